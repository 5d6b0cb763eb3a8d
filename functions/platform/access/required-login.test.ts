import { issuer, signInSteps } from "../../../shared/testing/government-login.ts";
import { afterAll, expect, it } from "vitest";

process.env.GOVERNMENT_LOGIN = "required";
const { administrator, call, official } = await import("../testing.ts");
const { signIn } = signInSteps("platform", (method, address, sent) =>
  call(`${method} ${address.replace("/platform", "")}`, sent?.headers, sent?.body as object),
);
afterAll(() => issuer.stop());

it("with GOVERNMENT_LOGIN=required the zones admit only sessions of the government's login", async () => {
  const admin = await administrator();
  const statuses = async (headers: Record<string, string>) => [
    (await call("GET /api/v1/staff/systems", headers)).status,
    (await call("GET /api/v1/admin/systems", headers)).status,
  ];
  expect([await statuses(await official()), await statuses(admin)]).toEqual([
    [403, 403],
    [403, 403],
  ]);
  const { id_token: token } = await signIn({ sub: "functionar", roles: ["staff"] });
  expect(await statuses({ authorization: `Bearer ${token}` })).toEqual([200, 403]);
  // The older addresses, where administrators give rights, stay as they are.
  expect((await call("GET /api/admin/users", admin)).status).toBe(200);
});
