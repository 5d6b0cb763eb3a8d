import { afterEach, expect, it } from "vitest";
import { config } from "../../../../shared/features/approvals/config.ts";
import { as, nobody, organization, organizationAdmin, person } from "../../testing.ts";

const { fourEyes } = config;
afterEach(() => {
  config.fourEyes = fourEyes;
});

it("GET /api/acl/me answers {levels, isAdmin, hasSecret, aprobare}; L3 is for those with hasSecret", async () => {
  const [plain, trusted] = [await person(), await person({ hasSecret: true })];
  expect((await as(plain).get("/api/acl/me")).json).toEqual({
    levels: ["L1", "L2"],
    isAdmin: false,
    hasSecret: false,
    aprobare: false,
  });
  expect((await as(trusted).get("/api/acl/me")).json).toEqual({
    levels: ["L1", "L2", "L3"],
    isAdmin: false,
    hasSecret: true,
    aprobare: false,
  });
});

it("GET /api/acl/me shows an administrator without hasSecret no L3", async () => {
  const admin = await organizationAdmin(await organization());
  expect((await as(admin).get("/api/acl/me")).json).toMatchObject({ levels: ["L1", "L2"], isAdmin: true });
});

it("GET /api/acl/me says whether acts that cannot be undone wait for a second person, as the same acts do", async () => {
  const admin = as(await organizationAdmin(await organization()));
  const asked = async () => (await admin.get<{ aprobare: boolean }>("/api/acl/me")).json.aprobare;
  config.fourEyes = "on";
  expect(await asked()).toBe(true);
  config.fourEyes = "off";
  expect(await asked()).toBe(false);
});

it("GET /api/acl/me is for any authenticated user, and nobody else", async () => {
  expect((await nobody.get("/api/acl/me")).status).toBe(401);
});
