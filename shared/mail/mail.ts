import { createTransport, type Transporter } from "nodemailer";
import { currentContext } from "../context.ts";
import { config } from "./config.ts";

/** A mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Longest wait for each step of the conversation: a mail server that hangs must not hold an answer. */
const TIMEOUT_MS = 5_000;

let transport: Transporter | undefined;

const mailServer = (): Transporter =>
  (transport ??= createTransport({
    url: config.smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  }));

/**
 * Hands a mail to the mail server; the request's correlation id goes with it. The address is one address
 * and never a list, and no line break in it or in the subject starts another header (CWE-93).
 * @throws Error when the server does not take it
 */
export async function sendMail({ to, subject, text }: Mail): Promise<void> {
  const correlationId = currentContext()?.correlationId;
  await mailServer().sendMail({
    from: config.mailFrom,
    to: { name: "", address: oneLine(to) },
    subject: oneLine(subject),
    text,
    headers: correlationId ? { "X-Correlation-Id": correlationId } : {},
  });
}

/** What a log may say of a mail that failed: servers repeat the address in their messages. */
export function mailFault(error: unknown): { code: string; responseCode: number | undefined } {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return { code: code ?? "unknown", responseCode };
}

// eslint-disable-next-line no-control-regex -- control characters are what must not pass
const oneLine = (text: string): string => text.replace(/[\x00-\x1f\x7f\u2028\u2029]+/g, " ").trim();
