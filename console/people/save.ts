import { useQueryClient } from "@tanstack/react-query";
import { showToast } from "../kit/toast.tsx";
import { useWords } from "../words/words.ts";
import { peopleWords } from "./words.ts";

/** Reads everything about people again after a write, and shows a toast. */
export function useSaved(): (said?: string) => Promise<void> {
  const text = useWords(peopleWords);
  const queries = useQueryClient();
  return async (said = text.saved) => {
    await queries.invalidateQueries({ queryKey: ["documents", "people"] });
    showToast({ text: said });
  };
}
