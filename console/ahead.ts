import { createConsoleSession } from "./api/session.ts";
import { areas } from "./areas.ts";
import { askAhead } from "./shell/ahead.ts";
import { formatsIn } from "./words/formats.ts";
import { currentLanguage } from "./words/language.ts";

/* The first script of the staff console. It is small, and requests the first list while the browser loads the rest. */

export const session = createConsoleSession();
export const asked = askAhead({ areas, session, address: window.location });

// A browser loads the formats of all languages at its first date: do it here, while it waits for the network.
setTimeout(() => formatsIn(currentLanguage()).dateTime(0));
