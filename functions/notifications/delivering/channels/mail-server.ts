import { config as defaultSender } from "../../../../shared/mail/default-sender/config.ts";
import { InvalidMail } from "../../../../shared/mail/check-mail.ts";
import type { Dkim, Mailbox, MailOutcome, OutgoingMail } from "../../../../shared/mail/mail.ts";
import { parseMailbox } from "../../../../shared/mail/mailbox.ts";
import { smtpServer } from "../../../../shared/mail/smtp.ts";
import type { Provider } from "../../records/provider.ts";
import type { Sender } from "../../records/sender.ts";
import type { Message, Outcome } from "./message.ts";
import { messageIdOf } from "./reference.ts";
import { openSecretOf, openSigningKey } from "./secrets.ts";

/**
 * Time-out of each step of a dialogue: long, because a server that scans a message answers late, and a time-out could
 * double the mail.
 */
const TIMEOUT_MS = 10_000;

/** Hands a message over to a mail server. */
export async function mail(message: Message, provider: Provider): Promise<Outcome> {
  const server = smtpServer({ url: await urlOf(provider), timeoutMs: TIMEOUT_MS });
  const outgoing = await mailOf(message, provider);
  try {
    return outcomeOf(await server.send(outgoing));
  } catch (error) {
    if (error instanceof InvalidMail) return refusalOf(error);
    throw error;
  }
}

/** The address of a server in the form of `shared/mail`, with its credentials. */
async function urlOf(provider: Provider): Promise<string> {
  const { host = "", port = 0, secure = false, requireTls, user } = provider.configuratie;
  const password = (await openSecretOf(provider, "password")) ?? "";
  const credentials =
    user === undefined ? "" : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  const rules = requireTls === undefined || secure ? "" : `?requireTLS=${String(requireTls)}`;
  return `${secure ? "smtps" : "smtp"}://${credentials}${host}:${port}${rules}`;
}

async function mailOf(message: Message, { configuratie }: Provider): Promise<OutgoingMail> {
  const { livrareId, to, subject, text, html, attachments, sender, unsubscribe } = message;
  const from = sender?.from ?? configuratie.from ?? defaultSender.mailFrom;
  return {
    from: parseMailbox(from),
    to,
    subject,
    text,
    messageId: messageIdOf(livrareId),
    headers: { "X-Temelia-Livrare": String(livrareId), ...unsubscribeHeaders(unsubscribe) },
    ...(html === undefined ? {} : { html }),
    ...(attachments ? { attachments } : {}),
    ...(sender ? await signedBy(sender) : {}),
  };
}

/** RFC 2369 and RFC 8058: mail programs show a button, and its POST declines the category. */
const unsubscribeHeaders = (address: string | undefined): Record<string, string> =>
  address === undefined
    ? {}
    : { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };

async function signedBy(sender: Sender): Promise<{ replyTo?: Mailbox; dkim?: Dkim }> {
  const { replyTo, dkim } = sender;
  const privateKey = dkim && (await openSigningKey(sender));
  return {
    ...(replyTo === undefined ? {} : { replyTo: parseMailbox(replyTo) }),
    ...(dkim && privateKey !== undefined
      ? { dkim: { domain: dkim.domeniu, selector: dkim.selector, privateKey } }
      : {}),
  };
}

function outcomeOf(outcome: MailOutcome): Outcome {
  if (outcome.kind === "accepted") return { kind: "accepted", messageId: outcome.serverId };
  const { kind, isAddressGone, responseCode = outcome.code, enhancedCode } = outcome;
  const code = enhancedCode === undefined ? String(responseCode) : `${responseCode} ${enhancedCode}`;
  if (kind !== "recipient") return { kind, code };
  // The library's code for a refused envelope: the recipient, because a refused sender is the provider's fault.
  const isOfAddress = isAddressGone || outcome.code === "EENVELOPE";
  return { kind, reason: isOfAddress ? "adresa-refuzata" : "continut-refuzat", isAddressGone, code };
}

/** The fields of a mail that its sender decides: a mistake in them is not the recipient's fault. */
const OWN_FIELDS = ["from", "replyTo", "dkim", "messageId", "headers"];

function refusalOf({ field }: InvalidMail): Outcome {
  const code = `invalid-${field}`;
  if (OWN_FIELDS.includes(field)) return { kind: "provider", code };
  const isAddressGone = field === "to";
  return {
    kind: "recipient",
    reason: isAddressGone ? "adresa-refuzata" : "continut-refuzat",
    isAddressGone,
    code,
  };
}
