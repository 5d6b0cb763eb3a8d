import { administrator, call, callWith, createMachine, operatorOf } from "../../testing.ts";
import { at, collectFor, type Reader, reader, sendTo, taking } from "./testing.ts";
import { afterEach, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { deliverBy, deliveryOf } from "../delivery/testing.ts";
import { expand } from "../expansion/expand.ts";
import { noticeOf, notificationOf, notify, storedDeliveries } from "../../accepting/sending/testing.ts";
import type { DeliveryView } from "../../records/delivery.ts";
import type { TrackingView } from "../../accepting/tracking/view.ts";

afterEach(() => clock.resume());

const [BEFORE, SIX] = ["2026-11-26T10:00:00Z", "2026-11-26T16:00:00Z"];

describe("a mail of the day as others see it", () => {
  it("the system of its notifications follows each of them separately, and learns no address", async () => {
    const machine = await createMachine();
    at(BEFORE);
    const to = await reader({}, {}, machine.system);
    const recipient = { type: "IDNP", value: to.person.idnp };
    const notices = [];
    for (const trackingId of ["unu", "doi"]) {
      const notice = noticeOf({
        recipients: [recipient],
        categorie: "stiri",
        subject: `Despre ${trackingId}`,
      });
      expect((await notify(machine, notice, trackingId)).status).toBe(202);
      const notification = await notificationOf(machine.system, trackingId);
      await expand(notification.id, { onMade: () => undefined });
      const [delivery] = await storedDeliveries(notification);
      expect(delivery).toMatchObject({ isCollected: true, bytes: expect.any(Number), status: "Sending" });
      notices.push({ trackingId, id: delivery?.id });
    }
    at(SIX);
    const digest = await collectFor(to);
    const channels = taking();
    await deliverBy(channels, digest?.id ?? 0);
    expect(channels.given[0]?.text).toMatch(/Despre unu\n\nText.*Despre doi\n\nText/s);
    for (const { trackingId, id } of notices) {
      const { json, text } = await callWith<TrackingView>(
        machine.certificate,
        `GET /api/v1/notify/${trackingId}`,
      );
      expect(json).toMatchObject({ status: "Sent", counts: { Sent: 1 }, total: 1 });
      expect(json.deliveries).toMatchObject([
        { id, status: "Sent", channel: "Email", attempts: 1, recipient },
      ]);
      expect(text).not.toContain(to.person.contacts[0]?.adresa);
    }
  });

  it("administrators and the operator of its system see what it carries, and no address", async () => {
    const { digest, ids, to } = await made();
    for (const headers of [await administrator(), await operatorOf(to.system)]) {
      const whole = await call<DeliveryView>(`GET /api/livrares/${digest.id}`, headers);
      expect(whole.json.livrariIncluse).toEqual(ids);
      const one = await call<DeliveryView>(`GET /api/livrares/${ids[0]}`, headers);
      expect(one.json.rezumatId).toBe(digest.id);
      for (const secret of [to.person.contacts[0]?.adresa, to.person.idnp, to.person.nume])
        expect(whole.text + one.text).not.toContain(secret);
    }
  });

  it("the operator of another system does not find it", async () => {
    const { digest } = await made();
    const { system } = await createMachine();
    const { status } = await call(`GET /api/livrares/${digest.id}`, await operatorOf(system));
    expect(status).toBe(404);
  });

  it("a delivery that is being sent with it can no longer be cancelled: 409", async () => {
    const { digest, ids } = await made();
    let status = 0;
    const channels = taking();
    const cancelling = async () => {
      const body = JSON.stringify({ status: "Cancelled" });
      const headers = { ...(await administrator()), "content-type": "application/merge-patch+json" };
      status = (await call(`PATCH /api/livrares/${ids[0]}`, headers, body)).status;
      return { kind: "accepted" as const };
    };
    await deliverBy({ ...channels, handOver: cancelling }, digest.id);
    expect([status, (await deliveryOf(ids[0] ?? 0)).status]).toEqual([409, "Sent"]);
  });
});

/** A mail of the day with two deliveries. */
async function made(): Promise<{ to: Reader; digest: { id: number }; ids: number[] }> {
  at(BEFORE);
  const to = await reader();
  const ids = [(await sendTo(to)).id, (await sendTo(to)).id];
  at(SIX);
  const digest = await collectFor(to);
  clock.resume();
  return { to, digest: digest ?? { id: 0 }, ids };
}
