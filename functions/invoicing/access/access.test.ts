import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import {
  createAdministrator,
  createBankClient,
  fresh,
  freshIdno,
  createInvoiceFor,
  project,
  createService,
  withToken,
} from "../testing.ts";
import { clock } from "../../../shared/clock.ts";
import { dump } from "../../../shared/testing/dump.ts";
import { localIdentity, newKey, registerProject, tokenFor } from "../../../shared/testing/local-identity.ts";
import { logLinesOf } from "../../../shared/testing/log-lines.ts";
import { functionProcesses } from "../../../shared/testing/processes.ts";

const processes = functionProcesses(1);
afterAll(() => processes.stop());
const elsewhere = processes.handlerOf(join(import.meta.dirname, "../invoices/routes.ts"));

afterEach(() => {
  clock.resume();
  localIdentity.comeBack();
});

const moveClock = (seconds: number) => {
  clock.freeze(new Date(Date.now() + seconds * 1000));
};
const requestList = async (authorization: string | undefined) =>
  (await withToken(authorization).get("/api/v1/invoice")).status;

it("a token of identity's login is accepted bare and as Bearer", async () => {
  const token = tokenFor(registerProject());
  expect([
    await requestList(token),
    await requestList(`Bearer ${token}`),
    await requestList(`bearer ${token}`),
  ]).toEqual([200, 200, 200]);
});

it.each([
  ["malformed", "Bearer a.b.c"],
  ["empty", ""],
  ["no token but Basic", `Basic ${Buffer.from("a:b").toString("base64")}`],
  ["signed by somebody else", tokenFor(registerProject(), newKey())],
  ["unsigned", tokenFor(registerProject()).replace(/[^.]*$/, "")],
  ["changed", tokenFor(registerProject()).replace(/\..{8}/, ".eyJzdWIi")],
])("a token of identity's login that is %s is refused with 401", async (_what, authorization) => {
  expect(await requestList(authorization)).toBe(401);
});

it("a token of identity's login is refused once it has expired", async () => {
  const token = tokenFor(registerProject());
  expect(await requestList(token)).toBe(200);
  moveClock(3601);
  expect(await requestList(token)).toBe(401);
});

it("a token of identity's login of a user of this service is no organization's, and an organization's is no user's", async () => {
  const admin = await createAdministrator();
  expect((await admin.get("/api/v1/invoice")).status).toBe(401);
  expect((await project().get("/api/v1/admin/services")).status).toBe(401);
});

it("a token of identity's login of a project that the provider is not activated for is refused with 401", async () => {
  expect(await requestList(tokenFor(registerProject({ isActivated: false })))).toBe(401);
});

describe("bank tokens and organization tokens", () => {
  it("a bank token cannot create invoices, nor read any", async () => {
    const { code } = await createService();
    const teller = await createBankClient();
    expect((await teller.post("/api/v1/invoice", { idno: freshIdno(), service: code })).status).toBe(401);
    expect((await teller.get("/api/v1/invoice")).status).toBe(401);
  });

  it("an organization token cannot post transactions", async () => {
    const client = project();
    const { code } = await createInvoiceFor(client);
    const posted = await client.post("/api/v1/extras", { reference: fresh("R"), invoice: code, amount: "1" });
    expect(posted.status).toBe(401);
  });

  it("a bank token is shown once, stored as a hash, and ends when it is revoked", async () => {
    const admin = await createAdministrator();
    const made = await admin.post<{ id: number; token: string }>("/api/v1/admin/bank-tokens", {
      bank: "BANCA-R",
      name: "Ghișeul",
    });
    expect([made.status, made.json.token.length]).toEqual([201, 43]);
    const listed = await admin.get("/api/v1/admin/bank-tokens?bank=BANCA-R");
    expect(listed.json).toMatchObject({ total: 1, items: [{ id: made.json.id, active: true }] });
    expect(listed.text).not.toMatch(/token|hash/);
    const ask = () => withToken(made.json.token).post("/api/v1/extras", {});
    expect((await ask()).status).toBe(400);
    expect((await admin.delete(`/api/v1/admin/bank-tokens/${made.json.id}`)).status).toBe(204);
    expect((await ask()).status).toBe(401);
    expect((await admin.delete(`/api/v1/admin/bank-tokens/${made.json.id}`)).status).toBe(204);
  });

  it("a bank token is shown again for its Idempotency-Key, without a second one; other content is 422", async () => {
    const admin = await createAdministrator();
    const headers = { "idempotency-key": fresh("cheie") };
    const issue = (name: string) =>
      admin.post<{ token: string }>("/api/v1/admin/bank-tokens", { bank: "BANCA-K", name }, headers);
    const [first, again, other] = [await issue("Ghișeul"), await issue("Ghișeul"), await issue("Altul")];
    expect([again.status, again.json, other.status]).toEqual([201, first.json, 422]);
    expect((await admin.get("/api/v1/admin/bank-tokens?bank=BANCA-K")).json).toMatchObject({ total: 1 });
    expect((await dump()).join("\n")).not.toContain(first.json.token);
  });

  it("bank tokens are rotated with overlap: old and new count together, until the old one is revoked", async () => {
    const admin = await createAdministrator();
    const issue = async (name: string) =>
      (
        await admin.post<{ id: number; token: string }>("/api/v1/admin/bank-tokens", {
          bank: "BANCA-T",
          name,
        })
      ).json;
    const [old, young] = [await issue("vechi"), await issue("nou")];
    // 400 means that the token is accepted, as the request lacks its fields.
    const statuses = async () =>
      Promise.all(
        [old, young].map(async ({ token }) => (await withToken(token).post("/api/v1/extras", {})).status),
      );
    expect(await statuses()).toEqual([400, 400]);
    await admin.delete(`/api/v1/admin/bank-tokens/${old.id}`);
    expect(await statuses()).toEqual([401, 400]);
  });

  it("no token is stored or logged, neither a bank's nor an organization's", async () => {
    const known = registerProject();
    const organizationToken = tokenFor(known);
    let bankToken = "";
    const logged = await logLinesOf(async () => {
      const admin = await createAdministrator();
      const about = { bank: "BANCA-L", name: "Ghișeul" };
      ({ token: bankToken } = (await admin.post<{ token: string }>("/api/v1/admin/bank-tokens", about)).json);
      const client = withToken(organizationToken);
      const { code } = await createInvoiceFor(client);
      const line = { reference: "R", invoice: code, amount: "1" };
      await withToken(bankToken).post("/api/v1/extras", line);
      await withToken(organizationToken).post("/api/v1/extras", line);
      await withToken(bankToken).get("/api/v1/invoice");
    });
    expect(logged).toContain("refused");
    const stored = (await dump()).join("\n");
    expect(stored).toContain("BANCA-L");
    for (const token of [bankToken, organizationToken]) {
      expect(token.length).toBeGreaterThan(40);
      expect(stored).not.toContain(token);
      expect(logged).not.toContain(token);
    }
  });

  it("a bank may have two tokens at a time: its references stay the same", async () => {
    const client = project();
    const { code } = await createInvoiceFor(client);
    const [old, young] = [await createBankClient("BANCA-S"), await createBankClient("BANCA-S")];
    const line = { reference: "R-1", invoice: code, amount: "1" };
    const [first, second] = [
      await old.post("/api/v1/extras", line),
      await young.post("/api/v1/extras", line),
    ];
    expect([first.status, second.json]).toEqual([200, first.json]);
  });
});

describe("identity's key set", () => {
  it("identity's key set while identity is down tokens are still verified by it: good ones enter, forged and expired ones do not", async () => {
    const known = registerProject();
    expect(await requestList(tokenFor(known))).toBe(200);
    localIdentity.goDown();
    const expired = tokenFor(known);
    expect([await requestList(tokenFor(known)), await requestList(tokenFor(known, newKey()))]).toEqual([
      200, 401,
    ]);
    moveClock(3601);
    expect(await requestList(expired)).toBe(401);
  });

  it("a process that starts while identity is down verifies by the copy", async () => {
    const known = registerProject();
    expect(await requestList(tokenFor(known))).toBe(200);
    localIdentity.goDown();
    expect((await project(known, elsewhere).get("/api/v1/invoice")).status).toBe(200);
    expect((await withToken(tokenFor(known, newKey()), elsewhere).get("/api/v1/invoice")).status).toBe(401);
  });

  it("a first import while identity is down answers 503 and succeeds later", async () => {
    expect(await requestList(tokenFor(registerProject()))).toBe(200);
    const client = project();
    localIdentity.goDown();
    expect((await client.get("/api/v1/invoice")).status).toBe(503);
    localIdentity.comeBack();
    expect((await client.get("/api/v1/invoice")).status).toBe(200);
  });

  it("identity's key set is read again for a key that it does not know", async () => {
    const known = registerProject();
    expect(await requestList(tokenFor(known))).toBe(200);
    localIdentity.changeKey();
    moveClock(7200);
    expect(await requestList(tokenFor(known))).toBe(200);
  });
});
