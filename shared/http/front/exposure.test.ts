import { describe, expect, it, vi } from "vitest";
vi.hoisted(() => {
  process.env.STAFF_NETWORKS = "203.0.113.0/24,2001:db8:1::/48";
  process.env.ADMIN_NETWORKS = "198.51.100.7";
});
import "../../testing/local-cloud.ts";
import * as z from "zod";
import { callerOf } from "../../testing/caller.ts";
import { unrestricted } from "../access.ts";
import { lambdaHandler } from "../handler.ts";
import { get, post, put, routes } from "../route.ts";
import { service } from "../service.ts";
import { isExposed } from "./exposure.ts";

const open = { access: unrestricted, summary: "Adresă", returns: z.string() };
const answer = () => Promise.resolve("bine");
const proba = service({ name: "proba", title: "", description: "", errorFormats: {} });
const call = callerOf(
  lambdaHandler(
    proba,
    routes("pieces", {
      list: get(
        "/api/v1/staff/pieces",
        { ...open, deprecated: { since: "2026-01-01", sunset: "2027-01-01" } },
        answer,
      ),
      create: post("/api/v1/admin/pieces", { ...open, status: 201 }, answer),
      read: get("/api/v1/app/pieces/{id}", open, answer),
      look: get("/api/v1/public/pieces", open, answer),
      readOlder: get("/api/pieces", open, answer),
      replaceOlder: put("/api/pieces", { ...open, access: { ...unrestricted, zone: "admin" } }, answer),
    }),
  ),
);

const ask = async (method: string, path: string, from: string) => {
  const headers = { "x-correlation-id": "aceeasi" };
  const { status, headers: sent, bytes } = await call(method, `/proba${path}`, { from, headers });
  // Both answers repeat the address that was called.
  const said = bytes.toString("utf8").replaceAll("nothing", "pieces");
  return { status, headers: { ...sent, "content-length": "" }, said };
};

describe("the addresses of a zone", () => {
  it.each([
    ["GET", "/api/v1/staff/pieces", "203.0.113.200", 200],
    ["GET", "/api/v1/staff/pieces", "2001:db8:1:2::3", 200],
    ["POST", "/api/v1/admin/pieces", "198.51.100.7", 201],
    ["GET", "/api/v1/app/pieces/1", "192.0.2.1", 200],
    ["GET", "/api/v1/public/pieces", "192.0.2.1", 200],
  ])("%s %s exist for callers from %s", async (method, path, from, status) => {
    expect((await ask(method, path, from)).status).toBe(status);
  });

  it.each([
    ["/api/v1/staff/pieces", "203.0.114.1"],
    ["/api/v1/staff/pieces", "2001:db8:2::1"],
    ["/api/v1/admin/pieces", "198.51.100.8"],
  ])("%s are unknown addresses for callers from %s, whatever the method", async (path, from) => {
    for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const unknown = await ask(method, path.replace("pieces", "nothing"), from);
      expect([method, await ask(method, path, from)]).toEqual([method, unknown]);
    }
  });
});

it("an older address has the methods of administrators only within their networks", async () => {
  expect((await ask("PUT", "/api/pieces", "198.51.100.7")).status).toBe(200);
  expect(await ask("PUT", "/api/pieces", "198.51.100.8")).toMatchObject({
    status: 405,
    headers: { allow: "GET" },
  });
});

it("networks hold IPv4 addresses that a socket writes as IPv6", () => {
  expect(isExposed("admin", "::ffff:198.51.100.7")).toBe(true);
  expect(isExposed("admin", "::ffff:198.51.100.8")).toBe(false);
});

it("an audience without networks is exposed to everybody", () => {
  expect(isExposed("user", "192.0.2.1")).toBe(true);
});
