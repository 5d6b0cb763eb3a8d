import { expect, it } from "vitest";
import { as, nobody, organization, organizationAdmin, person } from "../../testing.ts";

it("GET /api/acl/me answers {levels, isAdmin, hasSecret}; L3 is for those with hasSecret", async () => {
  const [plain, trusted] = [await person(), await person({ hasSecret: true })];
  expect((await as(plain).get("/api/acl/me")).json).toEqual({
    levels: ["L1", "L2"],
    isAdmin: false,
    hasSecret: false,
  });
  expect((await as(trusted).get("/api/acl/me")).json).toEqual({
    levels: ["L1", "L2", "L3"],
    isAdmin: false,
    hasSecret: true,
  });
});

it("GET /api/acl/me shows an administrator without hasSecret no L3", async () => {
  const admin = await organizationAdmin(await organization());
  expect((await as(admin).get("/api/acl/me")).json).toMatchObject({ levels: ["L1", "L2"], isAdmin: true });
});

it("GET /api/acl/me is for any authenticated user, and nobody else", async () => {
  expect((await nobody.get("/api/acl/me")).status).toBe(401);
});
