import { beforeAll, describe, expect, it } from "vitest";
import {
  as,
  machineClient,
  nobody,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  textFile,
  withToken,
  type ServiceClient,
} from "../../testing.ts";
import { userTokens } from "../../../../shared/features/accounts/user-tokens.ts";
import type { Route } from "../../../../shared/http/route.ts";
import { officialSession } from "../../../../shared/testing/sessions.ts";
import { citizenDocuments, citizenRequests } from "./citizen-routes.ts";
import { publicZone } from "../public/zone-routes.ts";
import { citizen } from "./testing.ts";
import type { DocumentView } from "../../records/document.ts";

const routes: Route[] = [publicZone, citizenDocuments, citizenRequests].flatMap((group) =>
  Object.values(group),
);
const callers = [
  "nobody",
  "broken token",
  "citizen",
  "official",
  "administrator",
  "machine client",
  "foreign audience",
] as const;
const statuses: Record<string, (route: Route) => number[]> = {
  public: () => [200, 200, 200, 200, 200, 200, 200],
  citizen: ({ status }) => [401, 401, status, 403, 403, 403, 401],
};

let clients: Record<(typeof callers)[number], ServiceClient>;
/** A public document, a document of the citizen, the citizen's request, and a document that the citizen may ask for. */
let open: DocumentView;
let own: DocumentView;
let request: DocumentView;
let hidden: DocumentView;

beforeAll(async () => {
  const ana = await citizen();
  const official = await person({ authorities: ["ROLE_USER", "ROLE_STAFF"] });
  const administrator = await organizationAdmin(await organization());
  clients = {
    nobody,
    "broken token": withToken("a.b.c"),
    citizen: ana.calls,
    official: withToken((await officialSession("documents", official.id)).token),
    administrator: withToken((await officialSession("documents", administrator.id)).token),
    "machine client": withToken((await machineClient()).token),
    "foreign audience": withToken(userTokens("platform").issue(official)),
  };
  const admin = as(await serviceAdmin());
  const file = async (fields: Record<string, string>) =>
    (await admin.upload<DocumentView>("/api/documents/upload", { file: textFile("conținut"), ...fields }))
      .json;
  open = await file({ visibility: "PUBLIC" });
  own = await file({ proprietarId: String(ana.client.id) });
  hidden = await file({});
  request = (await ana.calls.post<DocumentView>("/api/v1/citizen/access-requests", body(hidden))).json;
  hidden = await file({});
});

const body = ({ cod }: DocumentView) => ({ cod, drept: "CITIRE", motivare: "Îmi trebuie la un dosar" });

function addressOf({ path, zone, resource }: Route): string {
  const { id } = resource === "access-requests" ? request : zone === "public" ? open : own;
  return path.replace("{id}", String(id));
}

const call = (route: Route, client: ServiceClient, headers = {}) =>
  route.method === "GET"
    ? client.get<Record<string, unknown>>(addressOf(route), headers)
    : client.post<Record<string, unknown>>(addressOf(route), body(hidden), headers);

describe("every route of the zones public and citizen", () => {
  it.each(routes.map((route) => [route.operationId, route] as const))(
    "%s answers each kind of caller as the table of the zones says",
    async (_, route) => {
      const answered: Record<string, number> = {};
      for (const caller of callers) answered[caller] = (await call(route, clients[caller])).status;
      const expected = statuses[route.zone]?.(route);
      expect(answered).toEqual(Object.fromEntries(callers.map((caller, i) => [caller, expected?.[i]])));
    },
  );

  it.each(
    routes
      .filter(({ operationId }) => /\.list\w*$/.test(operationId))
      .map((r) => [r.operationId, r] as const),
  )("%s has the envelope", async (_, route) => {
    const { json } = await call(route, clients.citizen);
    expect(json).toMatchObject({ items: expect.any(Array), page: 0, size: 20, total: expect.any(Number) });
  });

  it.each(routes.filter(({ zone }) => zone === "citizen").map((r) => [r.operationId, r] as const))(
    "%s refuses with problem+json, in Romanian and in Russian",
    async (_, route) => {
      for (const [language, title] of [
        ["ro", /cetăț|zon|autentific/i],
        ["ru", /зон|вход/i],
      ] as const) {
        const { status, json, headers } = await call(route, clients.official, {
          "accept-language": language,
        });
        expect([status, headers["content-type"]]).toEqual([
          403,
          expect.stringContaining("application/problem+json"),
        ]);
        expect(json).toMatchObject({
          status: 403,
          message: "error.altaZona",
          detail: expect.stringMatching(title),
        });
      }
    },
  );

  it("every route of the zones public and citizen takes an Idempotency-Key where it creates, and repeats the answer", async () => {
    const headers = { "idempotency-key": "cererea-mea" };
    const send = () => clients.citizen.post("/api/v1/citizen/access-requests", body(hidden), headers);
    const [first, second] = [await send(), await send()];
    expect([second.status, second.json]).toEqual([first.status, first.json]);
    const other = await clients.citizen.post(
      "/api/v1/citizen/access-requests",
      { ...body(hidden), drept: "SCRIERE" },
      headers,
    );
    expect(other.status).toBe(422);
  });

  it("an unknown address, and a filter by a field that the zone does not show, are refused as problems", async () => {
    for (const [path, status] of [
      ["/api/v1/citizen/nimic", 404],
      ["/api/v1/public/nimic", 404],
      ["/api/v1/citizen/documents?filter[creatDe]=x", 400],
      ["/api/v1/citizen/documents?sort=storageUri", 400],
      ["/api/v1/citizen/access-requests?filter[solicitantId]=1", 400],
    ] as const) {
      const answer = await clients.citizen.get(path);
      expect([path, answer.status, answer.headers["content-type"]]).toEqual([
        path,
        status,
        expect.stringContaining("application/problem+json"),
      ]);
    }
  });
});
