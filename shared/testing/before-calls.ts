import type { MiddlewareStack } from "@smithy/types";
import { dynamo } from "../aws/clients.ts";

/** The DynamoDB calls before which `act` runs: a moment between two steps of the tested code. */
interface Moment {
  /** `QueryCommand`, `TransactWriteItemsCommand` … */
  command: string;
  /** A text that the input must contain. */
  about: string;
  /** Default: no limit. */
  most?: number;
}

/**
 * Runs `work`, with `act` before each matching call, so that two operations interleave in an order that the test
 * chooses. Calls made by `act` itself are not intercepted. Returns how often it acted.
 */
export async function beforeCalls(
  { command, about, most = Infinity }: Moment,
  act: () => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<number> {
  let acted = 0;
  let isActing = false;
  const stack = dynamo().middlewareStack as unknown as MiddlewareStack<object, object>;
  const name = `before ${command} ${about}`;
  stack.add(
    (next, { commandName }) =>
      async (args) => {
        const fits = commandName === command && JSON.stringify(args.input).includes(about);
        if (fits && !isActing && acted < most) {
          isActing = true;
          acted += 1;
          await act();
          isActing = false;
        }
        return next(args);
      },
    { step: "initialize", name },
  );
  try {
    await work();
    return acted;
  } finally {
    stack.remove(name);
  }
}
