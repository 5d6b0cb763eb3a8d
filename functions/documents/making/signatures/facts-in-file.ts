import { clock } from "../../../../shared/clock.ts";
import { visibleText } from "../../../../shared/visible-text.ts";
import type { JudgedProof, JudgedSignature } from "../../signing/judged-file.ts";
import type { Verdict } from "../../signing/outcomes.ts";
import type { Signature } from "../../records/signature.ts";
import type { Qualification } from "../../signing/reasons.ts";
import type { Findings, Proof } from "./inside-view.ts";

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

/** A signature that does not hold is no qualified one; of one that cannot be judged nobody knows. */
export function qualificationIn({
  status,
  indicatie,
  calificata = "NEDETERMINATA",
}: Pick<Verdict, "status" | "indicatie" | "calificata">): Qualification {
  if (status === "VALIDA") return calificata;
  return indicatie === "TOTAL_FAILED" ? "NECALIFICATA" : "NEDETERMINATA";
}

/** The list that the authority is in. One that has expired still counts, as in the reference; the answer says so. */
function listIn({
  territory,
  until,
}: NonNullable<Verdict["lista"]>): NonNullable<Findings["listaIncredere"]> {
  const expirata = until === undefined || new Date(until) <= clock.now();
  return { teritoriu: territory, ...(until === undefined ? {} : { expiraLa: until }), expirata };
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
  lipsesc,
  lista,
  ...one
}: Verdict): Findings => ({
  indicatie,
  calificata: qualificationIn({ ...one, indicatie }),
  ...(lista ? { listaIncredere: listIn(lista) } : {}),
  ...(subindicatie === undefined ? {} : { subindicatie }),
  integritate,
  incredere,
  ...(autoritate === undefined ? {} : { autoritate }),
  ...(lipsesc ? { fisiereLipsa: lipsesc.map(visibleText) } : {}),
  ...(adaugatDupa ? { adaugatDupa } : {}),
  ...(timp ? { timp: { la: timp.la.toISOString(), sursaTimpului: timp.sursa } } : {}),
});

/** When it was signed, as the signer and as a stamp say. */
export const timesIn = ({ semnatLa, stampilaLa }: Pick<JudgedSignature, "semnatLa" | "stampilaLa">) => ({
  ...(semnatLa ? { semnatLa: semnatLa.toISOString() } : {}),
  ...(stampilaLa ? { stampilaLa: stampilaLa.toISOString() } : {}),
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
  ...(one.acopera ? { acopera: one.acopera.map(visibleText) } : {}),
  ...timesIn(one),
});

/** Names come from strangers: nothing in one may turn what is read of it. */
export const shownProof = ({ la, acopera, hash: _hash, signer: _signer, ...one }: JudgedProof): Proof => ({
  ...one,
  acopera: acopera.map(visibleText),
  ...(la ? { la: la.toISOString() } : {}),
});
