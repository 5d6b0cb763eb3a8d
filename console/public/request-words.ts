import type { AccessRequest, Right } from "./citizen-documents-api.ts";
import type { Text } from "./words.ts";

export const rights: Record<Right, Text> = {
  CITIRE: ["citire", "чтение", "read"],
  SCRIERE: ["citire și schimbare", "чтение и изменение", "read and change"],
};

export const requestStates: Record<AccessRequest["status"], Text> = {
  IN_ASTEPTARE: ["așteaptă decizia", "ожидает решения", "waiting for a decision"],
  APROBATA: ["aprobată", "одобрен", "approved"],
  RESPINSA: ["respinsă", "отклонён", "rejected"],
};
