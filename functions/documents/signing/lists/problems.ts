/** Why a list does not count, or has not taken the place of the one before. */
export const listProblems = [
  /** It cannot be fetched. */
  "INDISPONIBILA",
  /** It is no trusted list, or too large. */
  "NECITIBILA",
  /** Its signature is not good, is not of all of it, or not by one that may sign it. */
  "SEMNATURA_NEVALIDA",
  /** It is of another territory than its pointer says, or a list of lists in the place of a list. */
  "ALT_TERITORIU",
  /** Its number or its date of issue is before that of the one that is kept, or its date has not come yet. */
  "MAI_VECHE",
] as const;
export type ListProblem = (typeof listProblems)[number];
