import type { Tone } from "../kit/states.tsx";
import type { ApprovalStatus } from "../api/approvals/operations.ts";

export const statuses = ["IN_ASTEPTARE", "EXECUTATA", "RESPINSA", "RETRASA", "EXPIRATA"] as const;

export const tones: Readonly<Record<ApprovalStatus, Tone>> = {
  IN_ASTEPTARE: "accent",
  EXECUTATA: "good",
  RESPINSA: "bad",
  RETRASA: "neutral",
  EXPIRATA: "warning",
};
