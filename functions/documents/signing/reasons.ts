/** Why a signature is not valid, for people: each belongs to one of the groups that the comments name. */
export const reasons = [
  /* Changed: what is there is not what was signed. */
  "CONTINUT_MODIFICAT",
  "ACOPERIRE_PARTIALA",
  /* Damaged: the value is not one of this key over these bytes, or the bytes do not form a signature. */
  "SEMNATURA_CORUPTA",
  /* Not trusted. */
  "CERTIFICAT_EXPIRAT",
  "CERTIFICAT_INCA_NEVALABIL",
  "CERTIFICAT_NECUNOSCUT",
  "CERTIFICAT_REVOCAT",
  "CERTIFICAT_NEPOTRIVIT",
  "CERTIFICAT_NEPERMIS",
  /** The signature leaves out what its standard demands, or has what it forbids. */
  "FORMA_NEACCEPTATA",
  /** No longer given: a stamp that is not good proves no time, and takes nothing from its signature. */
  "STAMPILA_INVALIDA",
  /* Too weak. */
  "ALGORITM_SLAB",
  /* Cannot be judged here. */
  /** It cannot be learned now if a certificate was revoked: try again (ETSI EN 319 102-1: TRY_LATER). */
  "REVOCARE_NEVERIFICATA",
  /** The signed content is not in the file, and not beside it. */
  "CONTINUT_LIPSA",
  /** The certificate of the signer is not in the file. */
  "CERTIFICAT_LIPSA",
  /** A form or an algorithm that is not supported. */
  "NESUSTINUT",
  /** The file opens with a password or a certificate only. */
  "FISIER_CRIPTAT",
] as const;
export type Reason = (typeof reasons)[number];

/** Without extras, with a time stamp, with the revocation data, with an archive stamp over them (ETSI EN 319 122, 319 132, 319 142). */
export const levels = ["B-B", "B-T", "B-LT", "B-LTA"] as const;
export type Level = (typeof levels)[number];

/** The status of a validation (ETSI EN 319 102-1, 5.1.3). */
export const indications = ["TOTAL_PASSED", "TOTAL_FAILED", "INDETERMINATE"] as const;
export type Indication = (typeof indications)[number];

/** Its reason (ETSI EN 319 102-1, tables 5 and 6), as far as it is given here. */
export const subIndications = [
  "FORMAT_FAILURE",
  "HASH_FAILURE",
  "SIG_CRYPTO_FAILURE",
  "SIG_CONSTRAINTS_FAILURE",
  "CHAIN_CONSTRAINTS_FAILURE",
  "CERTIFICATE_CHAIN_GENERAL_FAILURE",
  "CRYPTO_CONSTRAINTS_FAILURE_NO_POE",
  "NOT_YET_VALID",
  "NO_SIGNING_CERTIFICATE_FOUND",
  "NO_CERTIFICATE_CHAIN_FOUND",
  "NO_CERTIFICATE_CHAIN_FOUND_NO_POE",
  "REVOKED_NO_POE",
  "REVOKED_CA_NO_POE",
  "OUT_OF_BOUNDS_NO_POE",
  "OUT_OF_BOUNDS_NOT_REVOKED",
  "REVOCATION_OUT_OF_BOUNDS_NO_POE",
  "SIGNED_DATA_NOT_FOUND",
  "TRY_LATER",
  "GENERIC",
] as const;
export type SubIndication = (typeof subIndications)[number];

/** If what is there is what was signed. */
export const integrities = ["INTACTA", "MODIFICATA", "NESTABILITA"] as const;
export type Integrity = (typeof integrities)[number];

/** If the signer's certificate is to be trusted. */
export const trusts = ["ACORDATA", "REFUZATA", "NESTABILITA"] as const;
export type TrustGiven = (typeof trusts)[number];

/** What a later revision of a PDF added. */
export const additionKinds = [
  "SEMNATURA",
  "STAMPILA",
  "CAMP",
  "FORMULAR",
  "ADNOTARE",
  "DATE_DE_VALIDARE",
] as const;
export type AdditionKind = (typeof additionKinds)[number];

/** From where the time comes at which a signature is judged: a stamp of it, one of the document or archive around it, or now. */
export const timeSources = ["STAMPILA_SEMNATURII", "STAMPILA_DOCUMENTULUI", "VERIFICARE"] as const;
export type TimeSource = (typeof timeSources)[number];

/** What proves that data existed at a time, and is no signature of them. */
export const proofKinds = ["MARCA_TEMPORALA", "INREGISTRARE_DE_DOVEZI"] as const;
export type ProofKind = (typeof proofKinds)[number];

/**
 * If a signature is qualified under the law on trust services, by the trusted lists (ETSI TS 119 615): a qualified signature, a
 * qualified seal, an advanced one with a qualified certificate, none of these; or it cannot be determined.
 */
export const qualifications = [
  "SEMNATURA_CALIFICATA",
  "SIGILIU_CALIFICAT",
  "AVANSATA_CU_CERTIFICAT_CALIFICAT",
  "NECALIFICATA",
  "NEDETERMINATA",
] as const;
export type Qualification = (typeof qualifications)[number];
