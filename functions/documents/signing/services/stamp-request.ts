import * as asn1 from "asn1js";
import { AlgorithmIdentifier, MessageImprint, TimeStampReq, TimeStampResp } from "pkijs";
import { log } from "../../../../shared/log.ts";
import { isSuccess } from "../../../../shared/outgoing/answer.ts";
import { configuredFetch } from "../../../../shared/outgoing/configured-fetch.ts";
import { config } from "./config.ts";
import { oids } from "../oids.ts";
import { LIMIT_MS } from "../signing-port.ts";

/** Room for a stamp with the certificates of its authority: a larger one does not fit into a signature. */
const MOST_ANSWER_BYTES = 10_000;

/**
 * Requests a time stamp of a SHA-256 from the configured authority over HTTP (RFC 3161, 3.4). Undefined if no
 * authority is configured or it does not answer: the signature is then of the lower level.
 */
export async function requestStamp(digest: Buffer, signal: AbortSignal): Promise<Buffer | undefined> {
  if (config.stampUrl === "none") return undefined;
  try {
    const reply = await configuredFetch.fetchWhole(new URL(config.stampUrl), {
      method: "POST",
      headers: { "content-type": "application/timestamp-query" },
      body: new Uint8Array(requestOf(digest)),
      mostBytes: MOST_ANSWER_BYTES,
      signal,
      timeMs: LIMIT_MS,
    });
    if (!isSuccess(reply)) throw new Error(`status ${reply.status}`);
    const { timeStampToken } = TimeStampResp.fromBER(Uint8Array.from(reply.body).buffer);
    return timeStampToken && Buffer.from(timeStampToken.toSchema().toBER());
  } catch (error) {
    log.warn("requesting a time stamp failed", { cause: error instanceof Error ? error.name : "unknown" });
    return undefined;
  }
}

/** The token includes the certificate of its authority. The stamped digest is checked when the signature is judged. */
function requestOf(digest: Buffer): ArrayBuffer {
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: oids.sha256 }),
      hashedMessage: new asn1.OctetString({ valueHex: Uint8Array.from(digest).buffer }),
    }),
    certReq: true,
  });
  return request.toSchema().toBER();
}
