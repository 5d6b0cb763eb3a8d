import { Asn1Error } from "./ber.ts";
import { CorruptSignature, readCms } from "./cms-reading.ts";
import { cmsIn, kindOf } from "./file-kinds.ts";
import { oids } from "./oids.ts";

/** Signatures around signatures: more than any process makes. */
export const MOST_NESTED = 5;

/** What a CMS file signs and has inside, below signatures around signatures; undefined for a detached one, and for a stamp. */
export function contentInCms(bytes: Buffer): Buffer | undefined {
  let inside: Buffer | undefined;
  let next: Buffer | undefined = bytes;
  for (let depth = 0; next && depth < MOST_NESTED; depth += 1) {
    const found: Buffer | undefined = contentOr(cmsIn(next));
    inside = found ?? inside;
    next = found && kindOf(found) === "CMS" ? found : undefined;
  }
  return inside;
}

function contentOr(bytes: Buffer): Buffer | undefined {
  try {
    const { content, contentType } = readCms(bytes);
    return contentType === oids.timeStampInfo ? undefined : content;
  } catch (error) {
    if (error instanceof CorruptSignature || error instanceof Asn1Error) return undefined;
    throw error;
  }
}
