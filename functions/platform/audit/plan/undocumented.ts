import type { Request } from "../model/evidence.ts";
import { zones } from "../model/zones.ts";
import { callerOf, type Situation } from "./choices.ts";
import { UNKNOWN_RESOURCE } from "./errors.ts";

/** Addresses that frameworks and servers leave open by accident. */
export const backDoors = [
  "/actuator",
  "/actuator/env",
  "/actuator/heapdump",
  "/admin",
  "/console",
  "/debug",
  "/debug/pprof",
  "/graphql",
  "/h2-console",
  "/phpinfo.php",
  "/server-status",
  "/swagger-ui.html",
  "/v3/api-docs",
  "/trace",
  "/.env",
  "/.git/HEAD",
];

/** The unknown address besides the back doors: some servers answer everything with the same page. */
export const CONTROL_PATH = `/${UNKNOWN_RESOURCE}`;
const MOST_OTHER_ZONES = 60;

/** Back doors, and each resource under the zones that do not document it. */
export function undocumentedRequests(situation: Situation): Request[] {
  const documented = new Set(situation.contract.operations.map(({ key }) => key));
  const doors = [CONTROL_PATH, ...backDoors].filter((path) => !documented.has(`GET ${path}`));
  return [
    ...doors.map((path) => ({
      key: `back-door ${path}`,
      reason: "back-door" as const,
      method: "GET",
      path,
      caller: "anonymous" as const,
    })),
    ...otherZones(situation, documented).slice(0, MOST_OTHER_ZONES),
  ];
}

function otherZones(situation: Situation, documented: ReadonlySet<string>): Request[] {
  const found = situation.operations.flatMap(({ resource, version }) => {
    if (resource === undefined || version === undefined || !/^[\w-]+$/.test(resource)) return [];
    return zones.map((zone) => ({ zone, path: `/api/v${String(version)}/${zone}/${resource}` }));
  });
  const asked = new Map(found.map((one) => [one.path, one]));
  return [...asked.values()].flatMap(({ zone, path }) =>
    documented.has(`GET ${path}`)
      ? []
      : [
          {
            key: `other-zone ${path}`,
            reason: "other-zone" as const,
            method: "GET",
            path,
            caller: callerOf(situation, zone) ?? ("anonymous" as const),
            details: { zone },
          },
        ],
  );
}
