import { subscribe } from "node:diagnostics_channel";
import { afterEach } from "vitest";
import { keys } from "./caller.ts";

keys.sent = true;

/** Fails a test in which one request could become two facts: see `shared/data/transaction.ts`. */
const found: Error[] = [];

subscribe("temelia.transaction.unanswered", () => {
  found.push(new Error("a transaction commits without the answer that an Idempotency-Key waits for"));
});

/** The findings since the last call. */
export const takeUnanswered = (): Error[] => found.splice(0);

afterEach(() => {
  const [first] = takeUnanswered();
  if (first) throw first;
});
