import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { call, mailedKey, PASSWORD, signInAs, stored } from "../../testing/accounts-service.ts";
import { testEnvironment } from "../../testing/environment.ts";

const root = join(import.meta.dirname, "../../..");

/** `npm run tool -- create-admin …` against the stage of this file. */
const createAdmin = (login: string, email = `${login}@exemplu.md`, more: string[] = []) =>
  promisify(execFile)(process.execPath, [
    join(root, "tools/create-admin.ts"),
    "--stage",
    testEnvironment.STAGE,
    "--service",
    "platform",
    "--login",
    login,
    "--email",
    email,
    ...more,
  ]);

it("npm run tool create-admin adds a service administrator, who chooses the password by mail and then administers", async () => {
  const { stdout } = await createAdmin("prima");
  expect(stdout).toContain("/platform/api/account/reset-password/init");
  expect(await stored("prima")).not.toHaveProperty("passwordHash");
  expect((await signInAs("prima", PASSWORD)).status).toBe(401);

  await call("POST /api/account/reset-password/init", { body: "prima@exemplu.md" });
  const body = { key: mailedKey("prima@exemplu.md"), newPassword: PASSWORD };
  expect((await call("POST /api/account/reset-password/finish", { body })).status).toBe(200);

  const { id_token: token } = (await signInAs("prima", PASSWORD)).body as { id_token: string };
  const list = await call("GET /api/admin/users", { token });
  expect(list).toMatchObject({ status: 200, body: { items: [{ login: "prima", adminServiciu: true }] } });
});

it("npm run tool create-admin takes the password from standard input, where a service sends no mail nothing else", async () => {
  const pending = createAdmin("parolata", undefined, ["--password-stdin"]);
  pending.child.stdin?.end(`${PASSWORD}\n`);
  await pending;
  expect((await signInAs("parolata", PASSWORD)).status).toBe(200);
  await expect(createAdmin("alta", undefined, ["--service", "identity"])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("--password-stdin"),
  });
});

it("npm run tool create-admin takes no login that is taken, and no address that is none", async () => {
  await createAdmin("ocupata");
  await expect(createAdmin("ocupata", "alta@exemplu.md")).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("userexists"),
  });
  await expect(createAdmin("noua", "fara-adresa")).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("--email"),
  });
  expect(await stored("noua")).toBeUndefined();
});
