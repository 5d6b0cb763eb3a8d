import { beforeAll, expect, it, vi } from "vitest";
import { signWebhook } from "../../../shared/outgoing/webhooks.ts";
import { smsGateway } from "../notifications.ts";
import {
  byId,
  openNotices,
  press,
  sendNoticeApart,
  signIn,
  soon,
  textsOf,
  until,
  untilTold,
} from "../testing/page.js";

/** Opens a notification by its address, as a link from elsewhere does. */
const open = async ({ id, subject }) => {
  history.pushState(null, "", `?notificare=${id}`);
  dispatchEvent(new Event("popstate"));
  await until(() => expect(byId("notice-title").textContent).toBe(subject));
};

/** A number whose messages the gateway takes without a receipt. */
const WITHOUT_RECEIPT = "+37369000012";

beforeAll(async () => {
  await openNotices();
  await signIn("admin");
});

it("it shows each delivery with its state, attempts, provider and reason, and follows them to their end", async () => {
  const run = Date.now();
  const recipients = [
    { type: "Email", value: `bun-${run}@exemplu.md` },
    { type: "Email", value: `fault-recipient-550.${run}@exemplu.md` },
  ];
  await open(await sendNoticeApart({ recipients }));
  await until(() => expect(byId("notice-state").textContent).toBe("trimisă"));
  const [good, refused] = textsOf("deliveries").sort((a, b) => (a < b ? -1 : 1));
  expect(good).toMatch(/^b\*\*\*@exemplu\.md.*Email · încercări: 1 · prin smtp/);
  expect(refused).toMatch(/^f\*\*\*@exemplu\.md.*eșuată.*adresa a fost refuzată, definitiv$/);
  expect(byId("cancel-notice").hidden).toBe(true);
  expect(byId("notice-facts").textContent).toMatch(/Taxe locale.*medie.*trimisă: 1/);
});

it("its events are told in their order, without an address", () => {
  const events = textsOf("events");
  expect(events[0]).toContain("primită");
  expect(events.slice(1).join()).toMatch(/predată furnizorului/);
  expect(events.slice(1).join()).toMatch(/a eșuat.*prin smtp · cod 550 · adresa a fost refuzată/);
  expect(byId("notice").textContent).not.toContain("bun-");
});

it("it goes on following a message that was sent until its receipt", async () => {
  await open(await sendNoticeApart({ recipients: [{ type: "SMS", value: WITHOUT_RECEIPT }] }));
  await until(() => expect(byId("notice-state").textContent).toBe("trimisă"));
  const [, reference] = await until(
    () => /la furnizor: (\S+)/.exec(textsOf("deliveries").join()) ?? expect.fail("no id of the gateway"),
  );
  const body = JSON.stringify({ messageId: reference, status: "Delivered" });
  const signed = signWebhook(smsGateway.secret, { id: `msg_${Date.now()}`, body });
  const headers = { "content-type": "application/json", ...signed };
  expect((await fetch(smsGateway.receipts, { method: "POST", headers, body })).status).toBe(202);
  await until(() => expect(byId("notice-state").textContent).toBe("ajunsă"));
});

it("it reads again after a change, because a notification and its deliveries may be of different times", async () => {
  const value = `fault-recipient-550.${Date.now()}@exemplu.md`;
  const sent = await sendNoticeApart({ recipients: [{ type: "Email", value }] });
  await open(sent);
  await until(() => expect(byId("notice-state").textContent).toBe("eșuată"));
  const { fetch: asked } = globalThis;
  let olderAnswers = 1;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address, options) => {
    const answer = await asked(address, options);
    const isOlder = String(address).endsWith(`/notificares/${sent.id}`) && olderAnswers-- > 0;
    return isOlder ? Response.json({ ...(await answer.json()), status: "Sent" }) : answer;
  });
  await open(sent);
  await until(() => expect(byId("notice-state").textContent).toBe("trimisă"));
  await until(() => expect(byId("notice-state").textContent).toBe("eșuată"));
  vi.restoreAllMocks();
});

it("what is not sent is cancelled, told and shown", async () => {
  await open(await sendNoticeApart({ scheduledAt: soon() }));
  expect(byId("notice-facts").textContent).toContain("Programată");
  await press("Anulează ce nu s-a trimis");
  await untilTold("a fost anulat");
  await until(() => expect(byId("notice-state").textContent).toBe("anulată"));
  expect([byId("cancel-notice").hidden, textsOf("deliveries")[0]]).toEqual([
    true,
    expect.stringContaining("anulată la cerere"),
  ]);
});
