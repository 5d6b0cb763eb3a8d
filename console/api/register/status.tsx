import { StateBadge } from "../../kit/states.tsx";
import { useLanguage } from "../../words/language.ts";
import { inLanguage } from "../../words/words.ts";
import type { Filter, Known } from "./kind.ts";

/* The state of records whose services call it `status_id`. */

const inUse = {
  "1": ["În folosință", "Используется", "In use"],
  "0": ["Scos din uz", "Не используется", "Out of use"],
} as const;

export function StatusBadge({ status_id }: { status_id: "0" | "1" }) {
  return (
    <StateBadge tone={status_id === "1" ? "good" : "neutral"}>
      {inLanguage(inUse[status_id], useLanguage())}
    </StateBadge>
  );
}

export const byStatus: Filter = {
  name: "stare",
  label: ["Starea", "Состояние", "State"],
  query: "filter[status_id]",
  choices: inUse,
};

/** How a history says it. */
export const statusText = (name: string, value: unknown, { say }: Known): string | undefined =>
  name === "status_id" ? say(inUse[value === "1" ? "1" : "0"]) : undefined;
