import * as z from "zod";
import { clock } from "../../../../shared/clock.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import type { AppError } from "../../../../shared/errors.ts";
import { visibleText } from "../../../../shared/visible-text.ts";
import type { ContainedFile, JudgedFile, SignedContent } from "../../signing/judged-file.ts";
import { type FileKind, fileKinds } from "../../signing/file-kinds.ts";
import { shownIn, shownProof } from "./facts-in-file.ts";
import { InsideView, ProofView } from "./inside-view.ts";
import { refusals } from "./texts.ts";

const CheckedSignature = InsideView.omit({ aici: true, creatDe: true }).meta({ id: "SemnaturaVerificata" });

export const SignatureCheckView = z
  .object({
    dimensiune: z.int(),
    hashSha256: z.string(),
    verificatLa: z.iso.datetime(),
    /** The kind of the file. */
    felFisier: z.enum(fileKinds),
    /** Oldest first; empty for a file without signatures. */
    semnaturi: z.array(CheckedSignature),
    /** The files in a container, each with the numbers of the signatures that cover it. */
    fisiereContainer: z
      .array(
        z.object({
          nume: z.string(),
          dimensiune: z.int(),
          hashSha256: z.string(),
          semnaturi: z.array(z.int()),
        }),
      )
      .optional(),
    /** The time stamps and evidence records of a file that is one, or of a container. */
    dovezi: z.array(ProofView).optional(),
  })
  .meta({ id: "VerificareaSemnaturilor" });
export type SignatureCheckView = z.output<typeof SignatureCheckView>;

/**
 * Judges every signature inside a file that anyone sends: a PDF, an XML document, JSON, a container, or a `.p7m` or
 * `.p7s`, with the content that it signed beside it. Time stamps and evidence records are none, and are answered beside them. Nothing is stored, and nothing is read but the trusted roots, so that the
 * answer does not tell if the file is here.
 * @throws unprocessable if the bytes cannot be read, are of no known kind, or of one that cannot be judged, which is named
 */
export async function checkFile(
  bytes: Buffer,
  contents: SignedContent[],
): Promise<z.output<typeof SignatureCheckView>> {
  const { judgeBytes } = await import("./judge-bytes.ts");
  const judged = await judgeBytes(bytes, contents);
  const { kind, signatures, contents: files, proofs } = judged;
  if (!signatures) throw refusalOf(judged);
  return {
    dimensiune: bytes.length,
    hashSha256: sha256(bytes),
    verificatLa: clock.iso(),
    felFisier: kind,
    semnaturi: signatures.map(shownIn),
    ...(files ? { fisiereContainer: files.map(shownFile) } : {}),
    ...(proofs ? { dovezi: proofs.map(shownProof) } : {}),
  };
}

/** A kind that cannot be judged is named: an empty list would say that it has no signature. */
export function refusalOf({ kind, damagedAs }: JudgedFile): AppError {
  if (kind === "PDF") return refusals.pdfNecitibil();
  if (damagedAs) return refusals.fisierNecitibil({ fel: damagedAs });
  return kind === "NECUNOSCUT" ? refusals.felNecunoscut() : refusals.nesustinut({ fel: forms[kind] ?? kind });
}

/** The names of forms by which people find out what they are. */
const forms: Partial<Record<FileKind, string>> = {
  TSD: "TimeStampedData, RFC 5544",
  TSR: "TimeStampResp, RFC 3161",
  CMS_CRIPTAT: "CMS EnvelopedData, RFC 5652",
  SMIME: "S/MIME, RFC 8551",
  OPENPGP: "OpenPGP, RFC 9580",
};

/** Names come from strangers: nothing in one may turn what is read of it. */
const shownFile = (one: ContainedFile) => ({ ...one, nume: visibleText(one.nume) });
