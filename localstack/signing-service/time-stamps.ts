import { randomBytes, sign } from "node:crypto";
import * as asn1 from "asn1js";
import {
  AlgorithmIdentifier,
  ContentInfo,
  MessageImprint,
  PKIStatus,
  PKIStatusInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from "pkijs";
import { attributesOf, cmsFile, toBeSigned } from "../../functions/documents/signing/cms.ts";
import { oids } from "../../functions/documents/signing/oids.ts";
import { type Identity, sha256 } from "./certificates.ts";

/** The policy of this authority's stamps: one for tests (RFC 3161 requires one). */
const POLICY = "1.3.6.1.4.1.99999.1";

interface StampWish {
  authority: Identity;
  at: Date;
  /** That of the request: it shows the caller that the stamp answers it (RFC 3161, 2.4.2). */
  nonce?: asn1.Integer | undefined;
}

/** A time stamp (RFC 3161) of a SHA-256. */
export function stampOf(digest: Buffer, { authority, at, nonce }: StampWish): Buffer {
  const info = new TSTInfo({
    version: 1,
    policy: POLICY,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: oids.sha256 }),
      hashedMessage: new asn1.OctetString({ valueHex: Uint8Array.from(digest).buffer }),
    }),
    serialNumber: new asn1.Integer({
      valueHex: Uint8Array.from([0x41, ...randomBytes(8)]).buffer,
    }),
    genTime: at,
    ...(nonce ? { nonce } : {}),
  });
  const content = Buffer.from(info.toSchema().toBER());
  const { certificate, key } = authority;
  const attributes = attributesOf({
    digest: sha256(content),
    certificate,
    contentType: oids.timeStampInfo,
  });
  const signature = sign("sha256", toBeSigned(attributes), key);
  return cmsFile({
    attributes,
    chain: [certificate],
    signature,
    content: { type: oids.timeStampInfo, bytes: content },
  });
}

/** Answers a request for a stamp of a SHA-256, as an authority does over HTTP (RFC 3161, 3.4). */
export function answerStampRequest(
  request: Buffer,
  stamp: (digest: Buffer, nonce: asn1.Integer | undefined) => Buffer,
): Buffer {
  const { messageImprint, nonce } = TimeStampReq.fromBER(Uint8Array.from(request));
  const token = stamp(Buffer.from(messageImprint.hashedMessage.valueBlock.valueHexView), nonce);
  const response = new TimeStampResp({
    status: new PKIStatusInfo({ status: PKIStatus.granted }),
    timeStampToken: ContentInfo.fromBER(Uint8Array.from(token)),
  });
  return Buffer.from(response.toSchema().toBER());
}
