import { AsyncLocalStorage } from "node:async_hooks";
import type { HandlerExecutionContext, InitializeHandler, MiddlewareStack } from "@smithy/types";
import { stage } from "../../localstack/serverless/deployment.ts";
import { declaredFunctions } from "../../localstack/serverless/functions.ts";
import { type Router, router } from "../../localstack/serverless/routing.ts";
import { dynamo } from "../aws/clients.ts";
import { currentContext } from "../context.ts";
import { ephemeralTable, tableOf } from "../data/tables.ts";
import { once } from "../once.ts";
import { readOnce, resourcesOf } from "./resources.ts";

interface Access {
  TableName?: string;
  IndexName?: string;
  Key?: { pk?: unknown };
  Item?: { pk?: unknown };
  ExpressionAttributeValues?: Record<string, unknown>;
}

interface Input extends Access {
  TransactItems?: Record<string, Access>[];
  RequestItems?: Record<string, { Keys?: { pk?: unknown }[] }>;
}

/** An item that a call opens, or an index: what IAM decides on. */
interface Opened {
  action: string;
  table: string;
  pk: string;
  isIndex: boolean;
}

const IN_TRANSACTIONS: Record<string, string> = {
  ConditionCheck: "ConditionCheckItem",
  Delete: "DeleteItem",
  Get: "GetItem",
  Put: "PutItem",
  Update: "UpdateItem",
};

function openedBy(command: string, input: Input): Opened[] {
  const one = (action: string, { TableName, IndexName, Key, Item, ...rest }: Access): Opened => ({
    action: `dynamodb:${action}`,
    table: String(TableName),
    pk: String(Key?.pk ?? Item?.pk ?? rest.ExpressionAttributeValues?.[":pk"]),
    isIndex: IndexName !== undefined,
  });
  if (input.TransactItems)
    return input.TransactItems.flatMap((item) =>
      Object.entries(item).map(([name, access]) => one(IN_TRANSACTIONS[name] ?? name, access)),
    );
  if (input.RequestItems)
    return Object.entries(input.RequestItems).flatMap(([TableName, { Keys = [] }]) =>
      Keys.map((Key) => one(command, { TableName, Key })),
    );
  return [one(command, input)];
}

interface Statement {
  Action: string | string[];
  Resource: unknown;
  Condition?: Record<string, { "dynamodb:LeadingKeys"?: string[] }>;
}

interface Named {
  ManagedPolicyArns?: { Ref: string }[];
  PolicyDocument?: { Statement: Statement[] };
}

/** The functions, with the statements of their roles. */
const functions = once(() =>
  readOnce("functions", () => {
    const resources = resourcesOf(stage);
    const propertiesOf = (name: string): Named => resources[name]?.Properties ?? {};
    const statementsOf = (role = ""): Statement[] =>
      (propertiesOf(role).ManagedPolicyArns ?? []).flatMap(
        ({ Ref }) => propertiesOf(Ref).PolicyDocument?.Statement ?? [],
      );
    return Object.fromEntries(
      Object.entries(declaredFunctions()).map(([name, declared]) => [
        name,
        { ...declared, allowed: statementsOf(declared.role) },
      ]),
    );
  }),
);
const routeOf = once((): Router => router(functions()));

/**
 * The function to which the gateway brings a path. None for addresses that every service leaves to one function: the services of
 * tests have theirs there.
 */
function functionAt(path: string): string | undefined {
  const { name, routeKey = "" } = routeOf()(path) ?? {};
  return /^ANY \/[^/]+\/\{proxy\+\}$/.test(routeKey) ? undefined : name;
}

const pascal = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const fits = (pattern: string, pk: string): boolean =>
  pattern.endsWith("*") ? pk.startsWith(pattern.slice(0, -1)) : pk === pattern;

/** True if the role of a function allows what a call does. Tables are those of the services: `TemplateAdminTable`. */
function allows(name: string, { action, table, pk, isIndex }: Opened): boolean {
  const resource = `${pascal(table.slice(tableOf("").length))}Table.Arn`;
  return (functions()[name]?.allowed ?? []).some(({ Action, Resource, Condition = {} }) => {
    const named = JSON.stringify(Resource);
    const patterns = Object.values(Condition).flatMap((keys) => keys["dynamodb:LeadingKeys"] ?? []);
    return (
      [Action].flat().includes(action) &&
      named.includes(isIndex ? `${resource}}/index/` : resource) &&
      (patterns.length === 0 || patterns.some((pattern) => fits(pattern, pk)))
    );
  });
}

/** The function that answers. */
const answering = new AsyncLocalStorage<string | undefined>();

/** Runs `answer` with the rights of the function to which the gateway brings this path. */
export function withRoleOf<T>(path: string, answer: () => Promise<T>): Promise<T> {
  watch();
  return answering.run(functionAt(path), answer);
}

let watched = false;

/**
 * Refuses what a function's role refuses on AWS and the local cloud does not: actions on tables and keys that
 * resources/roles.yml does not allow. A function that no address leads to opens the ephemeral table only for its service.
 */
function watch(): void {
  if (watched) return;
  watched = true;
  const stack = dynamo().middlewareStack as unknown as MiddlewareStack<object, object>;
  stack.add(
    (next: InitializeHandler<object, object>, { commandName = "" }: HandlerExecutionContext) =>
      async (args) => {
        const [name, service] = [answering.getStore(), currentContext()?.service];
        const isRefused = (opened: Opened) =>
          name === undefined
            ? service && opened.table === ephemeralTable() && !opened.pk.startsWith(`${service}#`)
            : service && !allows(name, opened);
        const refused = openedBy(commandName.replace(/Command$/, ""), args.input).find(isRefused);
        if (refused)
          throw new Error(
            `${name ?? String(service)} has no right to ${refused.action} of ${refused.pk} in ${refused.table}`,
          );
        return next(args);
      },
    { step: "initialize" },
  );
}
