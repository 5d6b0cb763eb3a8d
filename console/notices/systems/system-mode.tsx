import type { Sistem } from "../../../client/generated/notifications/types.ts";
import { StateBadge } from "../../kit/states.tsx";
import { useWords } from "../../words/words.ts";
import { systemWords } from "./words.ts";

export function SystemMode({ mode }: { mode: Sistem["mod"] }) {
  const text = useWords(systemWords).modes;
  return <StateBadge tone={mode === "PROBA" ? "warning" : "neutral"}>{text[mode]}</StateBadge>;
}
