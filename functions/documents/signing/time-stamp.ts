import { readCms } from "./cms-reading.ts";
import type { FoundSignature } from "./found-signature.ts";
import { oids } from "./oids.ts";
import { infoOf, type StampInfo } from "./time-stamp-info.ts";

/** A time stamp (RFC 3161) after parsing: nothing is judged yet. */
export interface Token extends StampInfo {
  signature: FoundSignature;
}

/** The token in some bytes; undefined if they are none. */
export function tokenIn(bytes: Buffer): Token | undefined {
  try {
    const cms = readCms(bytes);
    const [signature, another] = cms.signatures;
    if (cms.contentType !== oids.timeStampInfo || !cms.content || !signature || another) return undefined;
    const info = infoOf(cms.content);
    return info && { ...info, signature: { ...signature, form: "STAMPILA" } };
  } catch {
    return undefined;
  }
}
