import {
  administrator,
  call,
  createSystem,
  fresh,
  official,
  registration,
  systemHeader,
  type Headers,
} from "../testing.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../shared/clock.ts";
import { auditAfter, firstAuditAt } from "./next-audit.ts";

let admin: Headers;
beforeAll(async () => {
  admin = await administrator();
});
afterEach(() => clock.resume());

const register = (fields: object) =>
  call<{ id: number; cod: string; fieldErrors?: { field: string }[]; errors?: { field: string }[] }>(
    "POST /api/v1/admin/systems",
    admin,
    registration(fields),
  );
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const waiver = { rule: "noun", pathPattern: "/**", reason: "adrese vechi" };

it.each([
  ["baseUrl", { baseUrl: undefined }],
  ["baseUrl", { baseUrl: "ftp://exemplu.md" }],
  ["baseUrl", { baseUrl: "https://ana:parola@exemplu.md" }],
  ["baseUrl", { baseUrl: "https://exemplu.md/#sus" }],
  ["baseUrl", { baseUrl: "https://exemplu.md/?a=1" }],
  ["baseUrl", { baseUrl: "http://exemplu.md" }],
  ["openapiUrl", { baseUrl: "https://exemplu.md", openapiUrl: "https://alta.md/openapi.json" }],
  ["waivers.0.rule", { waivers: [{ ...waiver, rule: "nicio-regula" }] }],
  ["waivers.0.pathPattern", { waivers: [{ ...waiver, pathPattern: "api/**" }] }],
  ["waivers.0.validUntil", { waivers: [{ ...waiver, validUntil: inDays(-1) }] }],
  ["waivers.0.validUntil", { waivers: [{ ...waiver, validUntil: inDays(366) }] }],
  ["contact", { contact: "nimeni" }],
])("a registration with a wrong %s is 400 and names the field: %j", async (field, fields) => {
  const { status, text } = await register(fields);
  expect([status, text.includes(`"${field}"`)]).toEqual([400, true]);
});

it("a registration by only its contract is taken, and so is plain http on this machine", async () => {
  expect((await register({ baseUrl: undefined, openapiUrl: "https://exemplu.md/openapi.json" })).status).toBe(
    201,
  );
  expect((await register({ baseUrl: "http://localhost:3000/documents" })).status).toBe(201);
});

it("a registration with a code that is taken is 409", async () => {
  const { cod } = await createSystem();
  expect((await register({ cod })).status).toBe(409);
});

it("a registration keeps credentials sealed, answers that they are there, and removes them with null", async () => {
  const token = "jeton-secret-abcdef";
  const { json, text } = await register({ credentials: { staff: { type: "bearer", token } } });
  expect([json, text.includes(token)]).toEqual([expect.objectContaining({ hasCredentials: true }), false]);
  const patch = (body: object) => call(`PATCH /api/v1/admin/systems/${json.id}`, admin, body);
  expect((await patch({ denumire: "Alt nume" })).json).toMatchObject({ hasCredentials: true });
  expect((await patch({ credentials: null })).json).toMatchObject({ hasCredentials: false });
});

it.each([
  ["another address", { baseUrl: "https://alt.exemplu.md" }],
  ["another port", { baseUrl: "https://exemplu.md:8443" }],
  ["an address of its contract elsewhere", { openapiUrl: "https://exemplu.md:8443/openapi.json" }],
])(
  "a registration with %s needs its credentials again: those that are stored go to no other server",
  async (_, moved) => {
    const credentials = { staff: { type: "bearer", token: "jeton-secret-abcdef" } };
    const { json } = await register({ baseUrl: "https://exemplu.md", credentials });
    const patch = (body: object) =>
      call<{ hasCredentials: boolean }>(`PATCH /api/v1/admin/systems/${json.id}`, admin, body);
    const refused = await patch(moved);
    expect([refused.status, refused.text.includes('"credentials"')]).toEqual([400, true]);
    const replaced = { ...registration({ baseUrl: "https://exemplu.md", ...moved }), cod: json.cod };
    expect((await call(`PUT /api/v1/admin/systems/${json.id}`, admin, replaced)).status).toBe(400);
    expect((await patch({ baseUrl: "https://exemplu.md/alta-cale" })).json.hasCredentials).toBe(true);
    expect((await patch({ ...moved, credentials })).json.hasCredentials).toBe(true);
  },
);

it("a registration without its address keeps its credentials, and gives them to no address that comes later", async () => {
  const credentials = { staff: { type: "bearer", token: "jeton-secret-abcdef" } };
  const openapiUrl = "https://exemplu.md/openapi.json";
  const { json } = await register({ baseUrl: "https://exemplu.md:8443", openapiUrl, credentials });
  const patch = (body: object) => call(`PATCH /api/v1/admin/systems/${json.id}`, admin, body);
  expect((await patch({ baseUrl: null })).status).toBe(200);
  expect((await patch({ baseUrl: "https://exemplu.md:8443" })).status).toBe(400);
  expect((await patch({ baseUrl: "https://exemplu.md:8443", credentials: null })).status).toBe(200);
});

it("a registration keeps the addresses where a write leaves nothing, and refuses one that is not a concrete path", async () => {
  const dryAddresses = [
    { method: "PUT", path: "/api/v1/admin/offices/proba" },
    { method: "DELETE", path: "/api/v1/admin/offices/proba" },
  ];
  const { status, json } = await register({ dryAddresses });
  const address = `/api/v1/admin/systems/${json.id}`;
  expect([status, (await call(`GET ${address}`, admin)).json]).toEqual([
    201,
    expect.objectContaining({ dryAddresses }),
  ]);
  for (const wrong of [
    { method: "PUT", path: "/api/v1/admin/offices/{id}" },
    { method: "PUT", path: "/api/v1/admin/offices?dry=true" },
    { method: "PUT", path: "api/v1/admin/offices" },
    { method: "GET", path: "/api/v1/admin/offices" },
  ])
    expect((await call(`PATCH ${address}`, admin, { dryAddresses: [wrong] })).status).toBe(400);
  expect((await call(`PATCH ${address}`, admin, { dryAddresses: null })).json).not.toHaveProperty(
    "dryAddresses",
  );
});

it("a registration shows officials neither credentials nor the addresses of writes", async () => {
  const probe = { method: "POST", path: "/api/v1/admin/conformance-probes", body: { text: "salut" } };
  const dryAddresses = [{ method: "PUT", path: "/api/v1/admin/offices/proba" }];
  const { json } = await register({ probe, dryAddresses });
  const seen = await call<object>(`GET /api/v1/staff/systems/${json.id}`, await official());
  expect(Object.keys(seen.json)).not.toEqual(expect.arrayContaining(["probe", "hasCredentials", "hasToken"]));
  expect(seen.text).not.toMatch(/prob|credential|token/i);
});

it("a registration gives a waiver without an end and a decision 365 days", async () => {
  const { json } = await register({
    waivers: [waiver, { ...waiver, pathPattern: "/a", decision: "0016" }],
  });
  const shown = await call<{ waivers: { validUntil?: string }[] }>(
    `GET /api/v1/admin/systems/${json.id}`,
    admin,
  );
  const [ends, stays] = shown.json.waivers;
  expect([ends?.validUntil?.slice(0, 10), stays?.validUntil]).toEqual([inDays(365).slice(0, 10), undefined]);
});

it("a registration that was audited is retired and not removed; an inactive one is not audited", async () => {
  const { id } = await createSystem({ audits: 1 });
  expect((await call(`DELETE /api/v1/admin/systems/${id}`, admin)).status).toBe(409);
  expect((await call(`PATCH /api/v1/admin/systems/${id}`, admin, { activ: false })).status).toBe(200);
  expect((await call(`POST /api/v1/admin/systems/${id}/audits`, admin)).status).toBe(409);
  const unused = await createSystem();
  expect((await call(`DELETE /api/v1/admin/systems/${unused.id}`, admin)).status).toBe(204);
  expect((await call(`POST /api/v1/admin/systems/${unused.id}/audits`, admin)).status).toBe(404);
});

it("the token of a system is shown once, is kept as a hash, and ends when it is rotated, or its system inactive or gone", async () => {
  const system = await createSystem();
  const ask = (headers: Headers) => call(`GET /api/v1/app/audits/1`, headers);
  const first = await systemHeader(system);
  expect((await ask(first)).status).toBe(404);
  const second = await systemHeader(system);
  expect([(await ask(first)).status, (await ask(second)).status]).toEqual([401, 404]);
  await call(`PATCH /api/v1/admin/systems/${system.id}`, admin, { activ: false });
  expect((await ask(second)).status).toBe(401);
  await call(`PATCH /api/v1/admin/systems/${system.id}`, admin, { activ: true });
  expect((await ask(second)).status).toBe(404);
  expect((await call(`DELETE /api/v1/admin/systems/${system.id}`, admin)).status).toBe(204);
  expect((await ask(second)).status).toBe(401);
});

it("the token of a system is shown again for its Idempotency-Key, without a further rotation", async () => {
  const { id } = await createSystem();
  const rotate = () =>
    call<{ token: string }>(`POST /api/v1/admin/systems/${id}/rotate-token`, {
      ...admin,
      "idempotency-key": fresh("rotire") + String(id),
    });
  const headers = { ...admin, "idempotency-key": `rotire-${id}` };
  const again = () => call<{ token: string }>(`POST /api/v1/admin/systems/${id}/rotate-token`, headers);
  const [first, second] = [await again(), await again()];
  expect(second.json).toEqual(first.json);
  expect((await rotate()).json.token).not.toBe(first.json.token);
});

it("the token of a system asks for ten audits a day, only of its own system", async () => {
  clock.freeze(new Date("2026-11-26T10:00:00.000Z"));
  const system = await createSystem({ asked: { day: "2026-11-26", audits: 9 } });
  const headers = await systemHeader(system);
  const asked = await call<{ id: number; systemId: number }>("POST /api/v1/app/audits", headers);
  expect([asked.status, asked.json.systemId]).toEqual([202, system.id]);
  expect(asked.headers.location).toMatch(new RegExp(`/platform/api/v1/app/audits/${asked.json.id}$`));
  expect((await call("POST /api/v1/app/audits", headers)).status).toBe(409);
  await call(`POST /api/v1/admin/audits/${asked.json.id}/stop`, admin);
  const refused = await call("POST /api/v1/app/audits", headers);
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "50400"]);
  const other = await systemHeader(await createSystem());
  expect((await call(`GET /api/v1/app/audits/${asked.json.id}`, other)).status).toBe(404);
  clock.freeze(new Date("2026-11-27T10:00:00.000Z"));
  expect((await call("POST /api/v1/app/audits", await systemHeader(system))).status).toBe(202);
});

describe("the next audit", () => {
  const at = new Date("2026-01-31T12:00:00.000Z");

  it("the next audit is within a day, at a time of the day that the code gives", () => {
    const hours = new Set(
      Array.from({ length: 200 }, (_, i) => firstAuditAt(`sistem-${String(i)}`, at).slice(11, 13)),
    );
    expect(hours.size).toBeGreaterThan(20);
    for (const cod of ["a", "b", "c"]) {
      const first = Date.parse(firstAuditAt(cod, at)) - at.getTime();
      expect(first).toBeGreaterThan(0);
      expect(first).toBeLessThanOrEqual(86_400_000);
    }
  });

  it.each([
    ["daily", "2026-02-01"],
    ["weekly", "2026-02-07"],
    ["monthly", "2026-02-28"],
  ] as const)("the next audit of a %s system is on %s", (interval, day) => {
    expect(auditAfter({ cod: "a", interval }, at).slice(0, 10)).toBe(day);
  });
});
