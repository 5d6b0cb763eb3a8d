import { places } from "../api/places.ts";
import type { Language } from "../words/language.ts";
import type { ApprovalService } from "../api/approvals/services.ts";

export const labelOf = (service: ApprovalService, language: Language): string =>
  places.find(({ id }) => id === service)?.label[language] ?? service;
