import type { AccessRequest, Right } from "./citizen-documents-api.ts";
import type { Text } from "./words.ts";

export const rights: Record<Right, Text> = {
  CITIRE: { ro: "citire", ru: "чтение" },
  SCRIERE: { ro: "citire și schimbare", ru: "чтение и изменение" },
};

export const requestStates: Record<AccessRequest["status"], Text> = {
  IN_ASTEPTARE: { ro: "așteaptă decizia", ru: "ожидает решения" },
  APROBATA: { ro: "aprobată", ru: "одобрен" },
  RESPINSA: { ro: "respinsă", ru: "отклонён" },
};
