import type { Operation } from "../model/contract.ts";
import type { Caller, Request } from "../model/evidence.ts";
import { zones } from "../model/zones.ts";
import { callerOf, hasQuery, needsCertificate, type Situation } from "./choices.ts";
import { readings, type Reading } from "./reads.ts";

const LONG_ID = "x".repeat(300);
export const UNKNOWN_RESOURCE = "zz-temelia-conformance";

/** Requests that must be refused, each in its own way: with 4xx and problem+json, never with 5xx. */
export const errorRequests = (situation: Situation): Request[] => [
  ...zoneRequests(situation),
  ...readings(situation).flatMap(badQueries),
  ...situation.operations.flatMap((operation) => longIds(situation, operation)),
  ...correlations(situation),
];

/** An unknown address of each zone in both languages, and a broken escape. */
function zoneRequests(situation: Situation): Request[] {
  return usedZones(situation).flatMap(({ zone, prefix, caller }) => {
    const common = { method: "GET", caller, details: { zone } };
    const unknown = `${prefix}/${UNKNOWN_RESOURCE}`;
    return [
      { ...common, key: `unknown-path ${zone}`, reason: "unknown-path" as const, path: unknown },
      { ...common, key: `broken-escape ${zone}`, reason: "broken-escape" as const, path: `${unknown}/%zz` },
      ...(["ro", "ru"] as const).map((language) => ({
        ...common,
        key: `language ${zone} ${language}`,
        reason: "language" as const,
        path: unknown,
        headers: { "accept-language": language },
        details: { zone, language },
      })),
    ];
  });
}

interface UsedZone {
  zone: string;
  prefix: string;
  caller: Caller;
}

/** The zones of a contract whose credential is known. */
export function usedZones(situation: Situation): UsedZone[] {
  return zones.flatMap((zone) => {
    const caller = callerOf(situation, zone);
    const one = situation.contract.operations.find((operation) => operation.zone === zone);
    return caller && one?.version !== undefined
      ? [{ zone, caller, prefix: `/api/v${String(one.version)}/${zone}` }]
      : [];
  });
}

function badQueries({ operation, caller, path }: Reading): Request[] {
  const bad = [
    ["page", "-1"],
    ["size", "abc"],
  ] as const;
  return bad
    .filter(([name]) => hasQuery(operation, name))
    .map(([name, value]) => ({
      key: `bad-query ${name} ${operation.key}`,
      reason: "bad-query",
      method: "GET",
      path: `${path}${path.includes("?") ? "&" : "?"}${name}=${value}`,
      caller,
      operation: operation.key,
    }));
}

function longIds(situation: Situation, operation: Operation): Request[] {
  const caller = operation.zone && callerOf(situation, operation.zone);
  if (!caller || operation.method !== "GET" || needsCertificate(situation.contract, operation)) return [];
  const path = operation.path.replaceAll(/\{[^{}]*\}/g, LONG_ID);
  if (path === operation.path) return [];
  return [
    {
      key: `long-id ${operation.key}`,
      reason: "long-id",
      method: "GET",
      path,
      caller,
      operation: operation.key,
    },
  ];
}

/** Requests without a correlation id, and with one that no log should take. */
function correlations(situation: Situation): Request[] {
  return readings(situation)
    .slice(0, 2)
    .flatMap(({ operation, caller, path }) =>
      (["no-correlation", "unsafe-correlation"] as const).map((reason) => ({
        key: `${reason} ${operation.key}`,
        reason,
        method: "GET",
        path,
        caller,
        operation: operation.key,
      })),
    );
}
