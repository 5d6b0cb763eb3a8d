import { randomBytes } from "node:crypto";
import * as asn1 from "asn1js";
import {
  AlgorithmIdentifier,
  type ContentInfo,
  MessageImprint,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from "pkijs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { oids } from "../../functions/documents/signing/oids.ts";
import { startSigningService, type SigningService } from "./start-signing-service.ts";

let service: SigningService;
beforeAll(async () => {
  service = await startSigningService();
});
afterAll(() => service.stop());

const octets = (bytes: Uint8Array) => new asn1.OctetString({ valueHex: Uint8Array.from(bytes).buffer });

async function stampOf(nonce?: asn1.Integer): Promise<TSTInfo> {
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: oids.sha256 }),
      hashedMessage: octets(randomBytes(32)),
    }),
    certReq: true,
    ...(nonce ? { nonce } : {}),
  });
  const reply = await fetch(`${service.url}/tsa`, { method: "POST", body: request.toSchema().toBER() });
  const { timeStampToken } = TimeStampResp.fromBER(await reply.arrayBuffer());
  const { encapContentInfo } = new SignedData({ schema: (timeStampToken as ContentInfo).content as unknown });
  return TSTInfo.fromBER((encapContentInfo.eContent as asn1.OctetString).getValue());
}

it("the local authority of time stamps returns the nonce of a request, and none if there was none (RFC 3161, 2.4.2)", async () => {
  const nonce = new asn1.Integer({ valueHex: Uint8Array.from([0x41, ...randomBytes(7)]).buffer });
  expect((await stampOf(nonce)).nonce?.isEqual(nonce)).toBe(true);
  expect((await stampOf()).nonce).toBeUndefined();
});
