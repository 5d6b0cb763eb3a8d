import { TSTInfo } from "pkijs";
import { digestNamed, type DigestName } from "./algorithms.ts";
import type { FoundSignature } from "./found-signature.ts";
import { oids } from "./oids.ts";
import { readCms } from "./cms-reading.ts";

/** A time stamp (RFC 3161) after parsing: nothing is judged yet. */
export interface Token {
  at: Date;
  imprint: { digest: DigestName; value: Buffer };
  signature: FoundSignature;
}

/** The token in some bytes; undefined if they are none. */
export function tokenIn(bytes: Buffer): Token | undefined {
  try {
    const cms = readCms(bytes);
    const [signature, another] = cms.signatures;
    if (cms.contentType !== oids.timeStampInfo || !cms.content || !signature || another) return undefined;
    const { genTime, messageImprint } = TSTInfo.fromBER(Uint8Array.from(cms.content));
    const digest = digestNamed(messageImprint.hashAlgorithm.algorithmId);
    if (!digest) return undefined;
    const value = Buffer.from(messageImprint.hashedMessage.valueBlock.valueHexView);
    return { at: genTime, imprint: { digest, value }, signature: { ...signature, form: "STAMPILA" } };
  } catch {
    return undefined;
  }
}
