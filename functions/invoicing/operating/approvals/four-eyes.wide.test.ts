import {
  as,
  createBankClient,
  createInvoiceFor,
  fresh,
  nobody,
  project,
  type ServiceClient,
} from "../../testing.ts";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { config } from "../../../../shared/features/approvals/config.ts";
import { needsSecondPersonInEachTest } from "../../../../shared/testing/four-eyes.ts";
import { describeOnePerson } from "../../../../shared/testing/one-person.ts";
import { addServiceAdmin } from "../../../../shared/testing/people.ts";
import type { ApprovalView } from "../../../../shared/features/approvals/approval.ts";
import { describeFactorReset } from "../../../../shared/testing/second-factors.ts";

/* Every route that reaches a marked verb; `tests/architecture/approvals.test.ts` lists them. */

let ana: ServiceClient;
let ion: ServiceClient;
let bank: ServiceClient;
beforeAll(async () => {
  [ana, ion] = [as(await addServiceAdmin("invoicing")), as(await addServiceAdmin("invoicing"))];
  bank = await createBankClient();
});
beforeEach(needsSecondPersonInEachTest);

const approve = ({ id }: ApprovalView) => ion.post<ApprovalView>(`/api/v1/admin/approvals/${id}/approve`);

async function invoiceOf(paid?: string): Promise<string> {
  const { code } = await createInvoiceFor(project());
  if (paid) await bank.post("/api/v1/extras", { reference: fresh("R"), invoice: code, amount: paid });
  return code;
}

async function unmatchedLine(): Promise<number> {
  const reference = fresh("R");
  await bank.post("/api/v1/extras", { reference, invoice: "necitibil", amount: "100" });
  const address = `/api/v1/admin/unmatched-lines?reference=${reference}`;
  return (await ana.get<{ items: { id: number }[] }>(address)).json.items[0]?.id ?? 0;
}

const stateOf = async (code: string) => (await ana.get(`/api/v1/admin/invoices/${code}`)).json;

/** A call, and the invoice that it changes. */
type Case = () => Promise<{ address: string; body?: object; invoice: string; says: string }>;

const match = (resource: string): Case => {
  return async () => {
    const invoice = await invoiceOf();
    const id = await unmatchedLine();
    return {
      address: `/api/v1/admin/${resource}/${id}/match`,
      body: { invoice },
      invoice,
      says: "100.00 MDL",
    };
  };
};

const cases: Record<string, Case> = {
  "admin.invoices.cancel": async () => {
    const invoice = await invoiceOf();
    return { address: `/api/v1/admin/invoices/${invoice}/cancel`, invoice, says: invoice };
  },
  "admin.invoices.refund": async () => {
    const invoice = await invoiceOf("100");
    const body = { reference: fresh("RB"), amount: "40.50" };
    return { address: `/api/v1/admin/invoices/${invoice}/refunds`, body, invoice, says: "40.50 MDL" };
  },
  "admin.unmatched-lines.match": match("unmatched-lines"),
  "admin.unmatched.match": match("unmatched"),
};

it.each(Object.entries(cases))("%s answers 202 and does nothing until it is approved", async (_, make) => {
  const { address, body, invoice, says } = await make();
  const before = await stateOf(invoice);
  const { status, json, headers } = await ana.post<ApprovalView>(address, body);
  const path = `/invoicing/api/v1/admin/approvals/${json.id}`;
  expect([status, headers.location, json.status]).toEqual([
    202,
    `http://temelia.test${path}`,
    "IN_ASTEPTARE",
  ]);
  for (const text of Object.values(json.rezumat)) expect(text).toContain(says);
  expect(await stateOf(invoice)).toEqual(before);
  expect(await approve(json)).toMatchObject({ status: 200, json: { status: "EXECUTATA" } });
  expect(await stateOf(invoice)).not.toEqual(before);
  expect((await approve(json)).status).toBe(409);
});

it.each(Object.entries(cases))("%s acts at once with FOUR_EYES=off", async (_, make) => {
  config.fourEyes = "off";
  const { address, body, invoice } = await make();
  const before = await stateOf(invoice);
  expect((await ana.post(address, body)).status).toBe(200);
  expect(await stateOf(invoice)).not.toEqual(before);
});

const newToken = { bank: "VICBMD2X", name: "Banca Sudului" };
const activeTokens = async () =>
  (await ana.get<{ total: number }>("/api/v1/admin/bank-tokens?size=1")).json.total;

it("admin.bank-tokens.create answers 202 without a token, which exists once it is approved, and is shown to its requester once", async () => {
  const before = await activeTokens();
  const { status, json, text } = await ana.post<ApprovalView>("/api/v1/admin/bank-tokens", newToken);
  expect([status, json.status, text.includes('"token"')]).toEqual([202, "IN_ASTEPTARE", false]);
  for (const said of Object.values(json.rezumat)) expect(said).toMatch(/VICBMD2X.*Banca Sudului/);
  expect(await activeTokens()).toBe(before);
  expect((await ana.post(`/api/v1/admin/approvals/${json.id}/approve`)).status).toBe(403);
  expect(await approve(json)).toMatchObject({ status: 200, json: { status: "EXECUTATA" } });
  expect(await activeTokens()).toBe(before + 1);
  const result = `/api/v1/admin/approvals/${json.id}/result`;
  expect((await ion.get(result)).status).toBe(403);
  const shown = await ana.get<{ token: string }>(result);
  expect(shown).toMatchObject({ status: 200, json: newToken });
  const { code } = await createInvoiceFor(project());
  const payment = { reference: fresh("R"), invoice: code, amount: "100" };
  const { status: paid } = await nobody.post("/api/v1/extras", payment, {
    authorization: `Bearer ${shown.json.token}`,
  });
  expect(paid).toBeLessThan(300);
  expect((await ana.get(result)).status).toBe(404);
});

it("admin.bank-tokens.create shows the token at once with FOUR_EYES=off", async () => {
  config.fourEyes = "off";
  expect(await ana.post("/api/v1/admin/bank-tokens", newToken)).toMatchObject({
    status: 201,
    json: { ...newToken, token: expect.any(String) as string },
  });
});

it("nobody is asked for what the state of an invoice or a line does not allow: 409", async () => {
  const [paid, unpaid] = [await invoiceOf("100"), await invoiceOf()];
  const line = await unmatchedLine();
  const statuses = [
    await ana.post(`/api/v1/admin/invoices/${paid}/cancel`),
    await ana.post(`/api/v1/admin/invoices/${unpaid}/refunds`, { reference: fresh("RB") }),
    await ana.post(`/api/v1/admin/invoices/${paid}/refunds`, { reference: fresh("RB"), amount: "100.01" }),
    await ana.post(`/api/v1/admin/unmatched-lines/${line}/match`, { invoice: paid }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([409, 409, 409, 409]);
});

it("an invoice that was paid meanwhile is not cancelled, and a line is not matched with it: 409", async () => {
  const invoice = await invoiceOf();
  const line = await unmatchedLine();
  const cancellation = await ana.post<ApprovalView>(`/api/v1/admin/invoices/${invoice}/cancel`);
  const matching = await ana.post<ApprovalView>(`/api/v1/admin/unmatched-lines/${line}/match`, { invoice });
  await bank.post("/api/v1/extras", { reference: fresh("R"), invoice, amount: "10" });
  const before = await stateOf(invoice);
  expect([(await approve(cancellation.json)).status, (await approve(matching.json)).status]).toEqual([
    409, 409,
  ]);
  expect(await stateOf(invoice)).toEqual(before);
});

describeOnePerson({
  service: "invoicing",
  post: nobody.post,
  put: nobody.put,
  async ask(headers) {
    const address = `/api/v1/admin/invoices/${await invoiceOf()}/cancel`;
    return (await nobody.post<ApprovalView>(address, undefined, headers)).json.id;
  },
});

describeFactorReset("users.revokeFactors", "invoicing");
