import { vi } from "vitest";
vi.hoisted(() => (process.env.RECIPIENTS_ENABLED = "false"));
import { administrator, call, createSystem } from "../testing.ts";
import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { takeUndeclared } from "../../../shared/testing/undeclared.ts";
import { groups } from "../api.ts";

interface Contract {
  paths: Record<string, object>;
  tags: { name: string }[];
  components: { schemas: Record<string, object> };
}

let admin: Record<string, string>;
beforeAll(async () => {
  admin = await administrator();
});

/** Beginnings of the addresses of the registry. */
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
const isOfRegistry = (path: string) =>
  [...registry, ...ofMachines, "/api/registry"].some((prefix) => path.startsWith(prefix));

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

  it("the contract has neither their operations, their tags nor what they alone refer to; the rest is unchanged", async () => {
    const { json } = await call<Contract>("GET /api/v1/openapi.json");
    const whole = JSON.parse(await readFile("functions/notifications/openapi.json", "utf8")) as Contract;
    const others = Object.keys(whole.paths).filter((path) => !isOfRegistry(path));
    expect(Object.keys(json.paths)).toEqual(others);
    for (const path of others) expect(json.paths[path]).toEqual(whole.paths[path]);
    const declared = groups.flatMap((group) => Object.values(group)).map(({ path }) => path);
    expect(new Set(declared)).toEqual(new Set(others));
    const text = JSON.stringify(json);
    for (const [name] of Object.entries(json.components.schemas))
      expect(text).toContain(`"#/components/schemas/${name}"`);
    for (const word of ["Destinatar", "CanalContact", "PreferintaNotificare", "PushSubscription"])
      expect(Object.keys(json.components.schemas)).not.toContain(word);
    expect(json.tags.map(({ name }) => name).filter((name) => isOfRegistry(`/api/${name}`))).toEqual([]);
  });

  it("the rest of the service works", async () => {
    const { id } = await createSystem();
    expect((await call(`GET /api/sistems/${id}`, admin)).status).toBe(200);
    expect((await call("GET /health/ready")).status).toBe(200);
    expect((await call("GET /docs")).status).toBe(200);
  });
});
