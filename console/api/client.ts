// Imports single parts: the index would pull uploads and downloads into the first list.
import { browserStore } from "../../client/session-store.ts";
import { createSession } from "../../client/session.ts";
import { createClient } from "../../client/transport.ts";
import { withStepUp } from "./step-up.ts";
import { currentLanguage } from "../words/language.ts";

/** The person's tokens for each service, shared by all tabs. */
export const tokens = createSession({ store: browserStore(window) });

/** The client of the console: pass it to the functions of `client/generated/<service>`. */
export const client = withStepUp(createClient({ tokens, language: currentLanguage }), tokens);

/** For calls that a page repeats every few seconds: it shows that a service is down instead of waiting for it. */
export const watchingClient = createClient({ tokens, language: currentLanguage, retries: 0 });

/** Narrows the answer of a read without a revision, which is never "not modified". */
export function whole<Answer extends { status: number }>(answer: Answer): Extract<Answer, { status: 200 }> {
  if (isWhole(answer)) return answer;
  throw new Error(`A read without a condition was answered with ${answer.status}`);
}

const isWhole = <Answer extends { status: number }>(
  answer: Answer,
): answer is Extract<Answer, { status: 200 }> => answer.status === 200;
