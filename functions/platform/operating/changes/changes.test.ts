import { expect, it } from "vitest";
import type { HistoryLine } from "../../../../shared/data/history.ts";
import { administrator, call, registration } from "../../testing.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

it("the changes of a system under audit are those that administrators made: a requested audit is not one, and no credential is kept", async () => {
  const admin = await administrator();
  const systems = "/api/v1/admin/systems";
  const credentials = { type: "bearer", token: "nu-se-pastreaza" };
  const created = await call<{ id: number }>(`POST ${systems}`, admin, registration({ credentials }));
  const { id } = created.json;
  const changed = await call(`PATCH ${systems}/${id}`, admin, {
    denumire: "Alt nume",
    credentials: { ...credentials, token: "nici-acesta" },
  });
  const asked = await call(`POST ${systems}/${id}/audits`, admin, {});
  expect([changed.status, asked.status]).toEqual([200, 202]);
  const { json } = await call<PageOf<HistoryLine>>(`GET /api/v1/admin/records/systems-${id}/changes`, admin);
  expect(json.items.map(({ fapt, campuri }) => [fapt, campuri])).toEqual([
    ["MODIFICAT", ["secret", "denumire"]],
    ["CREAT", undefined],
  ]);
  expect(json.items[0]?.valori).not.toHaveProperty("credentialsSealed");
});
