import { clock } from "../../../../shared/clock.ts";
import { read, removing } from "../../../../shared/data/repository.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { transactIfUnchanged } from "../../../../shared/data/transaction.ts";
import { serviceSecrets } from "../../../../shared/encryption/service-secrets.ts";
import { jittered } from "../../../../shared/jobs/pauses.ts";
import { worker, type Outcome } from "../../../../shared/jobs/worker.ts";
import { log } from "../../../../shared/log.ts";
import { InvalidMail } from "../../../../shared/mail/check-mail.ts";
import type { Mail, MailOutcome } from "../../../../shared/mail/mail.ts";
import { sendMail } from "../../../../shared/mail/send-mail.ts";
import { LONGEST_DELAY_SECONDS } from "../../../../shared/messaging/send.ts";
import { hasExpired, Links, type Link, type LinkMailState, notingMail } from "../../records/link.ts";
import { type LinkMail, LinkMails, tokenAt } from "../../records/link-mail.ts";
import { documents } from "../../service.ts";
import { linkMail } from "./link-mail.ts";
import { linkMailJob } from "./link-mail-job.ts";
import { noteGone } from "./mail-limits.ts";

/** For so long a mail that its server does not take is tried again. */
const TRIED_MS = 24 * 3600 * 1000;
const FIRST_PAUSE_SECONDS = 15;

const pauseAfter = (attempts: number): number =>
  jittered(Math.min(FIRST_PAUSE_SECONDS * 2 ** Math.min(attempts, 10), LONGEST_DELAY_SECONDS / 1.2));

/**
 * The background job of a mail. A worker that is stopped between the sending and its note sends it again, with the same identifier.
 * A link that was revoked or has expired meanwhile is not sent.
 */
export const sendLink = worker(linkMailJob, {
  leaseSeconds: 60,
  async run(row): Promise<Outcome<LinkMail>> {
    const link = await read(Links, { tokenHash: row.tokenHash });
    if (!isSendable(link)) return end(row, undefined);
    const token = await serviceSecrets(documents.name).open(row.token, tokenAt(row));
    const outcome = await handOver(linkMail(link, token, row.limba));
    if (outcome === "invalid") return end(row, link, "refuzat");
    if (outcome.kind === "accepted") return end(row, link, "trimis");
    const { kind, code, responseCode, isAddressGone } = outcome;
    log.warn("sending the mail of a link failed", { object: row.id, kind, code, responseCode });
    if (isAddressGone) await noteGone(link.catre);
    if (kind === "recipient") return end(row, link, "refuzat");
    return clock.now().getTime() - Date.parse(row.creatLa) < TRIED_MS
      ? { waits: row, seconds: pauseAfter(row.attempts ?? 1) }
      : end(row, link, "netrimis");
  },
});

type Sendable = Stored<Link> & { catre: string };

const isSendable = (link: Stored<Link> | undefined): link is Sendable =>
  link?.catre !== undefined && !hasExpired(link);

async function handOver(mail: Mail): Promise<MailOutcome | "invalid"> {
  try {
    return await sendMail(mail);
  } catch (error) {
    if (error instanceof InvalidMail) return "invalid";
    throw error;
  }
}

/** Removes the row with its token, and notes in the link what became of the mail. */
async function end(row: Stored<LinkMail>, link: Link | undefined, state?: LinkMailState): Promise<undefined> {
  const noted = link && state ? [notingMail(link, state)] : [];
  const isNoted = await transactIfUnchanged([...removing(LinkMails, row), ...noted], { repeatable: true });
  // A link that was revoked at the same moment has nothing to be noted in.
  if (!isNoted && noted.length > 0) await transactIfUnchanged(removing(LinkMails, row), { repeatable: true });
}
