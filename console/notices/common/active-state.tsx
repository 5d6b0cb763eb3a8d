import { StateBadge } from "../../kit/states.tsx";
import { useWords } from "../../words/words.ts";
import { commonWords } from "./words.ts";

/** In use, or retired. */
export function ActiveState({ activ }: { activ: boolean }) {
  const text = useWords(commonWords);
  return <StateBadge tone={activ ? "good" : "warning"}>{activ ? text.active : text.retired}</StateBadge>;
}
