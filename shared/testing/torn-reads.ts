import { AsyncLocalStorage } from "node:async_hooks";
import type { MiddlewareStack } from "@smithy/types";
import { dynamo } from "../aws/clients.ts";

interface Answer {
  output: { Responses: Record<string, Record<string, unknown>[]> };
}

/**
 * Runs `work` with its first BatchGetItem of an item of a table torn, as DynamoDB may do it: that item is read before
 * `act`, the others of the call after it.
 */
export async function withTornRead(
  { table, sk }: { table: string; sk: string },
  act: () => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<void> {
  const stack = dynamo().middlewareStack as unknown as MiddlewareStack<object, object>;
  const isItem = (item: Record<string, unknown>) => item.sk === sk;
  // `act` is a request of its own, not a part of the one whose read is torn.
  const outside = AsyncLocalStorage.snapshot();
  let isTorn = false;
  stack.add(
    (next, { commandName }) =>
      async (args) => {
        const answer = (await next(args)) as unknown as Answer;
        const before = answer.output.Responses?.[table]?.find(isItem);
        if (isTorn || commandName !== "BatchGetItemCommand" || before === undefined) return answer as never;
        isTorn = true;
        await outside(act);
        const after = (await next(args)) as unknown as Answer;
        const items = after.output.Responses[table] ?? [];
        after.output.Responses[table] = items.map((item) => (isItem(item) ? before : item));
        return after as never;
      },
    { step: "initialize", name: "torn read" },
  );
  try {
    await work();
  } finally {
    stack.remove("torn read");
  }
}
