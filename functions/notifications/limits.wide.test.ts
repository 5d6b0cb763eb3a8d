import { accept, deliveryOf, mailSink, mailsTo, someAddress } from "./delivering/delivery/testing.ts";
import { createMachine, createSystem, fresh } from "./testing.ts";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { getEphemeral } from "../../shared/data/ephemeral.ts";
import { callerOf, type Received } from "../../shared/testing/caller.ts";
import { functionProcesses } from "../../shared/testing/processes.ts";
import { createProvider } from "./delivering/providers/testing.ts";
import { keyOfDay } from "./accepting/sending/daily-limit.ts";
import { email, noticeOf } from "./accepting/sending/testing.ts";

/* Limits under 20 calls at once through several processes. The tokens of providers: channels/rate.test.ts. */

const processes = functionProcesses(3);
afterAll(() => processes.stop());
const ask = callerOf(processes.handlerOf(join(import.meta.dirname, "handlers", "machine-routes.ts")));
const deliver = processes.consumerOf(join(import.meta.dirname, "delivering", "delivery", "consumer.ts"));

const AT_ONCE = 20;
const atOnce = <T>(act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, i) => act(i)));

const notify = (certificate: string, trackingId: string): Promise<Received> =>
  ask("POST", `/notifications/api/v1/notify/${trackingId}`, {
    certificate,
    body: noticeOf({ recipients: [email(someAddress())] }),
  });

const statusesOf = (answers: Received[]) => answers.map(({ status }) => status).sort();
const expected = (granted: number, status: number) => [
  ...Array<number>(granted).fill(status),
  ...Array<number>(AT_ONCE - granted).fill(429),
];

/** After how many seconds callers over the limit may come again. */
const pausesOf = (answers: Received[]): number[] =>
  answers.filter(({ status }) => status === 429).map(({ headers }) => Number(headers["retry-after"]));

describe("of 20 at once through several processes never one more gets through than", () => {
  it("the system's calls a minute, and those over it are told when to come again", async () => {
    await untilMinuteLasts(20);
    const { certificate } = await createMachine({ limitaPeMinut: 7 });
    const answers = await atOnce(() => ask("GET", "/notifications/api/v1/template", { certificate }));
    expect(statusesOf(answers)).toEqual(expected(7, 200));
    for (const pause of pausesOf(answers)) expect(pause > 0 && pause <= 60).toBe(true);
  });

  it("the system's deliveries a day, and those over it are told when to come again", async () => {
    const { system, certificate } = await createMachine({ limitaPeZi: 7 });
    const answers = await atOnce((i) => notify(certificate, `zi-${i}`));
    expect(statusesOf(answers)).toEqual(expected(7, 202));
    for (const pause of pausesOf(answers)) expect(pause > 0 && pause <= 86_400).toBe(true);
    expect((await getEphemeral(keyOfDay(system.id)))?.count).toBe(7);
  });

  it("a ceiling of what goes to one address; the others are Cancelled and told why", async () => {
    await createProvider({ configuratie: { host: "127.0.0.1", port: mailSink.port } });
    const system = await createSystem({ plafoane: [{ categorie: "oferte", celMult: 3, minute: 60 }] });
    const adresa = someAddress();
    const made = await atOnce(() =>
      accept({
        system,
        content: { recipients: [{ canal: "Email", adresa }] },
        notification: { categorie: "oferte" },
      }),
    );
    // Every message comes to two processes.
    await Promise.all([...made, ...made].map(({ id }) => deliver({ Records: [recordOf(id)] } as never)));
    const rows = await Promise.all(made.map(({ id }) => deliveryOf(id)));
    expect(rows.map(({ status, motiv }) => [status, motiv]).sort()).toEqual([
      ...Array.from({ length: AT_ONCE - 3 }, () => ["Cancelled", "prea-des"]),
      ...Array.from({ length: 3 }, () => ["Sent", undefined]),
    ]);
    expect(mailsTo(adresa)).toHaveLength(3);
  });
});

it("20 retries of one call at once through several processes count its deliveries once", async () => {
  const { system, certificate } = await createMachine({ limitaPeZi: 1 });
  const trackingId = fresh("N");
  const body = noticeOf();
  const answers = await atOnce(() =>
    ask("POST", `/notifications/api/v1/notify/${trackingId}`, { certificate, body }),
  );
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect([answers[0]?.status, (await getEphemeral(keyOfDay(system.id)))?.count]).toEqual([202, 1]);
});

const recordOf = (livrareId: number) => ({
  messageId: String(livrareId),
  receiptHandle: "",
  body: JSON.stringify({ livrareId }),
  messageAttributes: {},
});

/** Limits count by the minute: waits for the next one if this one ends soon. */
async function untilMinuteLasts(seconds: number): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < seconds * 1000) await sleep(left);
}
