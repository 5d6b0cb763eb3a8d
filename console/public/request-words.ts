import type { CitizenAccessRequest } from "../../client/generated/documents/types.ts";
import type { Text } from "./words.ts";

export const rights: Record<CitizenAccessRequest["drept"], Text> = {
  CITIRE: ["citire", "чтение", "read"],
  SCRIERE: ["citire și schimbare", "чтение и изменение", "read and change"],
};

export const requestStates: Record<CitizenAccessRequest["status"], Text> = {
  IN_ASTEPTARE: ["așteaptă decizia", "ожидает решения", "waiting for a decision"],
  APROBATA: ["aprobată", "одобрен", "approved"],
  RESPINSA: ["respinsă", "отклонён", "rejected"],
};
