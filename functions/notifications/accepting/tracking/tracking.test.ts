import { callWith, createMachine, fresh } from "../../testing.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { remove } from "../../../../shared/content/objects.ts";
import { callsOf, tally } from "../../../../shared/testing/aws-calls.ts";
import { untilUndisturbed } from "../../../../shared/testing/with-faults.ts";
import { store } from "../../state/content/store.ts";
import { email, noticeOf, notify, sms, storedDeliveries } from "../sending/testing.ts";
import { track } from "./read-tracking.ts";
import { type Machine, settle, storeNotification } from "./testing.ts";
import type { TrackingView } from "./view.ts";

let machine: Machine;
beforeAll(async () => {
  machine = await createMachine();
});

const read = ({ certificate }: Machine, trackingId: string, query = "") =>
  callWith<TrackingView>(certificate, `GET /api/v1/notify/${trackingId}${query}`);

/** The address in `Link` with rel=next, relative to the service. */
const nextIn = (headers: Record<string, string>): string | undefined =>
  /<\/notifications([^>]+)>; rel="next"/.exec(headers.link ?? "")?.[1];

describe("GET /api/v1/notify/{trackingId}", () => {
  it("GET /api/v1/notify/{trackingId} shows state, counts and deliveries, each recipient as the sender named it", async () => {
    const trackingId = fresh("N");
    const recipients = [email("Ion@Exemplu.MD"), sms("069 123 456")];
    await notify(machine, noticeOf({ recipients, priority: "High" }), trackingId);
    const { status, json } = await read(machine, trackingId);
    expect([status, json]).toMatchObject([
      200,
      {
        trackingId,
        status: "Sending",
        counts: { Sending: 2 },
        total: 2,
        priority: "High",
        deliveries: [
          {
            recipient: { type: "Email", value: "Ion@Exemplu.MD" },
            channel: "Email",
            status: "Sending",
            attempts: 0,
          },
          {
            recipient: { type: "SMS", value: "069 123 456" },
            channel: "SMS",
            status: "Sending",
            attempts: 0,
          },
        ],
      },
    ]);
    expect(json).not.toHaveProperty("endedAt");
  });

  it("GET /api/v1/notify/{trackingId} follows each delivery: state, reason, attempts, the provider's id, the time; and the end", async () => {
    const notification = await storeNotification({ sistemId: machine.system.id, total: 2 });
    const [first, second] = await storedDeliveries(notification);
    await settle(first ?? { id: 0 }, "Sent", {
      incercari: 1,
      mesajId: "m-1",
      trimisLa: "2030-01-01T00:00:00.000Z",
    });
    await settle(second ?? { id: 0 }, "Failed", {
      incercari: 2,
      cauza: "permanent",
      motiv: "adresa-refuzata",
    });
    const { json } = await read(machine, notification.trackingId);
    expect(json).toMatchObject({ status: "Sent", counts: { Sent: 1, Failed: 1 } });
    expect(json.endedAt).toBeDefined();
    expect(json.deliveries).toMatchObject([
      { status: "Sent", attempts: 1, messageId: "m-1", updatedAt: "2030-01-01T00:00:00.000Z" },
      { status: "Failed", attempts: 2, cauza: "permanent", motiv: "adresa-refuzata" },
    ]);
  });

  it("masks the recipients once the content has ended", async () => {
    const notification = await storeNotification({ sistemId: machine.system.id });
    await remove(store(), [notification.objectKey]);
    const { json } = await read(machine, notification.trackingId);
    expect(json.deliveries[0]?.recipient).toEqual({ type: "Email", value: "i***@exemplu.md" });
  });

  it("pages of 1,000 give each delivery once, in the order of the recipients", async () => {
    const total = 1005;
    const { trackingId } = await storeNotification({ sistemId: machine.system.id, total });
    const first = await read(machine, trackingId);
    const next = nextIn(first.headers);
    expect(next).toBeDefined();
    const second = await callWith<TrackingView>(machine.certificate, `GET ${next}`);
    expect(second.headers.link).toBeUndefined();
    const pages = [first.json, second.json];
    expect(pages).toMatchObject([{ counts: { Sending: total } }, { counts: { Sending: total } }]);
    expect(pages.map(({ deliveries }) => deliveries.length)).toEqual([1000, 5]);
    expect(pages.flatMap(({ deliveries }) => deliveries.map(({ recipient }) => recipient.value))).toEqual(
      Array.from({ length: total }, (_, i) => `ion${i}@exemplu.md`),
    );
  });

  it("GET /api/v1/notify/{trackingId} refuses a cursor of another notification, and an invalid one", async () => {
    const [one, other] = [
      await storeNotification({ sistemId: machine.system.id, total: 3 }),
      await storeNotification({ sistemId: machine.system.id, total: 3 }),
    ];
    const { next: cursor } = await track(one, { size: 1 });
    expect((await track(one, { size: 1, cursor })).view.deliveries).toHaveLength(1);
    const refused = { key: "cursorIncorect" };
    await expect(track(one, { size: 2, cursor })).rejects.toMatchObject(refused);
    await expect(track(other, { size: 1, cursor })).rejects.toMatchObject(refused);
    for (const { trackingId } of [one, other])
      expect((await read(machine, trackingId, `?cursor=${cursor}`)).status).toBe(400);
    expect((await read(machine, one.trackingId, "?cursor=x")).status).toBe(400);
  });

  it("GET /api/v1/notify/{trackingId} counts a large notification by its counter, exactly and at once", async () => {
    const notification = await storeNotification({ sistemId: machine.system.id, total: 30 });
    const made = await storedDeliveries(notification);
    await Promise.all(made.slice(0, 12).map(({ id }) => settle({ id }, "Sent")));
    const { json } = await read(machine, notification.trackingId);
    expect(json).toMatchObject({ status: "Sending", counts: { Sending: 18, Sent: 12 }, total: 30 });
    await Promise.all(made.slice(12).map(({ id }) => settle({ id }, "Sent")));
    const after = await read(machine, notification.trackingId);
    expect(after.json).toMatchObject({ status: "Sent", counts: { Sent: 30 } });
  });

  it(
    "GET /api/v1/notify/{trackingId} costs the same for 300 deliveries as for 30",
    untilUndisturbed,
    async () => {
      const cost = async (total: number) => {
        const notification = await storeNotification({ sistemId: machine.system.id, total });
        return tally((await callsOf(() => track(notification, { size: 10 }))).calls);
      };
      expect(await cost(300)).toEqual(await cost(30));
    },
  );

  it("GET /api/v1/notify/{trackingId} of another system is not found, as an unknown one", async () => {
    const other = await createMachine();
    const { trackingId } = await storeNotification({ sistemId: machine.system.id });
    const [foreign, unknown] = [await read(other, trackingId), await read(other, "necunoscut")];
    expect([foreign.status, foreign.json]).toEqual([404, unknown.json]);
  });
});
