import { changing, read } from "../../../shared/data/repository.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { transactIfUnchanged } from "../../../shared/data/transaction.ts";
import { log } from "../../../shared/log.ts";
import { isRefusedForNow } from "../../../shared/mail/mail.ts";
import { sendMail } from "../../../shared/mail/send-mail.ts";
import { countsText } from "../audit/forms/words.ts";
import { config } from "../../../shared/config.ts";
import type { Language } from "../../../shared/everywhere/texts.ts";
import { type Audit, Audits } from "../records/audit.ts";
import { type System, Systems } from "../records/system.ts";

/**
 * Tells the contact of a system about the issues that an audit has opened or closed. The mail has the audit's
 * identifier, so that one sent twice is shown once.
 * @throws Error if the mail server takes no mail at present: the message comes again
 */
export async function mailIssues(audit: Stored<Audit>): Promise<void> {
  if (!audit.mailDue) return;
  const system = await read(Systems, { id: audit.systemId });
  if (system) {
    const outcome = await sendMail(mailOf(audit, system));
    const { kind } = outcome;
    if (isRefusedForNow(outcome)) throw new Error("the mail server takes no mail at present");
    if (kind !== "accepted") log.warn("a mail about issues was not accepted", { object: audit.id, kind });
  }
  const { mailDue: _, ...told } = audit;
  await transactIfUnchanged(changing(Audits, audit, told));
}

const mailOf = (
  { id, verdict = "WARN", counts, opened = 0, closed = 0, finishedAt = "" }: Audit,
  { cod, contact }: System,
) => {
  const numbers = (language: Language) => (counts ? countsText(counts, language) : "");
  return {
    to: contact,
    subject: `${cod}: ${verdict}`,
    messageId: `audit-${id}@platform.temelia`,
    text: [
      `Sistemul ${cod} a fost auditat la ${finishedAt}: ${verdict} (${numbers("ro")}).`,
      `Abateri deschise: ${opened}. Abateri închise: ${closed}.`,
      "",
      `Система ${cod} проверена ${finishedAt}: ${verdict} (${numbers("ru")}).`,
      `Открыто отклонений: ${opened}. Закрыто отклонений: ${closed}.`,
      "",
      `System ${cod} was audited at ${finishedAt}: ${verdict} (${numbers("en")}).`,
      `Deviations opened: ${opened}. Deviations closed: ${closed}.`,
      "",
      `${config.publicUrl}/platform/api/v1/staff/audits/${id}`,
      "",
    ].join("\n"),
  };
};
