import { useCategories } from "../common/categories.ts";
import { useWords } from "../../words/words.ts";
import { sendWords } from "./words.ts";

interface StandingProps {
  /** The code of the category; "" for none. */
  category: string;
  system: string;
}

/** Whether people can refuse the notification. */
export function Standing({ category, system }: StandingProps) {
  const text = useWords(sendWords);
  const { of, nameOf } = useCategories(system);
  if (category === "") return <p>{text.isOfficial}</p>;
  const name = nameOf(category);
  return (
    <p>{of(category)?.refuzabila === false ? text.isOfficialCategory(name) : text.isOfCategory(name)}</p>
  );
}
