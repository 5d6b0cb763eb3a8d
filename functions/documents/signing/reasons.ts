/** The reasons why a signature is not valid. */
export const reasons = [
  "CONTINUT_MODIFICAT",
  "CERTIFICAT_EXPIRAT",
  "CERTIFICAT_INCA_NEVALABIL",
  "CERTIFICAT_NECUNOSCUT",
  "CERTIFICAT_REVOCAT",
  /** It cannot be learned now if a certificate was revoked (ETSI EN 319 102-1: INDETERMINATE, TRY_LATER). */
  "REVOCARE_NEVERIFICATA",
  "CERTIFICAT_NEPOTRIVIT",
  "CERTIFICAT_NEPERMIS",
  "SEMNATURA_CORUPTA",
  "STAMPILA_INVALIDA",
  "ACOPERIRE_PARTIALA",
] as const;
export type Reason = (typeof reasons)[number];

/** Without extras, with a time stamp, with the revocation lists added (ETSI EN 319 122, 319 142). */
export const levels = ["B-B", "B-T", "B-LT"] as const;
export type Level = (typeof levels)[number];
