import { beforeEach, expect, it } from "vitest";
import { Messages } from "./messages.ts";
import { openStore } from "./store.ts";

let messages: Messages;

beforeEach(() => {
  messages = new Messages(openStore());
});

const add = (queue: string, body: string) => messages.add({ queue, body, attributes: {}, delayMs: 0 });
const take = (queue: string) =>
  messages.take({ queue, limit: 10, hiddenMs: 0 }).map((message) => message.body);

it("a message older than the retention period is forgotten, on its own queue only", () => {
  add("short", "old");
  add("long", "kept");
  messages.expire("short", 0);
  messages.expire("long", 60_000);
  expect([take("short"), take("long")]).toEqual([[], ["kept"]]);
});

it("messages come out in the order in which they were sent", () => {
  const bodies = Array.from({ length: 10 }, (_, index) => String(index));
  for (const body of bodies) add("queue", body);
  expect(take("queue")).toEqual(bodies);
});

it("an older receipt neither removes a message nor holds it", () => {
  const id = add("queue", "x");
  const [first] = messages.take({ queue: "queue", limit: 1, hiddenMs: 0 });
  const [second] = messages.take({ queue: "queue", limit: 1, hiddenMs: 60_000 });
  const older = { queue: "queue", id, receipt: first?.receipt ?? "" };
  messages.remove(older);
  expect(messages.depth("queue")).toEqual({ visible: 0, inFlight: 1, delayed: 0 });
  expect([messages.hold(older, 0), messages.hold({ ...older, receipt: second?.receipt ?? "" }, 0)]).toEqual([
    false,
    true,
  ]);
});
