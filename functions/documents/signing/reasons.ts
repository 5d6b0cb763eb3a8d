/** The reasons why a signature is not valid. */
export const reasons = [
  "CONTINUT_MODIFICAT",
  "CERTIFICAT_EXPIRAT",
  "CERTIFICAT_NECUNOSCUT",
  "CERTIFICAT_REVOCAT",
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
