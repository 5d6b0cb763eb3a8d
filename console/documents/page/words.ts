import { words } from "../../words/words.ts";
import { accessWords } from "./words-access.ts";
import { contentWords } from "./words-content.ts";
import { historyWords } from "./words-history.ts";
import { recordWords } from "./words-record.ts";

/** The texts of the page of a document. */
export const pageWords = words({
  ro: { ...recordWords.ro, ...contentWords.ro, ...accessWords.ro, ...historyWords.ro },
  ru: { ...recordWords.ru, ...contentWords.ru, ...accessWords.ru, ...historyWords.ru },
});
