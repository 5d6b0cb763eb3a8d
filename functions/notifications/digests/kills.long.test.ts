import {
  createProviders,
  mailSink,
  ownCloud,
  startWholeSystem,
  wait,
  type WholeSystem,
} from "../resilience/testing.ts";
import { deliveryOf, mailsTo } from "../delivery/testing.ts";
import { createSystem } from "../testing.ts";
import { reader, sendTo } from "./testing.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { localDateTime } from "../people/local-time.ts";
import type { System } from "../records/system.ts";
import { hasEnded } from "../records/states.ts";

/*
 * The dispatcher and the workers are killed after their first write of a mail of the day, after their second, and so on. Whatever
 * was done by then, what was collected is in one mail, which may come twice only if the server had it already, and then under the
 * same Message-ID.
 */

let whole: WholeSystem;
let system: Stored<System>;
beforeAll(async () => {
  await ownCloud.faults.change({ gsiLagMs: 100 });
  whole = startWholeSystem("10,30,120");
  await createProviders(2);
  system = await createSystem();
});
afterAll(() => whole.stop());

/** Three notifications whose hour has come. */
async function collected() {
  const ora = localDateTime(new Date(clock.now().getTime() + 120_000)).slice(-5);
  const to = await reader({ rezumat: { ora } }, {}, system);
  const sent = await Promise.all(Array.from({ length: 3 }, () => sendTo(to)));
  wait(180);
  return { adresa: to.person.contacts[0]?.adresa ?? "", sent };
}

async function areEnded(ids: number[]): Promise<boolean> {
  const rows = await Promise.all(ids.map(deliveryOf));
  return rows.every(hasEnded);
}

async function expectOneMail({ adresa, sent }: Awaited<ReturnType<typeof collected>>): Promise<void> {
  const rows = await Promise.all(sent.map(({ id }) => deliveryOf(id)));
  expect(rows.map(({ status }) => status)).toEqual(["Sent", "Sent", "Sent"]);
  const [digestId = 0, ...others] = new Set(rows.map(({ rezumatId }) => rezumatId));
  expect(others).toEqual([]);
  expect(await deliveryOf(digestId)).toMatchObject({ status: "Sent" });
  const mails = mailsTo(adresa);
  expect(mails.length).toBeGreaterThan(0);
  expect(mails.length).toBeLessThanOrEqual(2);
  const names = new Set(mails.map(({ headers }) => headers["message-id"]));
  expect(names).toEqual(new Set([`<livrare-${digestId}@temelia.test>`]));
  for (const { text } of sent) for (const mail of mails) expect(JSON.stringify(mail)).toContain(text);
}

describe("a mail of the day", { timeout: 1_800_000 }, () => {
  it.each(["dispatcher-1", "worker-1", "worker-2"] as const)(
    "is sent once, whichever write of %s is its last",
    async (role) => {
      mailSink.recover();
      for (let nth = 1; ; nth += 1) {
        const of = await collected();
        const before = whole.kills[role] ?? 0;
        whole.killAt(role, nth);
        await whole.runUntil(() => areEnded(of.sent.map(({ id }) => id)));
        await expectOneMail(of);
        if ((whole.kills[role] ?? 0) === before) {
          // Its writes of a mail are fewer: each of them was the last one once.
          expect(nth).toBeGreaterThan(3);
          return;
        }
      }
    },
  );
});
