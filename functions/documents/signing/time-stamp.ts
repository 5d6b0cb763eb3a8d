import { createHash, type X509Certificate } from "node:crypto";
import { TSTInfo } from "pkijs";
import { isWithin } from "./certificate.ts";
import { pathTo } from "./certificate-path.ts";
import { fits } from "./certificate-rules.ts";
import { CorruptSignature, openCms } from "./cms-reading.ts";
import { digests, oids } from "./oids.ts";

/** The time of a stamp, and the certificate path of its authority. */
interface OpenedStamp {
  at: Date;
  /** From the authority's certificate to a root. */
  path: X509Certificate[];
  /** Revocation lists and OCSP answers in the stamp. */
  statements: Buffer[];
}

/** Tolerated clock difference between two services. */
const SKEW_MS = 5 * 60_000;

/** True if a time is ahead by more than the tolerated clock difference. */
export const isAhead = (at: Date, now: Date): boolean => at.getTime() > now.getTime() + SKEW_MS;

/**
 * Verifies a time stamp (RFC 3161) of a signature by a trusted authority whose certificate was valid at that time.
 * @throws CorruptSignature if it stamps other data, or its authority is not trusted
 */
export function openStamp(token: Buffer, stamped: Buffer, anchors: X509Certificate[]): OpenedStamp {
  try {
    return open(token, stamped, anchors);
  } catch (error) {
    throw error instanceof CorruptSignature ? error : new CorruptSignature("not readable", { cause: error });
  }
}

function open(token: Buffer, stamped: Buffer, anchors: X509Certificate[]): OpenedStamp {
  const cms = openCms(token);
  if (cms.contentType !== oids.timeStampInfo || !cms.content) throw new CorruptSignature("no time stamp");
  const { genTime, messageImprint } = TSTInfo.fromBER(Uint8Array.from(cms.content));
  const name = digests[messageImprint.hashAlgorithm.algorithmId];
  const imprint = Buffer.from(messageImprint.hashedMessage.valueBlock.valueHexView);
  const isContent = createHash(cms.digestName).update(cms.content).digest().equals(cms.messageDigest);
  if (!isContent || !name || !createHash(name).update(stamped).digest().equals(imprint))
    throw new CorruptSignature("a stamp of something else");
  const path = pathTo(cms.signer, { known: cms.certificates, anchors, purpose: "stamps" });
  if (!Array.isArray(path) || !fits(cms.signer, "stamps") || !path.every((one) => isWithin(one, genTime)))
    throw new CorruptSignature("no authority of time stamps");
  return { at: genTime, path, statements: cms.statements };
}
