import { useQueryClient } from "@tanstack/react-query";
import { showToast } from "../kit/toast.tsx";
import { useWords } from "../words/words.ts";
import { peopleWords } from "./words.ts";

/** After a form has been saved: everything about people is read again, and the person who saved it hears so. */
export function useSaved(): (said?: string) => Promise<void> {
  const text = useWords(peopleWords);
  const queries = useQueryClient();
  return async (said = text.saved) => {
    await queries.invalidateQueries({ queryKey: ["documents", "people"] });
    showToast({ text: said });
  };
}
