import { describe, expect, it } from "vitest";
import {
  createAdministrator,
  fresh,
  freshIdno,
  createInvoiceFor,
  createPerson,
  as,
  project,
} from "../testing.ts";
import type { ServiceAdminView } from "../records/service.ts";
import type { PageOf } from "../../../shared/http/responses.ts";

const admin = await createAdministrator();
const path = "/api/v1/admin/services";

const make = async (fields: object = {}) =>
  (
    await admin.post<ServiceAdminView>(path, {
      code: fresh("SRV"),
      name: "Extras",
      amount: "12.50",
      ...fields,
    })
  ).json;

describe("services by administration", () => {
  it("services by administration are created active, with amounts as two-digit texts", async () => {
    const code = fresh("SRV");
    const made = await admin.post<ServiceAdminView>(path, { code, name: "Extras", amount: "12.5" });
    expect([made.status, made.json]).toMatchObject([201, { code, amount: "12.50", active: true }]);
    expect((await project().get(`/api/v1/service/${code}`)).json).toMatchObject({ code, amount: "12.50" });
  });

  it("services by administration are changed: later invoices cost the new amount, earlier ones what they cost", async () => {
    const client = project();
    const earlier = await createInvoiceFor(client, 1_000);
    const { id, code } = await make();
    expect((await admin.patch<ServiceAdminView>(`${path}/${id}`, { amount: "99.99" })).json.amount).toBe(
      "99.99",
    );
    const made = await client.post<{ id: string }>("/api/v1/invoice", { idno: freshIdno(), service: code });
    const later = await client.get<{ amount: string }>(`/api/v1/invoice/${made.json.id}`);
    expect([earlier.amount, later.json.amount]).toEqual(["10.00", "99.99"]);
  });

  it("services by administration lists are filtered and sorted by amounts as they are shown", async () => {
    const name = fresh("Serviciu");
    await make({ name, amount: "9" });
    await make({ name, amount: "100" });
    const { json } = await admin.get<PageOf<ServiceAdminView>>(`${path}?name=${name}&sort=-amount`);
    expect(json.items.map(({ amount }) => amount)).toEqual(["100.00", "9.00"]);
    const equal = await admin.get<{ total: number }>(`${path}?name=${name}&filter[amount]=9.00`);
    expect(equal.json.total).toBe(1);
  });

  it("a code is given once: 409", async () => {
    const { code } = await make();
    expect((await admin.post(path, { code, name: "Alt", amount: "1" })).status).toBe(409);
  });

  it("services by administration speaks problem+json: what is wrong is named", async () => {
    const { status, headers, json } = await admin.post(path, { code: "cod cu spații", amount: "-1" });
    expect([status, headers["content-type"]]).toEqual([400, "application/problem+json"]);
    const { errors } = json as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field)).toEqual(["code", "name", "amount"]);
  });

  it("services by administration is for the service administrator only", async () => {
    const statuses = async (who: { get(address: string): Promise<{ status: number }> }) =>
      (await who.get(path)).status;
    expect(await statuses(as(await createPerson()))).toBe(403);
    expect(await statuses(as(await createPerson({ authorities: ["ROLE_ADMIN"], organizatieId: 1 })))).toBe(
      403,
    );
  });
});
