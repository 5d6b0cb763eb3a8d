import type { Operation } from "../model/contract.ts";
import type { Request } from "../model/evidence.ts";
import { hasOneCredential } from "../model/registration.ts";
import { zones, type Zone } from "../model/zones.ts";
import {
  callerOf,
  hasParameters,
  impossiblePath,
  needsCertificate,
  withRequiredQuery,
  type Situation,
} from "./choices.ts";
import { readings, type Reading } from "./reads.ts";

/** An origin that no system allows (RFC 6761). */
export const FOREIGN_ORIGIN = "https://temelia-conformance.invalid";
/** How many reads of a zone each other credential tries. */
const MOST_CROSSINGS = 2;

export const entryRequests = (situation: Situation): Request[] => [
  ...situation.operations.flatMap((operation) => refusedCallers(situation, operation)),
  ...crossings(situation),
  ...readings(situation).map(headOf),
  ...optionsOfAddresses(situation),
  ...origins(situation),
];

/** Anonymous and broken-token reads; writes are tried only at named addresses (`refusedWrites`). */
function refusedCallers(situation: Situation, operation: Operation): Request[] {
  const { method, zone, key } = operation;
  if (method !== "GET" || !zone || zone === "public" || needsCertificate(situation.contract, operation))
    return [];
  const path = impossiblePath(operation, situation.contract.document);
  const common = { method, path, operation: key, details: { zone } };
  return [
    { ...common, key: `anonymous ${key}`, reason: "anonymous", caller: "anonymous" },
    { ...common, key: `broken-token ${key}`, reason: "broken-token", caller: "broken" },
  ];
}

/**
 * Zones whose audience contains another one: an administrator is also an official (decision "Zones": ROLE_ADMIN has
 * the rights of ROLE_STAFF).
 */
const CONTAINS: Partial<Record<Zone, Zone>> = { admin: "staff" };

/** Each credential at reads of the other zones. */
function crossings(situation: Situation): Request[] {
  if (hasOneCredential(situation.registration)) return [];
  const found = readings(situation).filter(({ operation }) => operation.zone !== "public");
  return zones.flatMap((from) => {
    const caller = callerOf(situation, from);
    if (!caller || from === "public") return [];
    const others = found.filter(({ operation: { zone } }) => zone !== from && CONTAINS[from] !== zone);
    const byZone = Map.groupBy(others, ({ operation }) => operation.zone);
    return [...byZone.values()]
      .flatMap((readingsOfZone) => readingsOfZone.slice(0, MOST_CROSSINGS))
      .map(({ operation, path }) => ({
        key: `crossing ${from} ${operation.key}`,
        reason: "crossing",
        method: "GET",
        path,
        caller,
        operation: operation.key,
      }));
  });
}

const headOf = ({ operation, caller, path }: Reading): Request => ({
  ...{ path, caller, operation: operation.key },
  ...{ key: `head ${operation.key}`, reason: "head", method: "HEAD" },
});

/** The methods of each address, of those with parameters by ids that cannot exist: OPTIONS acts on nothing. */
function optionsOfAddresses(situation: Situation): Request[] {
  const { contract, operations } = situation;
  const byPath = new Map(operations.map((operation) => [operation.path, operation]));
  return [...byPath.values()].flatMap((operation) => {
    const caller = operation.zone && callerOf(situation, operation.zone);
    if (!caller || needsCertificate(contract, operation)) return [];
    const path = impossiblePath(operation, contract.document);
    const key = `options ${operation.path}`;
    return [{ key, reason: "options", method: "OPTIONS", path, caller, operation: operation.key }];
  });
}

/** A read and a preflight from a foreign origin, for one address of each zone. */
function origins(situation: Situation): Request[] {
  const { contract } = situation;
  const firsts = zones.flatMap(
    (zone) =>
      situation.operations.find((one) => one.zone === zone && one.method === "GET" && !hasParameters(one)) ??
      [],
  );
  return firsts.flatMap((operation) => {
    const path = withRequiredQuery(operation, contract.document, operation.path);
    const caller = operation.zone && callerOf(situation, operation.zone);
    if (path === undefined || !caller || needsCertificate(contract, operation)) return [];
    const common = { path, operation: operation.key, reason: "origin" as const };
    const preflight = { origin: FOREIGN_ORIGIN, "access-control-request-method": "GET" };
    return [
      {
        ...common,
        key: `origin GET ${operation.key}`,
        method: "GET",
        caller,
        headers: { origin: FOREIGN_ORIGIN },
      },
      {
        ...common,
        key: `origin OPTIONS ${operation.key}`,
        method: "OPTIONS",
        caller: "anonymous" as const,
        headers: preflight,
      },
    ];
  });
}
