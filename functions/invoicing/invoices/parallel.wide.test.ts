import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createBankClient, freshIdno, createInvoiceFor, project, createService } from "../testing.ts";
import { localIdentity, registerProject } from "../../../shared/testing/local-identity.ts";
import { functionProcesses } from "../../../shared/testing/processes.ts";
import type { InvoiceView } from "./view.ts";

const processes = functionProcesses(4);
afterAll(() => processes.stop());
const handlerOf = (feature: string) =>
  processes.handlerOf(join(import.meta.dirname, "..", feature, "routes.ts"));
const handler = handlerOf("invoices");
const banks = handlerOf("extras");

const times = <T>(count: number, act: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => act(i));
const numbers = (listed: InvoiceView[]) => listed.map(({ number }) => number).sort((a, b) => a - b);

it("20 parallel first calls import organization and project: all answer 200, for one project", async () => {
  const client = project(registerProject(), handler);
  localIdentity.seen.length = 0;
  const answers = await Promise.all(times(20, () => client.get<InvoiceView[]>("/api/v1/invoice")));
  expect(answers.map(({ status, json }) => [status, json])).toEqual(times(20, () => [200, []]));
  const asked = localIdentity.seen.length;
  await Promise.all(times(20, () => client.get("/api/v1/invoice")));
  expect(localIdentity.seen.length).toBe(asked);
});

it("200 parallel creations through 4 processes all answer 200; the project's numbers are 1–200 without a gap", async () => {
  const { code } = await createService();
  const client = project(registerProject(), handler);
  const answers = await Promise.all(
    times(200, () => client.post("/api/v1/invoice", { idno: freshIdno(), service: code })),
  );
  expect(answers.map(({ status }) => status)).toEqual(times(200, () => 200));
  const listed = (await client.get<InvoiceView[]>("/api/v1/invoice?per-page=200")).json;
  expect(numbers(listed)).toEqual(times(200, (i) => i + 1));
});

it("50 parallel deliveries of one reference through 4 processes: one id to all, exactly one transaction", async () => {
  const client = project();
  const { code } = await createInvoiceFor(client);
  const teller = await createBankClient("BANCA-P", banks);
  const line = { reference: "R", invoice: code, amount: "40" };
  const answers = await Promise.all(times(50, () => teller.post<{ id: string }>("/api/v1/extras", line)));
  expect(answers.map(({ status }) => status)).toEqual(times(50, () => 200));
  const ids = [...new Set(answers.map(({ json }) => json.id))];
  const shown = (await client.get<InvoiceView>(`/api/v1/invoice/${code}`)).json;
  expect(shown.transactions.map(({ id }) => id)).toEqual(ids);
  expect([shown.status, shown.balance]).toEqual(["PartiallyPaid", "60.00"]);
});

it("20 parallel payments of 10 lei for an invoice of 100: ten are booked, ten are refused and kept; it is Paid", async () => {
  const client = project();
  const { code } = await createInvoiceFor(client);
  const teller = await createBankClient("BANCA-Q", banks);
  const answers = await Promise.all(
    times(20, (i) => teller.post("/api/v1/extras", { reference: `R${i}`, invoice: code, amount: "10" })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...times(10, () => 200),
    ...times(10, () => 409),
  ]);
  const shown = (await client.get<InvoiceView>(`/api/v1/invoice/${code}`)).json;
  expect([shown.status, shown.balance, shown.transactions.length]).toEqual(["Paid", "0.00", 10]);
});
