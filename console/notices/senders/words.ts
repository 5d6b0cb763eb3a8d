import { words } from "../../words/words.ts";

/** Texts of the senders of mail. */
export const senderWords = words({
  ro: {},
  ru: {},
});
