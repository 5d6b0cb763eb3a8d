import { words } from "../../words/words.ts";
import { accessWords } from "./words-access.ts";
import { contentWords } from "./words-content.ts";
import { historyWords } from "./words-history.ts";
import { recordWords } from "./words-record.ts";

export const pageWords = words({
  ...recordWords,
  ...contentWords,
  ...accessWords,
  ...historyWords,
});
