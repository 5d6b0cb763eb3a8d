import { words } from "../../words/words.ts";

/** Texts of providers, by which messages leave. */
export const providerWords = words({
  ro: {},
  ru: {},
});
