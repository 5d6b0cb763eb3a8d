import { mailSink } from "../../../../shared/testing/local-mail.ts";
import { administrator, call, callWith, fresh, newCertificate } from "../../testing.ts";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { CaughtMail } from "../../../../localstack/cloud/mail-store.ts";
import { registeredCertificate } from "../../../../shared/auth/client-certificate.ts";
import { clock } from "../../../../shared/clock.ts";
import { beforeCalls } from "../../../../shared/testing/before-calls.ts";
import { addPersonTo } from "../../../../shared/testing/people.ts";
import type { Account } from "../../access/account.ts";
import { handler as upkeep } from "../../operating/operational/upkeep.ts";
import type { SystemView } from "../../records/system.ts";

const DAY_MS = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** The headers of a person who changes systems and gets no mail. */
let admin: Record<string, string>;
let romanian: Account;
let russian: Account;

const addAdministrator = (fields: Partial<Account>): Promise<Account> =>
  addPersonTo("notifications", {
    authorities: ["ROLE_USER", "ROLE_ADMIN"],
    adminServiciu: true,
    passwordHash: "none",
    ...fields,
  });

beforeAll(async () => {
  admin = await administrator();
  romanian = await addAdministrator({});
  russian = await addAdministrator({ langKey: "ru" });
  await addAdministrator({ email: "oficial@login.invalid" });
  await addAdministrator({ activated: false });
});
beforeEach(() => {
  mailSink.clear();
});
afterEach(() => {
  mailSink.recover();
  clock.resume();
});

/** A new system whose certificate ends in so many days. */
async function systemFor(days: number, fields: { asFingerprint?: true; activ?: boolean } = {}) {
  const { asFingerprint, ...others } = fields;
  const denumire = fresh("Sistemul");
  const pem = newCertificate({ name: `cn ${denumire}`, until: inDays(days) });
  const certificate = [asFingerprint ? registeredCertificate(pem)?.fingerprint : pem];
  const body = { cod: fresh("SYS"), denumire, certificate, ...others };
  const { json } = await call<SystemView>("POST /api/sistems", admin, body);
  return { ...json, pem };
}

/** The run of a night that begins so many days from now. */
async function night(days: number): Promise<void> {
  clock.freeze(inDays(days));
  try {
    await upkeep();
  } finally {
    clock.resume();
  }
}

const mailsAbout = ({ denumire }: Pick<SystemView, "denumire">): CaughtMail[] =>
  mailSink.mails().filter(({ subject }) => new RegExp(`${denumire}[”»’]`).test(subject));
const readersOf = (system: Pick<SystemView, "denumire">): string[] =>
  mailsAbout(system)
    .flatMap(({ to }) => to)
    .sort();
const everybody = () => [romanian.email, russian.email].sort();

it("the administrators of the service are told of a certificate in its last 30 days, each once, in their language", async () => {
  const system = await systemFor(40);
  for (const days of [9, 11, 12, 25]) await night(days);
  expect(readersOf(system)).toEqual(everybody());
  const [ro, ru] = [romanian, russian].map(({ email }) =>
    mailsAbout(system).find(({ to }) => to.includes(email)),
  );
  const day = (locale: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "Europe/Chisinau" }).format(
      new Date(system.certificatExpiraLa ?? ""),
    );
  expect(ro?.subject).toBe(`Certificatul sistemului „${system.denumire}” expiră la ${day("ro-MD")}`);
  expect(ro?.text).toContain(`„cn ${system.denumire}”`);
  expect(ro?.text).toContain(`/app/canale/sisteme/${system.id}\n`);
  expect(ro?.text).toContain(system.certificate[0]);
  expect(ru?.subject).toBe(`Сертификат системы «${system.denumire}» истекает ${day("ru-MD")}`);
});

it("nobody is told of a certificate that ends later, has ended, was removed, or belongs to a stopped system", async () => {
  const systems = [
    await systemFor(31),
    await systemFor(-1),
    await systemFor(5, { activ: false }),
    await systemFor(5),
  ];
  await call(`PATCH /api/sistems/${systems.at(-1)?.id}`, admin, { certificate: [] });
  await night(0);
  expect(systems.flatMap(readersOf)).toEqual([]);
});

it("of a certificate whose end is not known nobody is told until its system has called with it", async () => {
  const system = await systemFor(5, { asFingerprint: true });
  await night(0);
  expect(readersOf(system)).toEqual([]);
  await callWith(system.pem, "GET /api/v1/template");
  await night(1);
  expect(readersOf(system)).toEqual(everybody());
});

it("of several certificates of a system each is told", async () => {
  const system = await systemFor(5);
  const another = newCertificate({ name: "Altul", until: inDays(6) });
  await call(`PATCH /api/sistems/${system.id}`, admin, { certificate: [system.pem, another] });
  await night(0);
  expect(readersOf(system)).toEqual([...everybody(), ...everybody()].sort());
});

it("of runs at the same time one tells", async () => {
  const system = await systemFor(5);
  await Promise.all([upkeep(), upkeep(), upkeep()]);
  expect(readersOf(system)).toEqual(everybody());
});

it("a mail that the mail server does not take is sent in the next night", async () => {
  const system = await systemFor(5);
  mailSink.fail("sender", 421);
  await night(0);
  mailSink.recover();
  expect(readersOf(system)).toEqual([]);
  await night(1);
  await night(2);
  expect(readersOf(system)).toEqual(everybody());
});

it("a run that is killed loses nothing, and what comes again has the same Message-ID", async () => {
  // Of each administrator the notice is stored before the mail, and again after it.
  const writes = [0, 1, 2, 3];
  for (const killedAt of writes) {
    const system = await systemFor(5);
    let written = 0;
    const killed = () => {
      written += 1;
      return written > killedAt ? Promise.reject(new Error("killed")) : Promise.resolve();
    };
    const moment = { command: "TransactWriteItemsCommand", about: "certificate-notice" };
    await expect(beforeCalls(moment, killed, upkeep)).rejects.toThrow("killed");
    await night(1);
    await night(2);
    const messages = new Set(mailsAbout(system).map(({ headers }) => headers["message-id"]));
    expect([killedAt, messages.size, [...new Set(readersOf(system))]]).toEqual([killedAt, 2, everybody()]);
    expect(readersOf(system)).toHaveLength(killedAt % 2 === 0 ? 2 : 3);
  }
});
