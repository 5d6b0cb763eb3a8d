import type { SentMessageInfo, Transporter } from "nodemailer";
import { once } from "../once.ts";
import { checkMail } from "./check-mail.ts";
import type { MailServer, NotAccepted } from "./mail.ts";
import { messageOf } from "./message.ts";

interface SmtpOptions {
  /** smtp://user:password@host:port */
  url: string;
  /** Time-out of each step of the dialogue. */
  timeoutMs: number;
}

/** A mail server that is reached by SMTP. */
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
    async send(mail) {
      checkMail(mail);
      try {
        const server = await transporter();
        const { response = "" }: SentMessageInfo = await server.sendMail(messageOf(mail));
        return { kind: "accepted", reply: response };
      } catch (error) {
        return notAccepted(error);
      }
    },
  };
}

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
