import { vi } from "vitest";
vi.hoisted(() => (process.env.RECIPIENTS_ENABLED = "false"));
import {
  administrator,
  call,
  callWith,
  createMachine,
  createSystem,
  operatorOf,
  someUser,
} from "../../testing.ts";
import { sinkProvider } from "../../delivering/channels/testing/messages.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { testEnvironment } from "../../../../shared/testing/environment.ts";
import { takeUndeclared } from "../../../../shared/testing/undeclared.ts";
import {
  type Call,
  callsIn,
  matrixOf,
  routesOf,
  statusOf,
} from "../../../../shared/testing/routes-matrix.ts";
import { groups, texts } from "../../api.ts";
import { columns, likeOf, type World } from "../../calls.expectations.ts";

const matrix = matrixOf(texts, columns, likeOf);
const callOf = await callsIn<Call<World>>(join(import.meta.dirname, "../.."));
const routes = routesOf(groups);
type Asking = (
  address: string,
  headers: Record<string, string>,
  body?: object,
) => Promise<{ status: number }>;

interface Contract {
  paths: Record<string, object>;
  tags: { name: string }[];
  components: { schemas: Record<string, object> };
}

let admin: Record<string, string>;
beforeAll(async () => {
  admin = await administrator();
});

/** How the addresses of the registry begin. */
const registry = [
  "/api/destinatars",
  "/api/canal-contacts",
  "/api/preferinta-notificares",
  "/api/push-subscriptions",
  "/api/grups",
  "/api/admin/provision",
  "/api/operator/groups",
  "/api/operator/notify-by-id",
  "/api/admin/notify-by-id",
  "/api/registry/me",
];
/** Where errors have another format. */
const ofMachines = ["/api/v1/notify-by-id"];
const ofZones = [
  ...["notifications", "categories", "contacts", "preferences", "push-subscriptions"].map(
    (name) => `citizen/${name}`,
  ),
  ...["staff/groups", "admin/recipients", "public/push-keys"],
].map((path) => `/api/v1/${path}`);
/** Where citizens sign out, only a method is declared. */
const signOut = "/api/v1/citizen/sessions";

const isOfRegistry = (path: string) =>
  [...registry, ...ofMachines, ...ofZones, signOut, "/api/registry"].some((prefix) =>
    path.startsWith(prefix),
  );

describe("with RECIPIENTS_ENABLED=false", () => {
  it("the addresses of the registry are unknown, whatever the method", async () => {
    for (const path of [
      ...registry,
      "/api/destinatars/1",
      "/api/admin/provision/user",
      "/api/admin/provision/link/1",
    ])
      for (const method of ["GET", "POST", "PUT", "DELETE"]) {
        const { status, json } = await call<{ message: string }>(
          `${method} ${path}`,
          admin,
          method === "GET" ? undefined : {},
        );
        expect([method, path, status, json.message]).toEqual([method, path, 404, "error.adresaNecunoscuta"]);
      }
    // The published contract is that of a deployment with the registry.
    takeUndeclared();
  });

  it("the zones know no address of it either", async () => {
    for (const path of ofZones.flatMap((collection) => [collection, `${collection}/1`])) {
      const { status, json } = await call<{ detail: string }>(`GET ${path}`, admin);
      expect([path, status, json.detail]).toEqual([path, 404, `Nu există adresa GET ${path}.`]);
    }
    takeUndeclared();
  });

  it("the contract has neither their operations, their tags nor what only they refer to; the rest is unchanged", async () => {
    const { json } = await call<Contract>("GET /api/v1/openapi.json");
    const committed = await readFile("functions/notifications/openapi.json", "utf8");
    // A deployment names its own host of systems.
    const whole = JSON.parse(
      committed.replaceAll("localhost:8443", testEnvironment.MACHINE_HOST),
    ) as Contract;
    const others = Object.keys(whole.paths).filter((path) => !isOfRegistry(path));
    expect(Object.keys(json.paths)).toEqual(others);
    for (const path of others) expect(json.paths[path]).toEqual(whole.paths[path]);
    const declared = routes.map(({ path }) => path);
    expect(new Set(declared)).toEqual(new Set(others));
    const text = JSON.stringify(json);
    for (const [name] of Object.entries(json.components.schemas))
      expect(text).toContain(`"#/components/schemas/${name}"`);
    for (const word of ["Destinatar", "CanalContact", "PreferintaNotificare", "PushSubscription"])
      expect(Object.keys(json.components.schemas)).not.toContain(word);
    const tags = json.tags.map(({ name }) => name);
    expect(tags.filter((name) => isOfRegistry(`/api/${name}`))).toEqual([]);
    for (const tag of ["contacts", "preferences", "groups", "recipients", "push-keys"])
      expect(tags).not.toContain(tag);
  });

  describe("the rest of the service answers as with it", () => {
    const callers = [
      "nobody",
      "user",
      "otherOperator",
      "operator",
      "serviceAdmin",
      "machine",
      "otherMachine",
    ] as const;
    let ask: Record<(typeof callers)[number], Asking>;
    let world: World;
    beforeAll(async () => {
      await sinkProvider();
      const [{ system, certificate }, other] = [await createMachine(), await createMachine()];
      // No route that is left names records of a citizen.
      world = { systemId: system.id, citizen: undefined as never };
      const withHeaders = (headers: Record<string, string>): Asking => {
        return (address, _, body) => call(address, headers, body);
      };
      ask = {
        nobody: withHeaders({}),
        user: withHeaders(await someUser()),
        otherOperator: withHeaders(await operatorOf(other.system)),
        operator: withHeaders(await operatorOf(system)),
        serviceAdmin: withHeaders(await administrator()),
        machine: (address, headers, body) => callWith(certificate, address, body, headers),
        otherMachine: (address, headers, body) => callWith(other.certificate, address, body, headers),
      };
    });

    it.each(routes.map((route) => [route.operationId, route] as const))("%s", async (operationId, route) => {
      const answered: number[] = [];
      for (const caller of callers)
        answered.push(await statusOf(route, { call: callOf(route), world, ask: ask[caller], headers: {} }));
      const line = matrix.get(operationId) ?? [];
      expect(answered).toEqual(callers.map((caller) => line[columns.indexOf(caller)]));
    });
  });

  it("health, the API page and records answer", async () => {
    const { id } = await createSystem();
    expect((await call(`GET /api/sistems/${id}`, admin)).status).toBe(200);
    expect((await call("GET /health/ready")).status).toBe(200);
    expect((await call("GET /docs")).status).toBe(200);
  });
});
