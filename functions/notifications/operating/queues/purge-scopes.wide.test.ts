import { administrator, call } from "../../testing.ts";
import { accept, deliverBy, deliveryOf, fakeChannels } from "../../delivering/delivery/testing.ts";
import { afterAll, describe, expect, it, vi } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { nextId } from "../../../../shared/ids.ts";
import { createPerson } from "../../recipients/people/testing/records.ts";
import { moveDelivery } from "../../accepting/tracking/move-delivery.ts";

const QUEUE = "/api/admin/rabbit/queues/deliveries";
/** The index shows the former state for a while. */
const LAG = { timeout: 20_000, interval: 200 };
const HOUR_MS = 3600_000;

let admin: Record<string, string>;
let evening = Date.parse("2026-11-30T20:00:00Z");

/** An evening after those of the other tests: a purge takes what waited before it. */
async function nextEvening(): Promise<void> {
  clock.freeze(new Date((evening += 24 * HOUR_MS)));
  admin = await administrator();
  await vi.waitFor(async () => {
    await purgeOf("all");
    expect(await counted()).toEqual({ due: 0, scheduled: 0, quiet: 0 });
  }, LAG);
  clock.freeze(new Date((evening += 1000)));
}
afterAll(() => clock.resume());

const counted = async () => (await call<{ purge: Record<string, number> }>(`GET ${QUEUE}`, admin)).json.purge;
const purgeOf = (scope?: string) =>
  call<{ cancelled: number }>(`POST ${QUEUE}/purge`, admin, scope === undefined ? undefined : { scope });

/** A person who gets no SMS by night. */
async function nightly(): Promise<string> {
  const sms = `+3736${String(nextId()).slice(-7)}`;
  return (await createPerson({ sms, preferences: [{ liniste: { de: "21:00", pana: "07:00" } }] })).idnp;
}

describe("the purge of a lane where some wait for their hour", () => {
  const JUNE = "2027-06-01T08:00:00.000Z";
  const failing = () =>
    fakeChannels(undefined, { hand: () => Promise.resolve({ kind: "provider", code: "451" }) });
  const taking = () => fakeChannels(undefined, { hand: () => Promise.resolve({ kind: "accepted" }) });

  /** One delivery of each kind: due, tried again later, scheduled, and waiting for the morning. */
  async function filled() {
    await nextEvening();
    const idnp = await nightly();
    const [due, retried, scheduled, quiet] = [
      await accept(),
      await accept(),
      await accept({ notification: { scheduledAt: JUNE } }),
      await accept({ content: { recipients: [{ kind: "idnp", numar: idnp }] } }),
    ];
    await deliverBy(failing(), retried.id);
    return { due, retried, scheduled, quiet };
  }
  type Filled = Awaited<ReturnType<typeof filled>>;

  const statesOf = async (lane: Filled) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(lane).map(async ([name, { id }]) => [name, (await deliveryOf(id)).status] as const),
      ),
    );
  it("the purge of a lane where some wait for their hour takes what is due, and leaves what is scheduled or waits for the morning; each is sent at its hour", async () => {
    const lane = await filled();
    const { scheduled, quiet } = lane;
    await vi.waitFor(async () => expect(await counted()).toEqual({ due: 2, scheduled: 1, quiet: 1 }), LAG);
    expect((await purgeOf()).json).toEqual({ cancelled: 2 });
    expect(await statesOf(lane)).toEqual({
      due: "Cancelled",
      retried: "Cancelled",
      scheduled: "Sending",
      quiet: "Sending",
    });
    clock.freeze(new Date(clock.now().getTime() + 9 * HOUR_MS));
    await deliverBy(taking(), quiet.id);
    clock.freeze(new Date(JUNE));
    // Its first attempt fails: it still began to wait after the purge.
    await deliverBy(failing(), scheduled.id);
    clock.freeze(new Date(Date.parse(JUNE) + 20_000));
    await deliverBy(taking(), scheduled.id);
    expect(await statesOf(lane)).toMatchObject({ scheduled: "Sent", quiet: "Sent" });
  });

  it.each([
    ["scheduled", ["scheduled"]],
    ["quiet", ["quiet"]],
    ["all", ["due", "retried", "scheduled", "quiet"]],
  ])(
    "the purge of a lane where some wait for their hour takes the rest only by an explicit scope: %s",
    async (scope, names) => {
      const lane = await filled();
      await vi.waitFor(async () => expect(await counted()).toEqual({ due: 2, scheduled: 1, quiet: 1 }), LAG);
      expect((await purgeOf(scope)).json).toEqual({ cancelled: names.length });
      const states = await statesOf(lane);
      expect(Object.keys(states).filter((name) => states[name] === "Cancelled")).toEqual(names);
    },
  );

  it("the purge of a lane where some wait for their hour takes one whose hour was moved from the night to the day, once that hour has come", async () => {
    await nextEvening();
    const at = (hours: number) => new Date(evening + hours * HOUR_MS).toISOString();
    const idnp = await nightly();
    const { id, notification } = await accept({
      content: { recipients: [{ kind: "idnp", numar: idnp }] },
      notification: { scheduledAt: at(48) },
    });
    await moveDelivery({ ...notification, scheduledAt: at(16) }, await deliveryOf(id));
    clock.freeze(new Date(at(17)));
    admin = await administrator();
    await vi.waitFor(async () => expect(await counted()).toEqual({ due: 1, scheduled: 0, quiet: 0 }), LAG);
    expect((await purgeOf()).json).toEqual({ cancelled: 1 });
  });

  it("the purge of a lane where some wait for their hour spares a scheduled one that a former version stored without its hour", async () => {
    await nextEvening();
    const { id } = await accept({
      delivery: { urmatoareaLa: JUNE, dueAt: JUNE, scheduledAt: undefined },
      notification: { scheduledAt: JUNE },
    });
    await purgeOf();
    clock.freeze(new Date(JUNE));
    await deliverBy(taking(), id);
    expect((await deliveryOf(id)).status).toBe("Sent");
  });
});
