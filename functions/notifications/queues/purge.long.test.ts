import { administrator, call, createSystem } from "../testing.ts";
import { mailSink } from "../../../shared/testing/local-mail.ts";
import { expect, it, vi } from "vitest";
import { dispatch } from "../dispatch/dispatch.ts";
import { closed, createProvider } from "../dispatch/testing.ts";
import { handler as deliver } from "../delivery/consumer.ts";
import { readMany } from "../../../shared/data/repository.ts";
import { idsIn } from "../../../shared/data/lists.ts";
import { drain } from "../../../shared/testing/queues.ts";
import { laneMark } from "../lanes/lane-mark.ts";
import { readCounts } from "../progress/large.ts";
import { Deliveries, deliveriesOf } from "../records/delivery.ts";
import { deliveries, waitingIn } from "../records/lanes.ts";
import { fillNotification, reread } from "../tracking/testing.ts";
import { countIn } from "./list-queues.ts";

const TOTAL = 50_000;
/** The gateway waits for an answer for so long, in ms. */
const GATEWAY_MS = 29_000;
/** Counts end here. */
const MOST_COUNTED = 10_000;

interface Shown {
  name: string;
  visible: number;
}
interface Purged {
  cancelled: number;
  remaining?: number;
}

it("a purge answers in time with 50,000 waiting, sends none of them, and cancels the rest in the background", async () => {
  const admin = await administrator();
  await createProvider({ tip: "SMTP", configuratie: { host: "127.0.0.1", port: mailSink.port } });
  const { id: sistemId } = await createSystem();
  const notification = await fillNotification({ sistemId, total: TOTAL });
  const partitions = [waitingIn("Medium", sistemId, "Email")];
  await vi.waitFor(async () => expect(await countIn(partitions, "due")).toBe(MOST_COUNTED), {
    timeout: 120_000,
  });
  const queues = await call<Shown[]>("GET /api/admin/rabbit/queues", admin);
  expect(queues.json.find(({ name }) => name === "deliveries")?.visible).toBe(MOST_COUNTED);

  // A minute of work is released already.
  const before = await dispatch({ breakers: closed, until: performance.now() + 20_000 });
  expect(before?.released).toBeGreaterThan(0);
  const began = performance.now();
  const { status, json } = await call<Purged>("POST /api/admin/rabbit/queues/deliveries/purge", admin);
  const took = performance.now() - began;
  process.stdout.write(`${JSON.stringify(json)} after ${Math.round(took)} ms\n`);
  expect([status, took < GATEWAY_MS]).toEqual([200, true]);
  expect(json.cancelled).toBeGreaterThan(0);
  expect(json.remaining).toBe(MOST_COUNTED);

  // From its answer on nothing is sent, although messages are in the queue.
  const { handled } = await drain(deliveries, deliver);
  expect(handled).toBeGreaterThan(0);
  expect(mailSink.counts()).toEqual({});
  const later = await fillNotification({ sistemId });

  while ((await laneMark("Medium"))?.isOpen && ((await readCounts(notification)).Cancelled ?? 0) < TOTAL) {
    const run = await dispatch({ breakers: closed, until: performance.now() + 20_000 });
    expect(run?.settled).toBeGreaterThan(0);
  }
  expect(await readCounts(notification)).toEqual({ Cancelled: TOTAL });
  const rows = await readMany(
    Deliveries,
    await idsIn(Deliveries.table, [{ partitions: [deliveriesOf(notification.id)] }], TOTAL),
  );
  expect(rows).toHaveLength(TOTAL);
  expect(rows.filter(({ motiv }) => motiv !== "golit")).toEqual([]);
  expect(rows.filter((row) => "adresa" in row || "dueStatus" in row)).toEqual([]);
  expect((await reread(later)).status).toBe("Sending");
  expect(mailSink.counts()).toEqual({});
}, 1_800_000);
