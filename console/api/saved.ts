import { useQueryClient } from "@tanstack/react-query";
import { kitWords } from "../kit/words.ts";
import { showToast } from "../kit/toast.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { sentenceOf } from "./failed.tsx";

export type Saved = (
  said: string | undefined,
  undo?: () => Promise<unknown>,
  undoVerb?: string,
) => Promise<void>;

/**
 * For the time after a write: reads again the queries whose key begins with one of `keys`, and says what happened. An
 * act with an opposite offers it in the toast.
 */
export function useSaved(...keys: readonly (readonly string[])[]): Saved {
  const queries = useQueryClient();
  const language = useLanguage();
  const text = useWords(kitWords);
  const reread = async (): Promise<void> => {
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  const run = (undo: () => Promise<unknown>): void =>
    void undo().then(reread, (error: unknown) =>
      showToast({ text: sentenceOf(error, language), tone: "bad" }),
    );
  return async (said, undo, undoVerb = text.undo) => {
    await reread();
    if (said !== undefined)
      showToast({ text: said, ...(undo && { act: { title: undoVerb, onPress: () => run(undo) } }) });
  };
}
