import type { Partajare } from "../../../client/generated/documents/types.ts";

type Right = Partajare["drept"];

export const rightOptions = (text: Record<Right, string>): { id: Right; label: string }[] =>
  (["CITIRE", "SCRIERE"] as const).map((id) => ({ id, label: text[id] }));
