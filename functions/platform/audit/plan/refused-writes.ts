import type { Operation } from "../model/contract.ts";
import type { Request } from "../model/evidence.ts";
import { documentsKey } from "./accepted-writes.ts";
import { callerOf, jsonMedia, needsCertificate, type Situation } from "./choices.ts";
import { namedWrites, type NamedWrite } from "./harm.ts";

/** JSON that ends too early to mean anything. */
const BROKEN = "{";
const BODY_METHODS = new Set(["POST", "PUT", "PATCH"]);

/**
 * Writes that must be refused, at the addresses that the owner has named: without a credential and with an
 * unknown one, then malformed and of an unknown media type. None is sent where an audit may have written before it was broken off.
 */
export function refusedWrites(situation: Situation): Request[] {
  const { registration, contract, operations, isRepeated } = situation;
  if (isRepeated) return [];
  const named = namedWrites(registration, contract.operations).filter(
    ({ operation }) => operations.includes(operation) && !needsCertificate(contract, operation),
  );
  return [
    ...named.flatMap(refusedCallers),
    ...named.flatMap((one) => refusedBodies(situation, one)),
    ...repeatedRefusal(situation, named),
  ];
}

const hasJson = ({ method, requestBody }: Operation): boolean =>
  BODY_METHODS.has(method) && requestBody !== undefined && jsonMedia(requestBody.content) !== undefined;

/** The first JSON type that the contract names. */
const jsonType = ({ requestBody }: Operation): string =>
  [...(requestBody?.content.keys() ?? [])].find((type) => type.endsWith("json")) ?? "application/json";

function refusedCallers({ operation, path }: NamedWrite): Request[] {
  const { method, zone, key } = operation;
  if (!zone || zone === "public") return [];
  const body = hasJson(operation) ? { headers: { "content-type": "application/json" }, body: BROKEN } : {};
  const common = { method, path, operation: key, details: { zone }, ...body };
  return [
    { ...common, key: `anonymous ${method} ${path}`, reason: "anonymous", caller: "anonymous" },
    { ...common, key: `broken-token ${method} ${path}`, reason: "broken-token", caller: "broken" },
  ];
}

function refusedBodies(situation: Situation, { operation, path }: NamedWrite): Request[] {
  const { method, zone, key } = operation;
  const caller = zone && callerOf(situation, zone);
  if (!caller || !hasJson(operation)) return [];
  const types = { malformed: jsonType(operation), "wrong-media": "application/x-temelia-conformance" };
  return (["malformed", "wrong-media"] as const).map((reason) => ({
    key: `${reason} ${method} ${path}`,
    reason,
    method,
    path,
    caller,
    operation: key,
    headers: { "content-type": types[reason] },
    body: BROKEN,
  }));
}

/** Without a probe, a request that must be refused is sent twice under a key: a replayed refusal proves the key. */
function repeatedRefusal(situation: Situation, named: readonly NamedWrite[]): Request[] {
  if (situation.registration.probe?.method === "POST") return [];
  const found = named.find(
    ({ operation }) => operation.method === "POST" && documentsKey(operation) && hasJson(operation),
  );
  const caller = found?.operation.zone && callerOf(situation, found.operation.zone);
  if (!found || !caller) return [];
  return [0, 1].map((attempt) => ({
    key: `repeated ${String(attempt)}`,
    reason: "repeated",
    method: "POST",
    path: found.path,
    caller,
    operation: found.operation.key,
    headers: { "content-type": "application/json", "idempotency-key": `audit-${situation.auditId}` },
    body: BROKEN,
  }));
}
