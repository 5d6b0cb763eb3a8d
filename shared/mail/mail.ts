import type { Transporter } from "nodemailer";
import { currentContext } from "../context.ts";
import { once } from "../once.ts";
import { config } from "./config.ts";

/** A mail to one recipient. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Time-out of each step of the SMTP dialogue: a mail server that does not respond must not delay the answer. */
const TIMEOUT_MS = 5_000;

/** The library is loaded with the first mail: most processes of a function send none. */
const mailServer = once(async (): Promise<Transporter> => {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url: config.smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
});

/**
 * Sends a mail through the mail server, with the request's correlation id. `to` is one address, never a list, and no
 * line break in it or in the subject can start another header (CWE-93).
 * @throws Error if the server does not accept it
 */
export async function sendMail({ to, subject, text }: Mail): Promise<void> {
  const correlationId = currentContext()?.correlationId;
  const server = await mailServer();
  await server.sendMail({
    from: config.mailFrom,
    to: { name: "", address: oneLine(to) },
    subject: oneLine(subject),
    text,
    headers: correlationId ? { "X-Correlation-Id": correlationId } : {},
  });
}

/** The parts of a mail error that may be logged: servers repeat the address in their messages. */
export function mailFault(error: unknown): { code: string; responseCode: number | undefined } {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return { code: code ?? "unknown", responseCode };
}

// eslint-disable-next-line no-control-regex -- it matches the control characters to replace them
const oneLine = (text: string): string => text.replace(/[\x00-\x1f\x7f\u2028\u2029]+/g, " ").trim();
