import { deliverBy } from "../delivery/testing.ts";
import { at, collectFor, reader, sendTo, stateOf, taking } from "./testing.ts";
import { afterEach, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { replayQueue } from "../../operating/queues/replay-queue.ts";
import { queueNamed } from "../../operating/queues/queues.ts";
import { markPurged } from "../../state/lanes/lane-mark.ts";
import { givenUp } from "../delivery/outcomes.ts";
import { leave } from "../delivery/leave.ts";

const [BEFORE, SIX] = ["2026-11-26T10:00:00Z", "2026-11-26T16:00:00Z"];

afterEach(() => clock.resume());

/** A mail of the day that may be sent, and the delivery in it. */
async function made() {
  at(BEFORE);
  const to = await reader();
  const { id } = await sendTo(to);
  at(SIX);
  const digest = await collectFor(to);
  if (!digest) throw new Error("there is nothing to send");
  return { id, digest };
}

/* Last, because a purge leaves a mark on the lane, and what was made before is not sent. */
it("the queue of a mail of the day replays it once it was given up, with the deliveries in it", async () => {
  const { id, digest } = await made();
  await leave(digest, givenUp(digest, "incercari-epuizate"));
  expect(await stateOf(id)).toBe("Failed incercari-epuizate");
  const queue = queueNamed("deliveries-dlq");
  expect(await replayQueue(queue, { messageIds: [digest.id, id] })).toEqual({ replayed: 1 });
  expect(await stateOf(id)).toBe("Sending");
  const channels = taking();
  await deliverBy(channels, digest.id);
  expect([channels.given.length, await stateOf(id)]).toEqual([1, "Sent"]);
});

it("the queue of a mail of the day does not send it once it was purged, and the deliveries in it end with it", async () => {
  const { id, digest } = await made();
  await markPurged("Medium");
  const channels = taking();
  await deliverBy(channels, digest.id);
  expect(channels.given).toEqual([]);
  expect([await stateOf(digest.id), await stateOf(id)]).toEqual(["Cancelled golit", "Cancelled golit"]);
});
