import type { PdfVerdict } from "../../signing/pdf-judging.ts";
import type { Signature } from "../../records/signature.ts";

/* What a verdict says about a signature, wherever it was made. */

type Certificate = Partial<Pick<Signature, "certificat" | "emitentCertificat" | "serie" | "amprenta">>;

export const certificateOf = ({ certificat, emitentCertificat, serie, amprenta }: Certificate): Certificate =>
  certificat === undefined ? {} : { certificat, emitentCertificat, serie, amprenta };

export const standingIn = ({ status, motiv }: Pick<PdfVerdict, "status" | "motiv">) => ({
  status,
  ...(motiv ? { motiv } : {}),
});

/** With these verdicts, the bytes that contain the declared name may differ from the signed ones. */
const unproven: (string | undefined)[] = ["CONTINUT_MODIFICAT", "SEMNATURA_CORUPTA", "ACOPERIRE_PARTIALA"];

/** The certificate's name, and the name in the file if the signature covers it. */
export function namesIn({
  certificat,
  semnatar: said,
  motiv,
}: PdfVerdict): Partial<Pick<Signature, "semnatar" | "declarat">> {
  if (certificat === undefined) return {};
  const isDeclared = said && said !== certificat && !unproven.includes(motiv);
  return { semnatar: certificat, ...(isDeclared ? { declarat: said } : {}) };
}
