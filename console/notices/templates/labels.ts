import { useWords } from "../../words/words.ts";
import { commonWords } from "../common/words.ts";
import { templateWords } from "./words.ts";

/** The names of the fields of a template in its history, which keeps no long texts. */
export function useHistoryLabels(): Record<string, string> {
  const text = useWords(templateWords);
  const common = useWords(commonWords);
  return {
    name: common.name,
    cod: common.code,
    categorie: common.category,
    subject: text.subject,
    bodyShort: text.short,
  };
}
