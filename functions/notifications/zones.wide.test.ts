import { administrator, call, createAppSystem, createSystem, operatorOf, someUser } from "./testing.ts";
import { sinkProvider } from "./delivering/channels/testing/messages.ts";
import { createLinked } from "./self-service/testing.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { userTokens } from "../../shared/features/accounts/user-tokens.ts";
import { nothing, type PageOf } from "../../shared/http/responses.ts";
import type { Route } from "../../shared/http/route.ts";
import { addOrganizationAdmin, addPersonTo, addServiceAdmin } from "../../shared/testing/people.ts";
import { addressOf, type Call, callsIn } from "../../shared/testing/routes-matrix.ts";
import { citizenSession, officialSession } from "../../shared/testing/sessions.ts";
import { newIdnp } from "../../shared/testing/state-numbers.ts";
import { groups } from "./api.ts";
import type { World } from "./calls.expectations.ts";

/*
 * Every address of a zone, called with every kind of credential. Receipts of providers need a signature, the sign-in
 * of systems needs a secret, and a sign-out ends the session, so their rooms test these.
 */

const callOf = await callsIn<Call<World>>(import.meta.dirname);
const zoneNames = ["citizen", "staff", "admin", "app"] as const;
const others = [
  "app.receipts.register",
  "app.tokens.create",
  ...zoneNames.map((zone) => `${zone}.sessions.remove`),
];
const inZones = groups
  .flatMap((group) => Object.values(group))
  .filter(({ operationId }) => zoneNames.some((zone) => operationId.startsWith(`${zone}.`)))
  .filter(({ operationId }) => !others.includes(operationId));

const callers = ["nobody", "broken", "citizen", "official", "administrator", "client", "foreign"] as const;
type Caller = (typeof callers)[number];

/** The callers that a zone admits. Other good credentials are 403; none, a broken and a foreign one are 401. */
const admitted: Record<string, readonly Caller[]> = {
  citizen: ["citizen"],
  staff: ["official", "administrator"],
  admin: ["administrator"],
  app: ["client"],
};
const unknown: readonly Caller[] = ["nobody", "broken", "foreign"];

/** Only who asked for an approval. */
const ofAsker = ["admin.approvals.withdraw", "admin.approvals.readResult"];

/**
 * A code that nobody has been sent is wrong, the administrator here did not ask for the approval, and the session that is named is
 * nobody's.
 */
const successOf = ({ operationId, status, returns }: Route): number => {
  if (ofAsker.includes(operationId)) return 403;
  if (operationId === "citizen.contacts.verify") return 400;
  if (operationId === "citizen.sessions.revoke") return 404;
  return returns === nothing ? 204 : status;
};

let world: World;
let headers: Record<Caller, Record<string, string>>;
beforeAll(async () => {
  await sinkProvider();
  const idnp = newIdnp();
  const citizen = await createLinked({ idnp });
  const { system, headers: client } = await createAppSystem();
  const operator = await addPersonTo("notifications", {
    authorities: ["ROLE_USER", "ROLE_OPERATOR"],
    sistemId: system.id,
  });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  world = { systemId: system.id, citizen };
  headers = {
    nobody: {},
    broken: bearer("x.y.z"),
    citizen: bearer((await citizenSession("notifications", idnp, citizen.id)).token),
    official: bearer((await officialSession("notifications", operator.id)).token),
    administrator: bearer(
      (await officialSession("notifications", (await addServiceAdmin("notifications")).id)).token,
    ),
    client,
    foreign: bearer(userTokens("documents").issue(await addServiceAdmin("documents"))),
  };
});

async function send(route: Route, caller: Caller, language = "ro") {
  const asked = callOf(route);
  const address = await addressOf(route, asked, world);
  const sent = { ...headers[caller], "accept-language": language };
  return call<Record<string, unknown>>(`${route.method} ${address}`, sent, await asked.body?.(world));
}

describe("the zones of notifications", () => {
  it("the zones of notifications have every resource of their audience", () => {
    const resources = Map.groupBy(inZones, ({ zone }) => zone);
    const named = zoneNames.map((zone) => [
      zone,
      [...new Set((resources.get(zone) ?? []).map(({ resource }) => resource))].sort(),
    ]);
    expect(Object.fromEntries(named)).toEqual({
      citizen: ["categories", "contacts", "notifications", "preferences", "push-subscriptions", "sessions"],
      staff: ["categories", "groups", "notifications", "templates"],
      admin: [
        "approvals",
        "categories",
        "conformance-probes",
        "jobs",
        "mail-senders",
        "providers",
        "queues",
        "recipients",
        "records",
        "systems",
        "templates",
        "users",
      ],
      app: ["notifications", "templates"],
    });
  });

  describe("admit only the callers of their audience", () => {
    it.each(
      inZones
        .filter(({ resource }) => resource !== "conformance-probes")
        .map((route) => [route.operationId, route] as const),
    )("%s", async (_, route) => {
      const good = admitted[route.zone] ?? [];
      const answered: Partial<Record<Caller, number>> = {};
      const expected: Partial<Record<Caller, number>> = {};
      for (const caller of [...callers].sort((a, b) => Number(good.includes(a)) - Number(good.includes(b)))) {
        const answer = await send(route, caller);
        answered[caller] = answer.status;
        expected[caller] = unknown.includes(caller) ? 401 : good.includes(caller) ? successOf(route) : 403;
        if (answer.status >= 400) expect(answer.headers["content-type"]).toBe("application/problem+json");
        else if (/\.list[^.]*$/.test(route.operationId))
          expect(answer.json).toMatchObject({ items: expect.any(Array), page: 0, total: expect.any(Number) });
      }
      expect(answered).toEqual(expected);
    });
  });

  it("the zones of notifications refuse in the language of the caller", async () => {
    for (const zone of zoneNames) {
      const route = inZones.find((one) => one.zone === zone && one.operationId.endsWith(".list"));
      const caller = zone === "citizen" ? "official" : "citizen";
      const told = await Promise.all(
        ["ro", "ru"].map(async (language) => (await send(route as Route, caller, language)).json.detail),
      );
      expect(told).toEqual([
        "Autentificarea dumneavoastră este pentru altă zonă.",
        "Ваш вход выполнен для другой зоны.",
      ]);
    }
  });

  it("the zones of notifications keep the answer of every POST for its Idempotency-Key", () => {
    const posts = inZones.filter(({ method }) => method === "POST");
    expect(posts.length).toBeGreaterThan(10);
    expect(posts.filter(({ idempotent }) => !idempotent)).toEqual([]);
  });

  it("the zones of notifications go no deeper than a resource of a record", () => {
    const deep = inZones.filter(({ path }) => path.split("/").length > 7);
    expect(deep.map(({ path }) => path)).toEqual([]);
  });

  it("the zones of notifications give the public key of push messages without a credential", async () => {
    for (const caller of callers) {
      const { status, json } = await call("GET /api/v1/public/push-keys/current", headers[caller]);
      expect([caller, status, json]).toEqual([caller, 200, { publicKey: expect.any(String) }]);
    }
  });

  it("the zones of notifications show citizens fewer fields than officials, and officials fewer than administrators", () => {
    const { components } = JSON.parse(readFileSync(join(import.meta.dirname, "openapi.json"), "utf8")) as {
      components: { schemas: Record<string, { properties: object }> };
    };
    const fieldsOf = (name: string) => Object.keys(components.schemas[name]?.properties ?? {});
    const pairs = [
      ["CitizenNotification", "Notificare"],
      ["CitizenContact", "CanalContact"],
      ["CitizenPreference", "PreferintaNotificare"],
      ["CitizenPushSubscription", "PushSubscription"],
      ["StaffTemplate", "Sablon"],
      ["StaffTemplateRow", "SablonInLista"],
    ] as const;
    for (const [narrower, wider] of pairs) {
      const [few, many] = [fieldsOf(narrower), fieldsOf(wider)];
      expect([narrower, few.length > 0, few.length < many.length]).toEqual([narrower, true, true]);
      expect([narrower, few.filter((field) => !many.includes(field))]).toEqual([narrower, []]);
    }
  });
});

describe("the staff zone", () => {
  const list = "GET /api/v1/staff/notifications";

  it("the staff zone also takes the account's own token, but only an official's", async () => {
    const own = [await operatorOf({ id: world.systemId }), await administrator(), await someUser()];
    const statuses = await Promise.all(own.map(async (one) => (await call(list, one)).status));
    expect(statuses).toEqual([200, 200, 403]);
  });

  it("the staff zone refuses officials without an active system, and administrators of an organization", async () => {
    const stopped = await createSystem({ activ: false });
    const accounts = [
      await addPersonTo("notifications", { authorities: ["ROLE_STAFF"] }),
      await addPersonTo("notifications", { authorities: ["ROLE_OPERATOR"], sistemId: stopped.id }),
      await addOrganizationAdmin("notifications", 1),
    ];
    for (const { id } of accounts) {
      const { token } = await officialSession("notifications", id);
      expect((await call(list, { authorization: `Bearer ${token}` })).status).toBe(403);
    }
  });

  it("the staff zone does not know an account that may no longer act: its session is 401", async () => {
    const { id } = await addPersonTo("notifications", { authorities: ["ROLE_ADMIN"], activated: false });
    const { token } = await officialSession("notifications", id);
    expect((await call(list, { authorization: `Bearer ${token}` })).status).toBe(401);
  });
});

describe("the admin zone", () => {
  it("the admin zone filters, orders and pages the queues, which are computed", async () => {
    const list = async (query: string) => {
      const address = `GET /api/v1/admin/queues?${query}`;
      const { json } = await call<PageOf<{ name: string }>>(address, headers.administrator);
      return [json.total, ...json.items.map(({ name }) => name)];
    };
    expect(await list("")).toEqual([
      4,
      "deliveries",
      "deliveries-high",
      "deliveries-dlq",
      "deliveries-high-dlq",
    ]);
    expect(await list("filter[name]=deliveries-dlq")).toEqual([1, "deliveries-dlq"]);
    expect(await list("sort=name,desc&size=1&page=1")).toEqual([4, "deliveries-high"]);
  });

  it("retires a sender of mail and neither patches nor removes one", async () => {
    const sender = { cod: "AVIZE", denumire: "Avize", from: "avize@exemplu.md" };
    const at = "/api/v1/admin/mail-senders";
    const { json } = await call<{ id: number }>(`POST ${at}`, headers.administrator, sender);
    for (const method of ["PATCH", "DELETE"])
      expect((await call(`${method} ${at}/${json.id}`, headers.administrator, {})).status).toBe(405);
    await call(`PUT ${at}/${json.id}`, headers.administrator, { ...sender, activ: false });
    expect((await call(`GET ${at}/${json.id}`, headers.administrator)).json).toMatchObject({ activ: false });
  });
});
