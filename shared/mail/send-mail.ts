import { currentContext } from "../context.ts";
import { config } from "./config.ts";
import { config as defaultSender } from "./default-sender/config.ts";
import type { Mail, MailOutcome } from "./mail.ts";
import { parseMailbox } from "./mailbox.ts";
import { smtpServer } from "./smtp.ts";

/** A mail server that does not respond must not delay the answer. */
const TIMEOUT_MS = 5_000;
const sender = parseMailbox(defaultSender.mailFrom);

/**
 * Sends a mail through the configured mail server, with the correlation id of the request.
 * @throws InvalidMail before any connection, if a field cannot be sent safely.
 */
export function sendMail(mail: Mail): Promise<MailOutcome> {
  const correlationId = currentContext()?.correlationId;
  return smtpServer({ url: config.smtpUrl, timeoutMs: TIMEOUT_MS }).send({
    ...mail,
    from: mail.from ?? sender,
    headers: { ...mail.headers, ...(correlationId ? { "X-Correlation-Id": correlationId } : {}) },
  });
}
