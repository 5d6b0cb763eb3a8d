import type { SentMessageInfo, Transporter } from "nodemailer";
import { once } from "../once.ts";
import type { Attachment, Mailbox, MailServer, NotAccepted } from "./mail.ts";

interface SmtpOptions {
  /** smtp://user:password@host:port */
  url: string;
  /** Time-out of each step of the dialogue. */
  timeoutMs: number;
}

/**
 * A mail server that is reached by SMTP. Line breaks in addresses, subjects, headers and file names become spaces, so that
 * none of them can start another header (CWE-93).
 */
export function smtpServer({ url, timeoutMs }: SmtpOptions): MailServer {
  /** The library is loaded with the first mail: most processes of a function send none. */
  const transporter = once(async (): Promise<Transporter> => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  });
  return {
    async send({ from, to, subject, text, html, headers = {}, attachments = [] }) {
      try {
        const server = await transporter();
        const { response = "" }: SentMessageInfo = await server.sendMail({
          from: typeof from === "string" ? from : addressOf(from),
          to: addressOf({ address: to }),
          subject: oneLine(subject),
          text,
          ...(html === undefined ? {} : { html }),
          headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, oneLine(value)])),
          attachments: attachments.map(attached),
        });
        return { kind: "accepted", reply: response };
      } catch (error) {
        return notAccepted(error);
      }
    },
  };
}

const addressOf = ({ name = "", address }: Mailbox) => ({ name: oneLine(name), address: oneLine(address) });

const attached = ({ name, type, content }: Attachment) => ({
  filename: oneLine(name),
  contentType: oneLine(type),
  content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
});

// eslint-disable-next-line no-control-regex -- it matches the control characters to replace them
const oneLine = (text: string): string => text.replace(/[\x00-\x1f\x7f\u2028\u2029]+/g, " ").trim();

/** Codes of errors about the mail itself; all others are about the connection. */
const ABOUT_THE_MAIL = new Set(["EENVELOPE", "EMESSAGE"]);

/** Without a reply, an error about the mail was found before it was sent: the address or the message cannot be sent. */
function notAccepted(error: unknown): NotAccepted {
  const { code = "unknown", response, responseCode } = error as Partial<SmtpError>;
  const isFinal = ABOUT_THE_MAIL.has(code) && (responseCode === undefined || responseCode >= 500);
  const reply = response ?? (error instanceof Error ? error.message : String(error));
  return { kind: isFinal ? "refused" : "deferred", reply, code, responseCode };
}

/** An error of the library, as far as it is used. */
interface SmtpError {
  code: string;
  response: string;
  responseCode: number;
}
