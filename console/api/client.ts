// Its parts by themselves: the index would bring uploads and downloads into the first list.
import { browserStore } from "../../client/session-store.ts";
import { createSession } from "../../client/session.ts";
import { createClient } from "../../client/transport.ts";
import { currentLanguage } from "../words/language.ts";

/** The tokens of the person, for each service, shared by all tabs. */
export const tokens = createSession({ store: browserStore(window) });

/** The client of the console: pass it to the functions of `client/generated/<service>`. */
export const client = createClient({ tokens, language: currentLanguage });

/** For calls that a page repeats by itself every few seconds: an answer of a service that is down is shown, not waited for. */
export const watchingClient = createClient({ tokens, language: currentLanguage, retries: 0 });
