import { call } from "./api.ts";

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
  semnatar?: string;
  declarat?: string;
  emitentCertificat?: string;
  serie?: string;
  semnatLa?: string;
  stampilaLa?: string;
}

/** `VerificareaSemnaturilor` of the contract. */
export interface SignatureCheck {
  dimensiune: number;
  hashSha256: string;
  verificatLa: string;
  semnaturi: CheckedSignature[];
}

/** Checks the signatures of a PDF; the service does not keep it. */
export async function checkSignatures(file: File): Promise<SignatureCheck> {
  const form = new FormData();
  form.append("file", file);
  return (await (
    await call("POST", "/documents/api/v1/public/signature-checks", form)
  ).json()) as SignatureCheck;
}
