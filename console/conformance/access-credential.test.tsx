import { expect, it } from "vitest";
import { credentialsOf, emptyAccess } from "./access-form.tsx";
import { addressesOf } from "./waivers.tsx";

it("only the credentials of the chosen scope are sent, and empty ones remove what is stored", () => {
  const typed = { ...emptyAccess, "all.token": " abc ", "admin.type": "basic" as const };
  const zones = { ...typed, "admin.username": "auditor", "admin.password": " p " };
  expect(credentialsOf(typed)).toEqual({ type: "bearer", token: "abc" });
  expect(credentialsOf({ ...zones, scope: "zones" })).toEqual({
    admin: { type: "basic", username: "auditor", password: " p " },
  });
  expect(credentialsOf({ ...zones, scope: "none" })).toBeNull();
});

it("a waiver of an issue begins with the addresses of its operation", () => {
  expect(["GET /api/v1/staff/requests", "/api/v1/office", "*"].map(addressesOf)).toEqual([
    "/api/v1/staff/requests",
    "/api/v1/office",
    "/**",
  ]);
});
