import { useState } from "react";
import { showToast } from "../kit/toast.tsx";
import { useLanguage } from "../words/language.ts";
import { sentenceOf } from "./failed.tsx";

interface Run {
  isPending: boolean;
  run: (act: () => Promise<void>) => Promise<void>;
}

/** Runs the act of a button. A toast says why it failed. */
export function useRun(): Run {
  const language = useLanguage();
  const [isPending, setIsPending] = useState(false);
  return {
    isPending,
    async run(act) {
      setIsPending(true);
      try {
        await act();
      } catch (error) {
        showToast({ text: sentenceOf(error, language), tone: "bad" });
      } finally {
        setIsPending(false);
      }
    },
  };
}
