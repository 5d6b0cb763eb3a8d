import type { InitializeHandler, MiddlewareStack } from "@smithy/types";
import { dynamo } from "../aws/clients.ts";
import { currentContext } from "../context.ts";
import { ephemeralTable } from "../data/tables.ts";

interface Access {
  TableName?: string;
  Key?: { pk?: unknown };
  Item?: { pk?: unknown };
  ExpressionAttributeValues?: Record<string, unknown>;
}

interface Input extends Access {
  TransactItems?: Record<string, Access>[];
  RequestItems?: Record<string, { Keys?: { pk?: unknown }[] }>;
}

/** The partition keys that a call opens in the ephemeral table. */
function ephemeralKeys(input: Input): string[] {
  const single = [input, ...(input.TransactItems ?? []).flatMap((item) => Object.values(item))];
  const batched = input.RequestItems?.[ephemeralTable()]?.Keys ?? [];
  const keys = single
    .filter(({ TableName }) => TableName === ephemeralTable())
    .map(
      ({ Key, Item, ExpressionAttributeValues }) => Key?.pk ?? Item?.pk ?? ExpressionAttributeValues?.[":pk"],
    );
  return [...keys, ...batched.map(({ pk }) => pk)].map(String);
}

let watched = false;

/**
 * Refuses what a function's role refuses on AWS and the local cloud does not: keys in the ephemeral table that do not
 * begin with the function's service (`dynamodb:LeadingKeys` in resources/roles.yml).
 */
export function refuseForeignKeys(): void {
  if (watched) return;
  watched = true;
  const stack = dynamo().middlewareStack as unknown as MiddlewareStack<object, object>;
  stack.add(
    (next: InitializeHandler<object, object>) => async (args) => {
      const service = currentContext()?.service;
      const foreign = ephemeralKeys(args.input).find((pk) => service && !pk.startsWith(`${service}#`));
      if (foreign !== undefined) throw new Error(`${String(service)} has no right to ${foreign}`);
      return next(args);
    },
    { step: "initialize" },
  );
}
