import { checkMail } from "./check-mail.ts";
import type { MailServer, NotAccepted } from "./mail.ts";
import { messageOf } from "./message.ts";
import type { SmtpSettings } from "./pool.ts";

/**
 * A mail server that is reached by SMTP. Servers with the same settings share their connections. The library is loaded
 * with the first mail: most processes of a function send none (docs/decisions/0030).
 */
export const smtpServer = (settings: SmtpSettings): MailServer => ({
  async send(mail) {
    checkMail(mail);
    const { transporterOf } = await import("./pool.ts");
    try {
      const { response } = await transporterOf(settings).sendMail(messageOf(mail));
      return { kind: "accepted", reply: response };
    } catch (error) {
      return notAccepted(error);
    }
  },
});

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
