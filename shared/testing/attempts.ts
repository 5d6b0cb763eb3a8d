import { TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import type { TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import type { InitializeHandler, MiddlewareStack } from "@smithy/types";
import { dynamo } from "../aws/clients.ts";
import type { Key } from "../data/tables.ts";

type TransactItem = NonNullable<TransactWriteCommandInput["TransactItems"]>[number];

/** An attempt of a transaction; those of one transaction have the same token. */
export interface Attempt {
  token: string;
  /** The items that it had in common with another transaction, which cancelled it. */
  met: Key[];
}

/** The attempts of transactions during `act`, in the order of their ends, and the result of `act`. */
export async function attemptsOf<T>(act: () => Promise<T>): Promise<{ attempts: Attempt[]; result: T }> {
  const attempts: Attempt[] = [];
  const stack = dynamo().middlewareStack as unknown as MiddlewareStack<object, object>;
  const name = "attempts of transactions";
  const recording =
    (next: InitializeHandler<object, object>): InitializeHandler<object, object> =>
    async (args) => {
      const { TransactItems = [], ClientRequestToken: token = "" } = args.input as TransactWriteCommandInput;
      const attempt: Attempt = { token, met: [] };
      try {
        return await next(args);
      } catch (error) {
        const reasons =
          error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
        const met = TransactItems.filter((_, i) => reasons[i]?.Code === "TransactionConflict");
        attempt.met = met.map(keyOf);
        throw error;
      } finally {
        if (TransactItems.length > 0) attempts.push(attempt);
      }
    };
  stack.add(recording, { step: "initialize", name });
  try {
    return { result: await act(), attempts };
  } finally {
    stack.remove(name);
  }
}

function keyOf({ Put, Update, Delete, ConditionCheck }: TransactItem): Key {
  const { pk, sk } = (Put?.Item ?? (Update ?? Delete ?? ConditionCheck)?.Key ?? {}) as Partial<Key>;
  return { pk: String(pk), sk: String(sk) };
}
