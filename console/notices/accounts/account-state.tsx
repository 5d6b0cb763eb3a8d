import { StateBadge } from "../../kit/states.tsx";
import { useWords } from "../../words/words.ts";
import { accountWords } from "./words.ts";

export function AccountState({ activated }: { activated: boolean }) {
  const text = useWords(accountWords);
  return (
    <StateBadge tone={activated ? "good" : "warning"}>
      {activated ? text.activated : text.deactivated}
    </StateBadge>
  );
}
