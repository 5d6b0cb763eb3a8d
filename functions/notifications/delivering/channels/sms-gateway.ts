import type { Answer } from "../../../../shared/outgoing/answer.ts";
import { CallFailed } from "../../../../shared/outgoing/call-failed.ts";
import { guardedFetch } from "../../../../shared/outgoing/guarded-fetch.ts";
import { retryAfterIn } from "../../../../shared/outgoing/retry-after.ts";
import { once } from "../../../../shared/once.ts";
import { smsText, toGsm } from "../../../../shared/sms/segments.ts";
import type { Provider } from "../../records/provider.ts";
import { config } from "./config.ts";
import type { Message, Outcome, RefusedRecipient } from "./message.ts";
import { referenceOf } from "./reference.ts";
import { openSecretOf } from "./secrets.ts";

const outgoing = once(() => guardedFetch(config.privateGatewayAddresses));

/** An answer only has an id of the message and little else. */
const MOST_BYTES = 65_536;

/** Hands a message over to an HTTP gateway: one POST within 5 s, which it recognises by its Idempotency-Key if it is repeated. */
export async function text(message: Message, provider: Provider): Promise<Outcome> {
  const { url = "", faraDiacritice = false } = provider.configuratie;
  const sent = faraDiacritice ? toGsm(message.text) : message.text;
  try {
    const answer = await outgoing().fetchWhole(new URL(url), {
      method: "POST",
      headers: await headersOf(message, provider),
      body: JSON.stringify(bodyOf(message, provider, sent)),
      mostBytes: MOST_BYTES,
      beyond: "cut",
    });
    return outcomeOf(answer, smsText(sent).segments.length);
  } catch (error) {
    if (error instanceof CallFailed)
      return { kind: error.mayHaveArrived ? "ambiguous" : "provider", code: error.kind };
    throw error;
  }
}

async function headersOf({ livrareId }: Message, provider: Provider): Promise<Record<string, string>> {
  const token = await openSecretOf(provider, "token");
  return {
    "content-type": "application/json",
    accept: "application/json",
    "idempotency-key": referenceOf(livrareId),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
}

const bodyOf = ({ livrareId, to }: Message, { configuratie: { from } }: Provider, sent: string) => ({
  to,
  ...(from === undefined ? {} : { from }),
  text: sent,
  reference: referenceOf(livrareId),
});

/** Statuses that blame the number or the text. All others, except success, are the provider's fault, or ours. */
const refusals = new Map<number, RefusedRecipient["reason"]>([
  [400, "continut-refuzat"],
  [404, "adresa-refuzata"],
  [410, "adresa-refuzata"],
  [422, "continut-refuzat"],
]);

function outcomeOf({ status, headers, body }: Answer, segments: number): Outcome {
  const code = String(status);
  if (status >= 200 && status < 300) return { kind: "accepted", messageId: idIn(body), segments };
  const reason = refusals.get(status);
  if (reason) return { kind: "recipient", reason, isAddressGone: reason === "adresa-refuzata", code };
  return { kind: "provider", code, retryAfterSeconds: retryAfterIn(headers) };
}

/** The longest id that is kept. */
const MOST_ID = 255;

/** The gateway's id of the message; undefined if its answer has no usable one. */
function idIn(body: Buffer): string | undefined {
  const { id, messageId } = objectIn(body);
  const found = [id, messageId].find((one) => typeof one === "string" || typeof one === "number");
  const shown = found === undefined ? "" : String(found);
  return /^[\x21-\x7e]+$/.test(shown) && shown.length <= MOST_ID ? shown : undefined;
}

function objectIn(body: Buffer): { id?: unknown; messageId?: unknown } {
  try {
    return (JSON.parse(body.toString()) as object | null) ?? {};
  } catch {
    return {};
  }
}
