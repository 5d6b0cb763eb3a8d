import type { Operation } from "../../client/operation.ts";
import { nameOf, type Callable, type CallableOperation } from "./pruned.ts";

/** The description of an operation that its function passes to the transport, without the service. */
export type ContractOperation = Omit<Operation, "service">;

const bodies: Record<string, Operation["body"]> = {
  "application/json": "json",
  "application/merge-patch+json": "merge",
  "application/x-www-form-urlencoded": "form",
  "multipart/form-data": "multipart",
  "text/plain": "text",
};

/** The operations of a contract. `keyed` comes from the whole contract: `callable` drops the header. */
export const operationsOf = ({ paths }: Callable, keyed: ReadonlySet<string>): ContractOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase() as Operation["method"],
      path,
      ...bodyOf(operation),
      ...(isFile(operation) ? { isFile: true as const } : {}),
      ...tokensOf(operation),
      ...(keyed.has(operation.operationId) ? { isKeyed: true as const } : {}),
    })),
  );

/** The ids of the operations that take an Idempotency-Key. */
export const keyedIn = ({ paths }: Callable): Set<string> =>
  new Set(
    Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ parameters = [] }) =>
        parameters.some((parameter) => nameOf(parameter) === "Idempotency-Key"),
      )
      .map(({ operationId }) => operationId),
  );

function bodyOf({ requestBody, operationId }: CallableOperation): Pick<Operation, "body"> {
  const types = Object.keys(requestBody?.content ?? {});
  // An operation that takes JSON beside plain text has the type of the JSON.
  const type =
    types[0] === "text/plain" ? (types.find((one) => one === "application/json") ?? types[0]) : types[0];
  if (type === undefined) return {};
  const body = bodies[type];
  if (!body) throw new Error(`${operationId}: the client sends no ${type}`);
  return { body };
}

/** The names of the security schemes, if the operation has any. */
function tokensOf({ security = [] }: CallableOperation): Pick<Operation, "schemes"> {
  const schemes = [...new Set(security.flatMap((scheme) => Object.keys(scheme)))].sort();
  return schemes.length > 0 ? { schemes } : {};
}

const isFile = ({ responses }: CallableOperation): boolean =>
  Object.values(responses).some(({ content = {} }) => "*/*" in content);
