import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { idsIn } from "../../../../shared/data/lists.ts";
import { adding, changing, readByKeys, readMany, unrevised } from "../../../../shared/data/repository.ts";
import { transactIfUnchanged } from "../../../../shared/data/transaction.ts";
import { endingOf } from "../../../../shared/everywhere/ending.ts";
import { getsMail, SERVICE_ADMINISTRATORS } from "../../../../shared/features/accounts/account.ts";
import { log } from "../../../../shared/log.ts";
import type { MailOutcome } from "../../../../shared/mail/mail.ts";
import { sendMail } from "../../../../shared/mail/send-mail.ts";
import { type Account, Accounts } from "../../access/account.ts";
import { type CertificateNotice, CertificateNotices } from "../../records/certificate-notice.ts";
import type { KnownCertificate, System } from "../../records/system.ts";
import { readSystems } from "../../state/lanes/systems.ts";
import { endingMail } from "./ending-mail.ts";

/** A certificate of a system in use that ends soon. */
interface EndingCertificate {
  system: System;
  certificate: KnownCertificate;
}

/** More administrators are not told. */
const MOST_ADMINISTRATORS = 50;
/** A run has ended by then, or was killed; the next one is a day later. */
const TELLING_SECONDS = 3600;
const DAY_SECONDS = 24 * 3600;

/**
 * Tells the administrators of the service of each certificate that ends soon, each of them once: whoever stores the notice tells. A crash
 * before the mail loses nothing, and one behind it brings the same mail again in the next night. If the mail server takes nothing, the run
 * ends.
 */
export async function tellEnding(isTimeLeft: () => boolean): Promise<void> {
  const ending = endingIn(await readSystems());
  if (ending.length === 0) return;
  const telling = await tellingOf(ending, await administrators());
  for (const [account, one] of telling) if (!isTimeLeft() || !(await tell(account, one))) return;
}

const endingIn = (systems: readonly System[]): EndingCertificate[] =>
  systems
    .filter(({ activ }) => activ)
    .flatMap((system) =>
      (system.certificateCunoscute ?? [])
        .filter(({ expiraLa }) => endingOf(expiraLa, clock.now().getTime()) === "soon")
        .map((certificate) => ({ system, certificate })),
    );

/** Those who get mail. */
async function administrators(): Promise<Account[]> {
  const ids = await idsIn(Accounts.table, [{ partitions: [SERVICE_ADMINISTRATORS] }], MOST_ADMINISTRATORS);
  const found = (await readMany(Accounts, ids)).filter((one) => one.activated && getsMail(one));
  if (found.length === 0) log.warn("no administrator gets mail about certificates that end soon");
  return found;
}

type Telling = [account: Account, one: EndingCertificate];

/** Who has to be told of what still. */
async function tellingOf(ending: EndingCertificate[], accounts: Account[]): Promise<Telling[]> {
  const all = accounts.flatMap((account) => ending.map((one): Telling => [account, one]));
  const stored = await readByKeys(CertificateNotices, all.map(keyOf));
  const names = new Set(stored.map(({ id, amprenta }) => `${id} ${amprenta}`));
  return all.filter((one) => {
    const { id, amprenta } = keyOf(one);
    return !names.has(`${id} ${amprenta}`);
  });
}

const keyOf = ([{ id }, { certificate }]: Telling) => ({ id, amprenta: certificate.amprenta });

/** @returns false if the mail server takes nothing at present */
async function tell(account: Account, one: EndingCertificate): Promise<boolean> {
  const taken = unrevised<CertificateNotice>({
    ...keyOf([account, one]),
    expiresOn: clock.epochSeconds() + TELLING_SECONDS,
  });
  if (!(await transactIfUnchanged(adding(CertificateNotices, taken), { repeatable: true }))) return true;
  const kind = await sent(account, one);
  if (kind === "accepted" || kind === "ambiguous") await endTelling(taken, one);
  return kind !== "provider";
}

/** An address to which nothing can be sent safely keeps the others from nothing. */
async function sent(
  account: Account,
  { system, certificate }: EndingCertificate,
): Promise<MailOutcome["kind"] | undefined> {
  try {
    const { kind } = await sendMail(endingMail(account, system, certificate));
    if (kind !== "accepted")
      log.warn("a mail about a certificate that ends soon was not accepted", { object: account.id, kind });
    return kind;
  } catch (error) {
    log.error("a mail about a certificate that ends soon cannot be sent", error, { object: account.id });
    return undefined;
  }
}

/** From its end on nobody is told of a certificate. */
async function endTelling(
  taken: Stored<CertificateNotice>,
  { certificate }: EndingCertificate,
): Promise<void> {
  const expiresOn = Math.ceil(Date.parse(certificate.expiraLa) / 1000) + DAY_SECONDS;
  const told = { ...taken, anuntatLa: clock.iso(), expiresOn };
  await transactIfUnchanged(changing(CertificateNotices, taken, told), { repeatable: true });
}
