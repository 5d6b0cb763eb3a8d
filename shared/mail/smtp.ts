import { checkMail } from "./check-mail.ts";
import type { MailServer, NotAccepted } from "./mail.ts";
import { messageOf } from "./message.ts";
import { enhancedCodeOf, isGone, meaningOf, serverIdOf } from "./outcome.ts";
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
      const { response = "" } = await transporterOf(settings).sendMail(messageOf(mail));
      return { kind: "accepted", reply: response, serverId: serverIdOf(response) };
    } catch (error) {
      return notAccepted(error);
    }
  },
});

function notAccepted(error: unknown): NotAccepted {
  const {
    code = "unknown",
    command,
    response,
    responseCode,
    isHandedOver = false,
  } = error as Partial<SmtpError>;
  const enhancedCode = response === undefined ? undefined : enhancedCodeOf(response);
  const failure = { command, status: responseCode, enhancedCode, isHandedOver };
  const kind = meaningOf(failure);
  return {
    kind,
    isAddressGone: kind === "recipient" && isGone(failure),
    reply: response ?? (error instanceof Error ? error.message : String(error)),
    ...{ code, responseCode, enhancedCode },
  };
}

/** An error of the transporter, as far as it is used. */
interface SmtpError {
  code: string;
  command: string;
  response: string;
  responseCode: number;
  isHandedOver: boolean;
}
