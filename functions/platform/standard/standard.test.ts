import { administrator, call, createSystem } from "../testing.ts";
import { expect, it } from "vitest";
import type { RuleView } from "./routes.ts";
import type { PageOf } from "../../../shared/http/responses.ts";

it("the standard is public, in Romanian and Russian, with its 53 rules in order", async () => {
  const { json } = await call<PageOf<RuleView>>("GET /api/v1/public/rules");
  expect([json.total, json.items[0]?.rule]).toEqual([53, "path-zone"]);
  expect(json.items.every(({ saysRo, saysRu }) => saysRo !== "" && /[а-я]/.test(saysRu))).toBe(true);
  const filtered = await call<PageOf<RuleView>>("GET /api/v1/public/rules?level=should&sort=rule,desc");
  const ids = filtered.json.items.map(({ rule }) => rule);
  expect(ids).toEqual(ids.toSorted().toReversed());
  expect(ids.length).toBeLessThan(53);
});

it("the standard knows a rule by its id, and no other", async () => {
  expect((await call("GET /api/v1/public/rules/noun")).json).toMatchObject({ rule: "noun" });
  expect((await call("GET /api/v1/public/rules/nicio-regula")).status).toBe(404);
});

it("the standard shows neither system nor badge that is not published", async () => {
  const audited = { verdict: "PASS", counts: { PASS: 53, WARN: 0, FAIL: 0 } } as const;
  const at = { auditedAt: "2026-11-26T08:00:00.000Z" };
  const hidden = await createSystem({ ...audited, ...at });
  const unaudited = await createSystem({ public: true });
  const shown = await createSystem({ ...audited, ...at, public: true });
  const badge = async (cod: string) => (await call(`GET /api/v1/public/badges/${cod}`)).status;
  expect([await badge(hidden.cod), await badge(unaudited.cod), await badge(shown.cod)]).toEqual([
    404, 404, 200,
  ]);
  const { text, json } = await call<PageOf<object>>("GET /api/v1/public/systems?size=200");
  expect(text).not.toContain(hidden.cod);
  expect(Object.keys(json.items[0] ?? {})).not.toContain("contact");
});

it("the account of an official has ROLE_STAFF from an administrator; another authority and an organization are refused", async () => {
  const admin = await administrator();
  const create = (login: string, fields: object) =>
    call("POST /api/admin/users", admin, { login, email: `${login}@exemplu.md`, ...fields });
  expect((await create("oficial", { authorities: ["ROLE_USER", "ROLE_STAFF"] })).status).toBe(201);
  expect((await create("arhivar", { authorities: ["ROLE_USER", "ROLE_ARHIVAR"] })).status).toBe(400);
  expect((await create("strain", { authorities: ["ROLE_USER"], organizatieId: 7 })).status).toBe(400);
});

it("an account that registers itself is not an official's", async () => {
  const body = {
    login: "curios",
    email: "curios@exemplu.md",
    password: "o parolă bună",
    authorities: ["ROLE_STAFF"],
  };
  await call("POST /api/register", {}, body);
  const admin = await administrator();
  const { json } = await call<{ authorities?: string[] }>("GET /api/admin/users/curios", admin);
  expect(json.authorities).not.toContain("ROLE_STAFF");
});
