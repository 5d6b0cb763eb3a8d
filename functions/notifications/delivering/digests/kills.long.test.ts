import {
  createProviders,
  ownCloud,
  startWholeSystem,
  wait,
  type WholeSystem,
} from "../resilience/testing.ts";
import { deliveryOf, mailsTo } from "../delivery/testing.ts";
import { createSystem } from "../../testing.ts";
import { collectFor, reader, sendTo, stateOf } from "./testing.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { localDateTime } from "../../recipients/people/local-time.ts";
import type { System } from "../../records/system.ts";
import { declineFor } from "../../recipients/registry/decline-category.ts";
import { hasEnded } from "../../records/states.ts";

/*
 * The dispatcher and the workers are killed after their first write of a mail of the day, after their second, and so
 * on. In each case, what was collected is in one mail, which may come twice only if the server had it already, and
 * then under the same Message-ID.
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
  return { to, adresa: to.person.contacts[0]?.adresa ?? "", sent };
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

const idsOf = ({ sent }: Awaited<ReturnType<typeof collected>>) => sent.map(({ id }) => id);

describe("a mail of the day is sent once", { timeout: 1_800_000 }, () => {
  it("whichever write of the dispatcher is its last", async () => {
    for (let nth = 1; ; nth += 1) {
      const of = await collected();
      const before = whole.kills["dispatcher-1"] ?? 0;
      whole.killAt("dispatcher-1", nth);
      await whole.runUntil(() => areEnded(idsOf(of)));
      await expectOneMail(of);
      if ((whole.kills["dispatcher-1"] ?? 0) > before) continue;
      // The turn, the mail, its release and the end of the turn at least.
      expect(nth).toBeGreaterThan(4);
      return;
    }
  });

  it("whichever write of the worker is its last, without what was declined meanwhile", async () => {
    for (let nth = 1; ; nth += 1) {
      const of = await collected();
      const declined = await sendTo(of.to, {
        notification: { categorie: "oferte" },
        delivery: { isCollected: true, urmatoareaLa: clock.iso() },
      });
      const digest = await collectFor(of.to);
      await declineFor(of.to.person.id, { sistemId: system.id, categorie: "oferte" });
      const before = whole.kills["worker-1"] ?? 0;
      whole.killAt("worker-1", nth);
      await whole.deliver("worker-1", digest?.id ?? 0);
      const isKilled = (whole.kills["worker-1"] ?? 0) > before;
      await whole.runUntil(() => areEnded([...idsOf(of), declined.id]));
      await expectOneMail(of);
      expect(await stateOf(declined.id)).toBe("Cancelled refuz-destinatar");
      for (const mail of mailsTo(of.adresa)) expect(JSON.stringify(mail)).not.toContain(declined.text);
      if (isKilled) continue;
      // The claim, what is left out, the outcome, and the three deliveries that follow it.
      expect(nth).toBeGreaterThan(6);
      return;
    }
  });
});
