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

/** The answer of a read that named no revision: none is "not modified". */
export function whole<Answer extends { status: number }>(answer: Answer): Extract<Answer, { status: 200 }> {
  if (isWhole(answer)) return answer;
  throw new Error(`A read without a condition was answered with ${answer.status}`);
}

const isWhole = <Answer extends { status: number }>(
  answer: Answer,
): answer is Extract<Answer, { status: 200 }> => answer.status === 200;
