import { call } from "./api.ts";
import { contentOf, type Content } from "./content.ts";

/** `SemnaturaVerificata` of the contract. */
export interface CheckedSignature {
  status: "VALIDA" | "INVALIDA";
  motiv?:
    | "CONTINUT_MODIFICAT"
    | "CERTIFICAT_EXPIRAT"
    | "CERTIFICAT_INCA_NEVALABIL"
    | "CERTIFICAT_NECUNOSCUT"
    | "CERTIFICAT_REVOCAT"
    | "REVOCARE_NEVERIFICATA"
    | "CERTIFICAT_NEPOTRIVIT"
    | "CERTIFICAT_NEPERMIS"
    | "SEMNATURA_CORUPTA"
    | "STAMPILA_INVALIDA"
    | "ACOPERIRE_PARTIALA"
    | "FORMA_NEACCEPTATA"
    | "ALGORITM_SLAB"
    | "CONTINUT_LIPSA"
    | "CERTIFICAT_LIPSA"
    | "NESUSTINUT"
    | "FISIER_CRIPTAT";
  calificata?:
    | "SEMNATURA_CALIFICATA"
    | "SIGILIU_CALIFICAT"
    | "AVANSATA_CU_CERTIFICAT_CALIFICAT"
    | "NECALIFICATA"
    | "NEDETERMINATA";
  /** The trusted list that the authority is in. */
  listaIncredere?: { teritoriu: string; expiraLa?: string; expirata: boolean };
  integritate?: "INTACTA" | "MODIFICATA" | "NESTABILITA";
  incredere?: "ACORDATA" | "REFUZATA" | "NESTABILITA";
  autoritate?: string;
  nivel?: "B-B" | "B-T" | "B-LT" | "B-LTA";
  timp?: { la: string; sursaTimpului: "STAMPILA_SEMNATURII" | "STAMPILA_DOCUMENTULUI" | "VERIFICARE" };
  adaugatDupa?: Added[];
  contrasemnatura?: boolean;
  acopera?: string[];
  fisiereLipsa?: string[];
  numarRevizie?: number;
  semnatar?: string;
  declarat?: string;
  emitentCertificat?: string;
  serie?: string;
  semnatLa?: string;
  stampilaLa?: string;
}

/** What a later revision of a PDF added. */
export interface Added {
  felAdaugare: "SEMNATURA" | "STAMPILA" | "CAMP" | "FORMULAR" | "ADNOTARE" | "DATE_DE_VALIDARE";
  campuriAdaugate?: string[];
  semnatar?: string;
}

/** `VerificareaSemnaturilor` of the contract. */
export interface SignatureCheck {
  dimensiune: number;
  hashSha256: string;
  verificatLa: string;
  felFisier?: string;
  semnaturi: CheckedSignature[];
  fisiereContainer?: { nume: string; semnaturi: number[] }[];
  dovezi?: ProofOfExistence[];
}

/** A time stamp or an evidence record: it says when files existed, and nothing about who signed them. */
export interface ProofOfExistence extends Pick<CheckedSignature, "status" | "motiv" | "autoritate"> {
  felDovada: "MARCA_TEMPORALA" | "INREGISTRARE_DE_DOVEZI";
  la?: string;
  acopera: string[];
}

/** A signed file, and the file that it signs if that is another one. */
export interface Sent {
  file: File;
  content?: File | undefined;
}

function formOf({ file, content }: Sent): FormData {
  const form = new FormData();
  form.append("file", file);
  if (content) form.append("continutSemnat", content);
  return form;
}

/** Checks the signatures of a file; the service does not keep it. */
export async function checkSignatures(sent: Sent): Promise<SignatureCheck> {
  return (await (
    await call("POST", "/documents/api/v1/public/signature-checks", formOf(sent))
  ).json()) as SignatureCheck;
}

/** The report on the same file, which is checked again for it: for people as a PDF, for programs as XML. */
export const downloadReport = (sent: Sent, format: "pdf" | "xml"): Promise<Content> =>
  contentOf(() =>
    call("POST", `/documents/api/v1/public/signature-checks/report?format=${format}`, formOf(sent)),
  );
