/* The operations of a contract, and where the values of their parameters come from. */

/** The operations in the order of the contract, each with its path, its method, its parameters in full and its function. */
export function operationsOf({ paths, components }) {
  const inFull = ({ $ref, ...own }) => ($ref ? components.parameters[$ref.split("/").at(-1)] : own);
  const nameOnce = onceEach();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method,
      parameters: (operation.parameters ?? []).map(inFull),
      functionName: nameOnce(camelCase(operation.operationId)),
    })),
  );
}

/** By the rule of the client's generator: `documents.list` is `documentsList`. */
const camelCase = (id) => id.replace(/[^a-zA-Z0-9]+(.)/g, (_, letter) => letter.toUpperCase());

/** Numbers the names that have been given before, as the generator does. */
function onceEach() {
  const given = new Map();
  return (name) => {
    const count = (given.get(name) ?? 0) + 1;
    given.set(name, count);
    return count === 1 ? name : `${name}${count}`;
  };
}

/**
 * The operations by the id of the one that took their place, if the contract has it: the same act at an older address.
 */
export function olderOf(operations) {
  const ids = new Set(operations.map(({ operationId }) => operationId));
  return Map.groupBy(
    operations.filter((operation) => ids.has(operation["x-successor"])),
    (operation) => operation["x-successor"],
  );
}

const isOwn = ({ operationId }) => /account\.read$|\.readCurrent$/.test(operationId);

/** What a reader calls first: a GET that needs nothing but a sign-in, of one's own data if there is such. */
export function firstCallOf(operations) {
  const plain = operations.filter(
    ({ method, security = [], parameters, responses, deprecated, requestBody }) =>
      method === "get" &&
      security.length > 0 &&
      !deprecated &&
      !requestBody &&
      parameters.every(({ required }) => !required) &&
      "application/json" in (responses[200]?.content ?? {}),
  );
  return plain.find(isOwn) ?? plain.toSorted((a, b) => a.path.length - b.path.length)[0];
}

/** The security scheme of an operation; undefined for a public one. */
export const schemeOf = ({ security = [] }) => security.flatMap((names) => Object.keys(names))[0];

/** Lists that stand at another address than in front of the parameter, by path up to it. */
const ELSEWHERE = {
  "/api/cereri/{id}": "/api/cerere-acces",
  "/api/transcriere/{id}": "/api/conversies",
  "/api/semnaturi/{id}": "/api/semnatura-documents",
  "/api/v1/staff/grants/{id}": "/api/partajare-documents",
  "/api/v1/admin/documents/{id}": "/api/v1/staff/documents",
  "/api/public/linkuri/{token}": "/api/documents/{id}/linkuri",
  "/api/admin/suppressions/{id}": "/api/admin/suppressions/search",
  "/api/v1/public/badges/{cod}": "/api/v1/public/systems",
  "/api/v1/admin/invoices/{code}": "/api/v1/invoice",
  "/api/v1/admin/audits/{id}": "/api/v1/admin/systems/{id}/audits",
  "/api/v1/staff/audits/{id}": "/api/v1/staff/systems/{id}/audits",
  "/api/v1/admin/issues/{id}": "/api/v1/admin/systems/{id}/issues",
  "/api/v1/staff/issues/{id}": "/api/v1/staff/systems/{id}/issues",
};

/**
 * The operation whose answer has the value of a path parameter: the list at the address in front of it, or else the
 * operation that creates there. Undefined if there is neither.
 */
export function sourceOf(operations, path, name) {
  const whole = path.slice(0, path.indexOf(`{${name}}`) + name.length + 2);
  const list = ELSEWHERE[whole] ?? whole.slice(0, -name.length - 3);
  const at = (method) => operations.find((one) => one.method === method && one.path === list);
  // The token of a link is shown once, to the one who makes it.
  return name === "token" ? at("post") : (at("get") ?? at("post"));
}
