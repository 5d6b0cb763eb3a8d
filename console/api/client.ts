import { browserStore, createClient, createSession } from "../../client/index.ts";
import { currentLanguage } from "../words/language.ts";

/** The tokens of the person, for each service, shared by all tabs. */
export const tokens = createSession({ store: browserStore(window) });

/** The one client of the console: pass it to the functions of `client/generated/<service>`. */
export const client = createClient({ tokens, language: currentLanguage });
