import { StateBadge } from "../../kit/states.tsx";
import { useWords } from "../../words/words.ts";
import { recipientWords } from "./words.ts";

export function RecipientState({ activ }: { activ: boolean }) {
  const text = useWords(recipientWords);
  return activ ? (
    <StateBadge tone="good">{text.active}</StateBadge>
  ) : (
    <StateBadge tone="warning">{text.inactive}</StateBadge>
  );
}
