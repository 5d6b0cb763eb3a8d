import type { JudgedSignature } from "../../signing/judged-file.ts";
import type { Signature } from "../../records/signature.ts";
import type { Findings } from "./inside-view.ts";

/* What a verdict says about a signature, wherever it was made. */

type Certificate = Partial<Pick<Signature, "certificat" | "emitentCertificat" | "serie" | "amprenta">>;

export const certificateOf = ({ certificat, emitentCertificat, serie, amprenta }: Certificate): Certificate =>
  certificat === undefined ? {} : { certificat, emitentCertificat, serie, amprenta };

export const standingIn = ({ status, motiv }: Pick<JudgedSignature, "status" | "motiv">) => ({
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
}: JudgedSignature): Partial<Pick<Signature, "semnatar" | "declarat">> {
  if (certificat === undefined) return {};
  const isDeclared = said && said !== certificat && !unproven.includes(motiv);
  return { semnatar: certificat, ...(isDeclared ? { declarat: said } : {}) };
}

/** What the standard and its parts say, apart from one another. */
export const findingsIn = ({
  indicatie,
  subindicatie,
  integritate,
  incredere,
  autoritate,
  timp,
  adaugatDupa,
}: JudgedSignature): Findings => ({
  indicatie,
  ...(subindicatie === undefined ? {} : { subindicatie }),
  integritate,
  incredere,
  ...(autoritate === undefined ? {} : { autoritate }),
  ...(adaugatDupa ? { adaugatDupa } : {}),
  ...(timp ? { timp: { la: timp.la.toISOString(), sursaTimpului: timp.sursa } } : {}),
});

/** A signature that a file holds, and nothing here knows of. */
export const shownIn = (one: JudgedSignature) => ({
  ...namesIn(one),
  ...certificateOf(one),
  ...standingIn(one),
  ...findingsIn(one),
  nivel: one.nivel,
  numarRevizie: one.numarRevizie,
  ...(one.contrasemnatura ? { contrasemnatura: true } : {}),
  ...(one.acopera ? { acopera: one.acopera } : {}),
  ...(one.semnatLa ? { semnatLa: one.semnatLa.toISOString() } : {}),
});
