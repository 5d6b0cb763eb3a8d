import { words } from "../../words/words.ts";

/** Texts of the accounts of the service. */
export const accountWords = words({
  ro: {
    system: "Sistemul operatorului",
  },
  ru: {
    system: "Система оператора",
  },
});
