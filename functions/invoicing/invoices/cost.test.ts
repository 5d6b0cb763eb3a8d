import { keys } from "../../../shared/testing/caller.ts";
import { expect, it } from "vitest";
import { createBankClient, fresh, freshIdno, createInvoiceFor, project, createService } from "../testing.ts";
import { callsOf, tally } from "../../../shared/testing/aws-calls.ts";
import { untilUndisturbed } from "../../../shared/testing/with-faults.ts";

keys.sent = false;

it(
  "making an invoice costs two reads, the count of the project's calls and one transaction, once the project is known",
  untilUndisturbed,
  async () => {
    const client = project();
    const { code } = await createService();
    const create = () => client.post("/api/v1/invoice", { idno: freshIdno(), service: code });
    await create();

    const { calls, result } = await callsOf(create);
    expect(result.status).toBe(200);
    expect(tally(calls)).toEqual([
      "dynamodb.BatchGetItem 1",
      "dynamodb.GetItem 1",
      "dynamodb.TransactWriteItems 1",
      "dynamodb.UpdateItem 1",
    ]);
  },
);

it(
  "booking a payment costs five reads, two of them to know the bank, the count of its calls and one transaction, however many came before it",
  untilUndisturbed,
  async () => {
    const { code } = await createInvoiceFor(project());
    const teller = await createBankClient("BANCA-COST");
    const pay = () => teller.post("/api/v1/extras", { reference: fresh("R"), invoice: code, amount: "1" });
    await pay();

    const costs = [(await callsOf(pay)).calls, (await callsOf(pay)).calls];
    const expected = [
      "dynamodb.BatchGetItem 1",
      "dynamodb.GetItem 4",
      "dynamodb.TransactWriteItems 1",
      "dynamodb.UpdateItem 1",
    ];
    expect(costs.map(tally)).toEqual([expected, expected]);
  },
);
