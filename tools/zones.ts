import { operationsOf } from "../shared/contract/contract-operations.ts";
import { contracts } from "./openapi.ts";

/** The zones of the platform standard, and how the services keep each column of its table. */
const zones = {
  public: {
    audience: "anyone",
    authentication: "none",
    authorization: "none; views of public data",
    exposure: "everywhere; a rate limit by address, and in the front",
  },
  citizen: {
    audience: "citizens",
    authentication: "session of the government's login",
    authorization: "own data: the client, or the recipient, with the IDNP of the session",
    exposure: "everywhere",
  },
  staff: {
    audience: "officials: ROLE_STAFF, ROLE_OPERATOR, ROLE_ADMIN",
    authentication: "session; with `GOVERNMENT_LOGIN=optional` also the token of an account",
    authorization: "role, then the rights on the record",
    exposure: "`STAFF_NETWORKS`",
  },
  admin: {
    audience: "administrators: ROLE_ADMIN",
    authentication: "as staff",
    authorization: "role, then the rights on the record; an approval for what cannot be undone",
    exposure: "`ADMIN_NETWORKS`",
  },
  app: {
    audience: "systems",
    authentication: "client credentials, or the token of a registered system",
    authorization: "scope and records of the client",
    exposure: "`APP_NETWORKS`",
  },
} as const;

type Zone = keyof typeof zones;
const names = Object.keys(zones) as Zone[];

interface Operation {
  service: string;
  zone: Zone;
  resource: string;
  action: string;
  /** By approval: one of its answers is an approval. */
  waits: boolean;
}

const ADDRESS = new RegExp(String.raw`^/api/v[0-9]+/(${names.join("|")})/`);
const APPROVAL = "#/components/schemas/Aprobare";

/** The operations of all services that have a zone. */
async function declaredOperations(): Promise<Operation[]> {
  return (await contracts()).flatMap(({ service, text }) =>
    operationsOf(JSON.parse(text)).flatMap(({ path, operationId, responses }) => {
      if (!ADDRESS.test(path)) return [];
      const [zone = "", resource = "", action = ""] = operationId.split(".");
      const waits = JSON.stringify(responses["202"] ?? {}).includes(APPROVAL);
      return [{ service, zone: zone as Zone, resource, action, waits }];
    }),
  );
}

const row = (...cells: string[]): string => `| ${cells.join(" | ")} |`;

/** The zones, and the operations that each service has in them. */
export async function zonesPage(): Promise<string> {
  const all = await declaredOperations();
  return `# Zones

\`npm run generate\` writes this page from the declarations of the routes.

The platform standard divides every service by audience. A resource appears in the zone of its audience, with a view of that
zone; a zone is one more question before the rights on a record, never instead of them. Addresses without a zone are older than
the standard, and stay ([63](decisions/0063-older-addresses-stay.md)), as closed as the zones of their callers. An official's session opens
them with the rights of its account ([110](decisions/0110-sessions-at-older-addresses.md)).

${row("zone", "audience", "authentication", "authorization", "exposure")}
${row("---", "---", "---", "---", "---")}
${names.map((name) => row(name, ...Object.values(zones[name]))).join("\n")}

A good credential of another zone is 403; none, a broken one, and one that another service issued are 401. For callers outside
the networks of a zone each of its addresses is unknown: 404 for every method. So are older addresses of the same callers.

Operations marked * may answer 202 with an approval: another administrator decides.

${names.map((name) => sectionOf(name, all)).join("\n\n")}
`;
}

function sectionOf(zone: Zone, all: Operation[]): string {
  const inZone = all.filter((one) => one.zone === zone);
  const resources = [...Map.groupBy(inZone, ({ service, resource }) => `${service} ${resource}`).values()];
  const rows = resources.map((operations) => {
    const { service = "", resource = "" } = operations[0] ?? {};
    const actions = operations.map(({ action, waits }) => `${action}${waits ? "*" : ""}`);
    return row(service, resource, actions.join(", "));
  });
  return `## ${zone}

${row("service", "resource", "operations")}
${row("---", "---", "---")}
${rows.join("\n")}`;
}
