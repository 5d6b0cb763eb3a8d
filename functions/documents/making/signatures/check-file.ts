import * as z from "zod";
import { clock } from "../../../../shared/clock.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import { Signature } from "../../records/signature.ts";
import type { PdfVerdict } from "../../signing/pdf-judging.ts";
import { certificateOf, namesIn, standingIn } from "./facts-in-file.ts";
import { InsideView } from "./inside-view.ts";
import { refusals } from "./texts.ts";

const CheckedSignature = InsideView.omit({ aici: true, creatDe: true })
  .extend({ stampilaLa: Signature.shape.stampilaLa })
  .meta({ id: "SemnaturaVerificata" });
type CheckedSignature = z.output<typeof CheckedSignature>;

export const SignatureCheckView = z
  .object({
    dimensiune: z.int(),
    hashSha256: z.string(),
    verificatLa: z.iso.datetime(),
    /** Oldest first; empty for a file without signatures. */
    semnaturi: z.array(CheckedSignature),
  })
  .meta({ id: "VerificareaSemnaturilor" });
export type SignatureCheckView = z.output<typeof SignatureCheckView>;

/**
 * Judges every signature inside a PDF that anyone sends. Stores nothing and reads only the trusted roots, so that the
 * answer does not tell if the file is here.
 * @throws unprocessable if the bytes are not a readable PDF
 */
export async function checkFile(bytes: Buffer): Promise<z.output<typeof SignatureCheckView>> {
  const { judgeBytes } = await import("./judge-bytes.ts");
  const verdicts = await judgeBytes(bytes);
  if (!verdicts) throw refusals.pdfNecitibil();
  return {
    dimensiune: bytes.length,
    hashSha256: sha256(bytes),
    verificatLa: clock.iso(),
    semnaturi: verdicts.map(checked),
  };
}

const checked = (one: PdfVerdict): CheckedSignature => ({
  ...namesIn(one),
  ...certificateOf(one),
  ...standingIn(one),
  nivel: one.nivel,
  numarRevizie: one.numarRevizie,
  ...(one.semnatLa ? { semnatLa: one.semnatLa.toISOString() } : {}),
  ...(one.stampilaLa ? { stampilaLa: one.stampilaLa.toISOString() } : {}),
});
