import { openFile } from "../../../shared/pdf/file.ts";
import type { JudgedSignature } from "./judged-file.ts";
import { readable } from "./pdf-readable.ts";
import { corruptSignature } from "./verdict.ts";
import { verdictWithout } from "./outcomes.ts";

const MOST = 100;
const RANGE = /\/ByteRange\s*\[\s*0\s+\d{1,12}\s+(\d{1,12})\s+(\d{1,12})\s*\]/g;

const unreadable = verdictWithout(
  { indicatie: "INDETERMINATE", subindicatie: "GENERIC", motiv: "NESUSTINUT" },
  { integritate: "NESTABILITA" },
);

/**
 * Signatures that no reader of the sections reaches: the file was damaged or changed after it was signed, or it is encrypted.
 * They are searched for, because nothing is trusted by it: an answer without them would say that the file was never signed.
 */
export function unreachableIn(bytes: Buffer): JudgedSignature[] {
  const sections = readable(() => openFile(bytes))?.file.sections ?? [];
  const isEncrypted = sections.some(({ trailer }) => trailer.get("Encrypt") !== null);
  return [...bytes.toString("latin1").matchAll(RANGE)].slice(0, MOST).map(([, next, rest]) => ({
    ...(isEncrypted ? unreadable : { ...corruptSignature, integritate: "MODIFICATA" as const }),
    numarRevizie: 1,
    end: Number(next) + Number(rest),
  }));
}
