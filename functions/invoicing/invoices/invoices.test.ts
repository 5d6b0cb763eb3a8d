import { describe, expect, it } from "vitest";
import { createBankClient, freshIdno, project, createService } from "../testing.ts";
import { registerProject } from "../../../shared/testing/local-identity.ts";
import type { InvoiceView } from "./view.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

describe("POST /api/v1/invoice", () => {
  it("POST /api/v1/invoice takes idno and service and answers 200 {id: <uuid>}", async () => {
    const { code } = await createService();
    const answer = await project().post("/api/v1/invoice", { idno: freshIdno(), service: code });
    expect([answer.status, answer.json]).toEqual([200, { id: expect.stringMatching(UUID) as string }]);
  });

  it("the invoice is read by its id and by its code: Active, the service's amount, MDL, what is owed", async () => {
    const somebody = registerProject({ project: "Portalul" });
    const client = project(somebody);
    const { code } = await createService({ amount: 12_345 });
    const idno = freshIdno();
    const { id } = (await client.post<{ id: string }>("/api/v1/invoice", { idno, service: code })).json;
    const byId = (await client.get<InvoiceView>(`/api/v1/invoice/${id}`)).json;
    expect(byId).toMatchObject({
      id,
      idno,
      service: code,
      project: "Portalul",
      number: 1,
      status: "Active",
      amount: "123.45",
      balance: "123.45",
      currency: "MDL",
      transactions: [],
    });
    expect((await client.get(`/api/v1/invoice/${byId.code}`)).json).toEqual(byId);
  });

  it("a bank line pays it: Paid, with the transaction", async () => {
    const client = project();
    const { code } = await createService({ amount: 5_000 });
    const { id } = (
      await client.post<{ id: string }>("/api/v1/invoice", { idno: freshIdno(), service: code })
    ).json;
    const paid = await (
      await createBankClient()
    ).post("/api/v1/extras", { reference: "R-1", invoice: id, amount: "50.00" });
    expect(paid.status).toBe(200);
    const shown = (await client.get<InvoiceView>(`/api/v1/invoice/${id}`)).json;
    expect([
      shown.status,
      shown.balance,
      shown.transactions.map(({ reference, amount }) => [reference, amount]),
    ]).toEqual(["Paid", "0.00", [["R-1", "50.00"]]]);
  });
});
