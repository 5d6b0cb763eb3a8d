import { useWords } from "../../words/words.ts";
import { sendWords } from "./words.ts";

/** Whether people can refuse the notification. */
export function Standing({ category }: { category: string }) {
  const text = useWords(sendWords);
  return <p>{category === "" ? text.isOfficial : text.isOfCategory(category)}</p>;
}
