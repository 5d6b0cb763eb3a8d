import { ContentMismatch } from "../../../client/index.ts";
import { sentenceOf } from "../../api/failed.tsx";
import { type Toast, showToast } from "../../kit/toast.tsx";
import { useLanguage } from "../../words/language.ts";
import { wordsIn } from "../../words/words.ts";
import { useRefresh } from "./opened.ts";
import { pageWords } from "./words.ts";

type Act = () => Promise<Toast | undefined>;

/**
 * Runs an act on a document, shows what changed and says what happened, or why it was refused. Also reads the page
 * again after a refusal, because the record is not what it showed.
 */
export function useAct(): (id: number, act: Act) => Promise<void> {
  const refresh = useRefresh();
  const whyOf = useWhy();
  return async (id, act) => {
    try {
      const toast = await act();
      await refresh(id);
      if (toast) showToast(toast);
    } catch (error) {
      showToast({ text: whyOf(error), tone: "bad" });
      await refresh(id);
    }
  };
}

/** The sentence for a refused act. */
export function useWhy(): (error: unknown) => string {
  const language = useLanguage();
  return (error) =>
    error instanceof ContentMismatch ? wordsIn(pageWords, language).damaged : sentenceOf(error, language);
}
