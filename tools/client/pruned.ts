/** A contract as far as clients of it are made. */
export interface Callable {
  [part: string]: unknown;
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, CallableOperation>>;
  components: { schemas: Record<string, unknown>; responses?: Record<string, unknown> };
}

export interface CallableOperation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses: Record<string, { content?: Content }>;
  security?: Record<string, string[]>[];
}

type Content = Record<string, { schema?: object; [part: string]: unknown }>;

interface RequestBody {
  content: Content;
  "x-alternative-content"?: Content;
  [part: string]: unknown;
}

/** A parameter, or a reference to one of the whole contract. */
interface Parameter {
  name?: string;
  $ref?: string;
}

export const nameOf = ({ name, $ref = "" }: Parameter): string => name ?? $ref.split("/").at(-1) ?? "";

/** Headers that the transport sends for every operation, so no type repeats them. */
const COMMON = new Set([
  "Accept-Language",
  "X-Correlation-Id",
  "Idempotency-Key",
  "If-Match",
  "If-None-Match",
  "Range",
]);

/** Answers that callers see: refusals become `Problem`, redirects are followed, and parts of files are not asked for. */
const isSeen = (status: string): boolean => status.startsWith("2") && status !== "206";

/** The contract without what callers do not see, and without schemas that only that refers to. */
export function callable(contract: Callable): Callable {
  const paths = Object.fromEntries(
    Object.entries(contract.paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [method, callableOperation(operation)]),
      ),
    ]),
  );
  const used = referredFrom(paths, contract.components.schemas);
  const schemas = Object.entries(contract.components.schemas).filter(([name]) => used.has(name));
  const { responses: _refusals, ...components } = contract.components;
  return { ...contract, paths, components: { ...components, schemas: Object.fromEntries(schemas) } };
}

const callableOperation = (operation: CallableOperation): CallableOperation => ({
  ...operation,
  parameters: (operation.parameters ?? []).filter((parameter) => !COMMON.has(nameOf(parameter))),
  ...(operation.requestBody ? { requestBody: withAlternative(operation.requestBody) } : {}),
  responses: Object.fromEntries(
    Object.entries(operation.responses)
      .filter(([status]) => isSeen(status))
      .map(([status, response]) => [status, withTexts(response)]),
  ),
});

/** Texts under one media type: hey-api takes pictures and XML for files, also where their schema is a text. */
const withTexts = <Response extends { content?: Content }>(response: Response): Response => ({
  ...response,
  ...(response.content && {
    content: Object.fromEntries(
      Object.entries(response.content).map(([type, media]) => [isText(media) ? "text/plain" : type, media]),
    ),
  }),
});

const isText = ({ schema = {} }: Content[string]): boolean =>
  "type" in schema && schema.type === "string" && !("format" in schema);

/** The body as either shape that the operation takes: the transport sends JSON unless the body has a file. */
function withAlternative({ "x-alternative-content": alternatives, ...body }: RequestBody): RequestBody {
  const [type, form] = Object.entries(body.content)[0] ?? [];
  const json = alternatives?.["application/json"];
  if (!type || !form || !json) return body;
  return { ...body, content: { [type]: { schema: { anyOf: [form.schema, json.schema] } } } };
}

/** The names of the schemas that a part of the contract leads to. */
function referredFrom(part: unknown, schemas: Record<string, unknown>): Set<string> {
  const names = new Set<string>();
  const waiting = [part];
  while (waiting.length > 0) {
    for (const [, name = ""] of JSON.stringify(waiting.pop()).matchAll(
      /"#\/components\/schemas\/([^"]+)"/g,
    )) {
      if (names.has(name)) continue;
      names.add(name);
      waiting.push(schemas[name] ?? {});
    }
  }
  return names;
}
