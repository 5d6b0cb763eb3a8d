import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterAll, afterEach } from "vitest";
import { keys } from "./caller.ts";

keys.sent = true;

/** Fails a test in which one request could become two facts: see `shared/data/transaction.ts`. */
const found: Error[] = [];

const CHANNEL = "temelia.transaction.unanswered";
const note = () => {
  found.push(new Error("a transaction commits without the answer that an Idempotency-Key waits for"));
};

subscribe(CHANNEL, note);
afterAll(() => void unsubscribe(CHANNEL, note));

/** The findings since the last call. */
export const takeUnanswered = (): Error[] => found.splice(0);

afterEach(() => {
  const [first] = takeUnanswered();
  if (first) throw first;
});
