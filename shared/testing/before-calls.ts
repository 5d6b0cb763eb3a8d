import type { MiddlewareStack } from "@smithy/types";
import { dynamo } from "../aws.ts";

/** The calls of DynamoDB that `act` comes before: a moment between two steps of what is tested. */
interface Moment {
  /** `QueryCommand`, `TransactWriteItemsCommand` … */
  command: string;
  /** A text in its input. */
  about: string;
  /** Default: every one. */
  most?: number;
}

/**
 * Runs `work` with `act` before each call that fits, so that two things meet in an order that the test chooses. What
 * `act` itself calls is left alone. Returns how often it acted.
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
