import { describe, expect, it } from "vitest";
import { createAdministrator, createBankClient, fresh, createInvoiceFor, project } from "../testing.ts";
import type { BankLineView } from "../records/bank-line.ts";
import type { InvoiceView } from "../invoices/view.ts";
import type { PageOf } from "../../../shared/http/responses.ts";

const [client, admin] = [project(), await createAdministrator()];
const teller = await createBankClient("BANCA-X");

const post = (line: object) => teller.post<{ id: string }>("/api/v1/extras", line);
const readKept = async (reference: string) =>
  (await admin.get<PageOf<BankLineView>>(`/api/v1/admin/unmatched-lines?reference=${reference}`)).json
    .items[0];
const match = (id: number | undefined, name: string) =>
  admin.post<BankLineView>(`/api/v1/admin/unmatched-lines/${String(id)}/match`, { invoice: name });
const read = async (code: string) => (await client.get<InvoiceView>(`/api/v1/invoice/${code}`)).json;

describe("POST /api/v1/extras", () => {
  it("amounts are decimal texts with a point: 1,00 is 400 in a payment, a service and a search", async () => {
    const { code } = await createInvoiceFor(project());
    const admin = await createAdministrator();
    const answers = [
      await post({ reference: fresh("R"), invoice: code, amount: "1,00" }),
      await admin.post("/api/v1/admin/services", { code: fresh("S"), name: "x", amount: "1,00" }),
      await project().get("/api/v1/service?amount=1,00"),
      await project().get("/api/v1/service?amount=1.00"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 200]);
  });

  it("POST /api/v1/extras takes {reference, invoice, amount, currency?, paidAt?, payer?}, the invoice by code or id, and answers 200 {id}", async () => {
    const { id, code } = await createInvoiceFor(client);
    const first = await post({ reference: fresh("R"), invoice: code, amount: "30.00" });
    const second = await post({
      reference: fresh("R"),
      invoice: id,
      amount: 20,
      currency: "MDL",
      paidAt: "2026-11-20T10:00:00Z",
      payer: "Ion Popescu",
    });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await read(code)).toMatchObject({
      status: "PartiallyPaid",
      balance: "50.00",
      transactions: [
        { id: first.json.id, amount: "30.00", currency: "MDL" },
        { id: second.json.id, amount: "20.00", payer: "Ion Popescu", paidAt: "2026-11-20T10:00:00Z" },
      ],
    });
  });

  it("the same reference again: the same id, one transaction, also after the invoice is Paid", async () => {
    const { code } = await createInvoiceFor(client);
    const line = { reference: fresh("R"), invoice: code, amount: "100" };
    const ids = [await post(line), await post(line), await post(line)].map(({ json }) => json.id);
    expect(new Set(ids).size).toBe(1);
    expect((await read(code)).transactions).toHaveLength(1);
  });

  it("a reference that now names another payment is refused: 409, and nothing is booked", async () => {
    const { code } = await createInvoiceFor(client);
    const reference = fresh("R");
    await post({ reference, invoice: code, amount: "10" });
    expect((await post({ reference, invoice: code, amount: "11" })).status).toBe(409);
    expect((await read(code)).balance).toBe("90.00");
  });

  it("another bank may use the same reference", async () => {
    const { code } = await createInvoiceFor(client);
    const line = { reference: fresh("R"), invoice: code, amount: "10" };
    const other = await createBankClient("BANCA-Y");
    const [mine, theirs] = [await post(line), await other.post<{ id: string }>("/api/v1/extras", line)];
    expect(mine.json.id).not.toBe(theirs.json.id);
    expect((await read(code)).balance).toBe("80.00");
  });
});

describe("lines that cannot be booked are kept with their reason", () => {
  const createPaid = async () => {
    const { code } = await createInvoiceFor(client);
    await post({ reference: fresh("R"), invoice: code, amount: "100" });
    return code;
  };
  const createCancelled = async () => {
    const { code } = await createInvoiceFor(client);
    await admin.post(`/api/v1/admin/invoices/${code}/cancel`, {});
    return code;
  };
  const createOpen = async () => (await createInvoiceFor(client)).code;

  it.each([
    ["unknown invoice → 404", () => Promise.resolve("nu-exista"), {}, 404, "UnknownInvoice"],
    ["more than what is owed → 409", createOpen, { amount: "100.01" }, 409, "Overpayment"],
    ["a paid invoice → 409", createPaid, {}, 409, "Overpayment"],
    ["a cancelled invoice → 409", createCancelled, {}, 409, "Closed"],
    ["another currency → 409", createOpen, { currency: "EUR" }, 409, "Currency"],
  ])("%s", async (_case, named, more, status, reason) => {
    const reference = fresh("R");
    const line = { reference, invoice: await named(), amount: "1", ...more };
    expect((await post(line)).status).toBe(status);
    expect(await readKept(reference)).toMatchObject({ reference, reason, status: "Unmatched" });
    expect((await post(line)).status).toBe(status);
    const all = await admin.get<{ total: number }>(`/api/v1/admin/unmatched-lines?reference=${reference}`);
    expect(all.json.total).toBe(1);
  });
});

describe("an unmatched line can be matched later", () => {
  async function postUnmatched(amount = "100") {
    const reference = fresh("R");
    const line = { reference, invoice: "necitibil", amount };
    await post(line);
    const found = await readKept(reference);
    return { line, id: found?.id };
  }

  it("an unmatched line can be matched later by an administrator: it pays the invoice, leaves the list, and the bank's delivery is answered 200 from then on", async () => {
    const { code } = await createInvoiceFor(client);
    const { line, id } = await postUnmatched();
    const matched = await match(id, code);
    expect([matched.status, matched.json]).toMatchObject([
      200,
      { status: "Matched", matchedWith: code, reason: "UnknownInvoice" },
    ]);
    expect(matched.json.matchedBy).toMatch(/^om-/);
    const shown = await read(code);
    expect([shown.status, shown.transactions.map(({ reference }) => reference)]).toEqual([
      "Paid",
      [line.reference],
    ]);
    expect(await readKept(line.reference)).toBeUndefined();
    expect(await post(line)).toMatchObject({ status: 200, json: { id: shown.transactions[0]?.id } });
  });

  it("the same match again changes nothing; with another invoice it is refused: 409", async () => {
    const [one, other] = [await createInvoiceFor(client), await createInvoiceFor(client)];
    const { id } = await postUnmatched("50");
    await match(id, one.code);
    expect((await match(id, one.id)).status).toBe(200);
    expect((await match(id, other.code)).status).toBe(409);
    expect([(await read(one.code)).balance, (await read(other.code)).balance]).toEqual(["50.00", "100.00"]);
  });

  it("an unmatched line can also be matched later at its former address, which is deprecated until its Sunset", async () => {
    const { code } = await createInvoiceFor(client);
    const { id } = await postUnmatched();
    const former = `/api/v1/admin/unmatched/${String(id)}`;
    const [shown, matched] = [
      await admin.get<BankLineView>(former),
      await admin.post<BankLineView>(`${former}/match`, { invoice: code }),
    ];
    expect([shown.json.id, matched.json.matchedWith]).toEqual([id, code]);
    for (const { headers } of [shown, matched])
      expect(headers).toMatchObject({ deprecation: "true", sunset: "Wed, 01 Dec 2027 00:00:00 GMT" });
  });

  it("10 parallel matches book it once", async () => {
    const { code } = await createInvoiceFor(client);
    const { id } = await postUnmatched("10");
    const answers = await Promise.all(Array.from({ length: 10 }, () => match(id, code)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await read(code)).toMatchObject({ balance: "90.00", transactions: [{ amount: "10.00" }] });
  });

  it("an unmatched line can be matched later not with an invoice that it cannot pay (409), that does not exist (400), nor a line that does not exist (404)", async () => {
    const { code } = await createInvoiceFor(client, 5_000);
    const { id } = await postUnmatched();
    expect((await match(id, code)).status).toBe(409);
    expect((await match(id, "nu-exista")).status).toBe(400);
    expect((await match(1, code)).status).toBe(404);
    expect((await read(code)).balance).toBe("50.00");
  });
});
