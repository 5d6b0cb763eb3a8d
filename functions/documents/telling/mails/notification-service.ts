import * as z from "zod";
import { currentContext, currentTraceparent, type Language } from "../../../../shared/context.ts";
import { clock } from "../../../../shared/clock.ts";
import { log } from "../../../../shared/log.ts";
import { type Answer, isSuccess, jsonOf } from "../../../../shared/outgoing/answer.ts";
import { configuredFetch } from "../../../../shared/outgoing/configured-fetch.ts";
import { config as inboxConfig } from "../inbox/config.ts";
import { config } from "./config.ts";

/*
 * The notification service, which documents calls as any system of its registry does: with client credentials, in the app zone.
 */

/** The time-out of a call. */
const TIMEOUT_MS = 5000;

/** A mail to one person. */
export interface Notice {
  /** A repeated call with the same one sends nothing again. */
  trackingId: string;
  /** What its recipient may decline. */
  categorie: string;
  to: string;
  limba: Language;
  subject: string;
  body: string;
}

/**
 * What became of a mail: the service has it; it will never take it; it does not answer, or takes nothing from us at the moment.
 */
export type Outcome = "sent" | "refused" | "away";

/** Hands a mail over. Never throws: what it learns is the outcome. */
export async function handOver(notice: Notice): Promise<Outcome> {
  try {
    const first = await send(notice, await token());
    if (first.status !== 401) return outcomeOf(first, notice);
    known = undefined;
    return outcomeOf(await send(notice, await token()), notice);
  } catch (error) {
    log.warn("the notification service does not answer", { error: String(error) });
    return "away";
  }
}

function outcomeOf(answer: Answer, { trackingId }: Notice): Outcome {
  // The first attempt was stored, and what it is about has another name by now.
  if (isSuccess(answer) || answer.status === 409) return "sent";
  const isOfMail = answer.status === 400 || answer.status === 413 || answer.status === 422;
  log.warn("the notification service refused a mail", { object: trackingId, status: answer.status });
  return isOfMail ? "refused" : "away";
}

const send = ({ to, limba, subject, body, ...notice }: Notice, bearer: string): Promise<Answer> =>
  call("/api/v1/app/notifications", {
    headers: { "content-type": "application/json", authorization: `Bearer ${bearer}` },
    body: JSON.stringify({
      ...notice,
      subject: inOne(limba, subject),
      body: inOne(limba, body),
      recipients: [{ type: "Email", value: to, limba }],
    }),
  });

/** A text in the one language in which it is sent, so that none stands in for it; every text has a Romanian one there. */
const inOne = (limba: Language, text: string) => ({ ro: literal(text), [limba]: literal(text) });

/** Texts are templates there, and names of documents are none: no brace follows another. */
const literal = (text: string): string => text.replace(/\{(?=\{)/g, "{\u2060");

let known: { token: string; until: number } | undefined;
/** Before its end a token is asked for anew. */
const EARLY_SECONDS = 60;

const Token = z.object({ access_token: z.string(), expires_in: z.number() });

async function token(): Promise<string> {
  if (known && known.until > clock.epochSeconds()) return known.token;
  const { clientId } = inboxConfig;
  const form = { grant_type: "client_credentials", client_id: clientId, client_secret: config.clientSecret };
  const answer = await call("/api/v1/app/tokens", {
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(form).toString(),
  });
  if (!isSuccess(answer)) throw new Error(`no token: ${answer.status}`);
  const { access_token, expires_in } = Token.parse(jsonOf(answer));
  known = { token: access_token, until: clock.epochSeconds() + expires_in - EARLY_SECONDS };
  return access_token;
}

/** With the correlation id and the trace of the run. */
function call(path: string, { headers, body }: { headers: Record<string, string>; body: string }) {
  const correlationId = currentContext()?.correlationId;
  const traceparent = currentTraceparent();
  return configuredFetch.fetchWhole(new URL(`${inboxConfig.notificationsUrl}${path}`), {
    method: "POST",
    headers: {
      accept: "application/json",
      ...(correlationId ? { "x-correlation-id": correlationId } : {}),
      ...(traceparent ? { traceparent } : {}),
      ...headers,
    },
    body,
    timeMs: TIMEOUT_MS,
  });
}
