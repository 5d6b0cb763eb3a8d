interface Media {
  schema?: object;
  example?: unknown;
}

interface Parameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required?: boolean;
  schema?: object;
}

interface Body {
  content: Record<string, Media>;
}

interface Answer {
  description: string;
  headers?: object;
  content?: Record<string, Media>;
}

/** An operation of a contract. References are resolved, except those within schemas and headers. */
export interface ContractOperation {
  operationId: string;
  /** In capitals: `GET`. */
  method: string;
  /** Below the path of its service, with parameters in braces: `/api/documents/{id}`. */
  path: string;
  parameters: Parameter[];
  /** Absent if the operation takes no body. */
  requestBody?: Body;
  /** By status. */
  responses: Record<string, Answer>;
}

interface Reference {
  $ref: string;
}

interface WrittenOperation extends Pick<ContractOperation, "operationId"> {
  parameters?: (Parameter | Reference)[];
  requestBody?: Body | Reference;
  responses: Record<string, Answer | Reference>;
}

/**
 * The operations of a contract that `openApiDocument` wrote, in its order.
 * @param contract the parsed OpenAPI document
 * @throws Error for a reference to a part that the contract does not have
 */
export function operationsOf(contract: unknown): ContractOperation[] {
  const { paths = {} } = contract as { paths?: Record<string, Record<string, WrittenOperation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, written]) => ({
      path,
      method: method.toUpperCase(),
      ...resolvedOperation(contract, written),
    })),
  );
}

function resolvedOperation(
  contract: unknown,
  { operationId, parameters = [], requestBody, responses }: WrittenOperation,
): Omit<ContractOperation, "method" | "path"> {
  const answers = Object.entries(responses).map(([status, answer]) => [status, resolved(contract, answer)]);
  return {
    operationId,
    parameters: parameters.map((parameter) => resolved(contract, parameter)),
    ...(requestBody ? { requestBody: resolved(contract, requestBody) } : {}),
    responses: Object.fromEntries(answers) as Record<string, Answer>,
  };
}

/** A part, or the part to which its local reference points (RFC 6901). */
function resolved<T extends object>(contract: unknown, part: T | Reference): T {
  if (!isReference(part)) return part;
  const { $ref } = part;
  const names = $ref.split("/").map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
  const found = names.slice(1).reduce((value, name) => partOf(value, name), contract);
  if (names[0] !== "#" || !found) throw new Error(`the contract has no part ${$ref}`);
  return resolved(contract, found as T | Reference);
}

const isReference = (part: object): part is Reference => "$ref" in part;
const partOf = (value: unknown, name: string) => (value as Record<string, unknown> | undefined)?.[name];
