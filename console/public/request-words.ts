import type { AccessRequest, Right } from "./citizen-documents-api.ts";
import type { Text } from "./words.ts";

export const rights: Record<Right, Text> = {
  CITIRE: ["citire", "чтение"],
  SCRIERE: ["citire și schimbare", "чтение и изменение"],
};

export const requestStates: Record<AccessRequest["status"], Text> = {
  IN_ASTEPTARE: ["așteaptă decizia", "ожидает решения"],
  APROBATA: ["aprobată", "одобрен"],
  RESPINSA: ["respinsă", "отклонён"],
};
