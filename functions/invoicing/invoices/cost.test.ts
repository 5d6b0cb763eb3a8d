import { expect, it } from "vitest";
import { freshIdno, project, service } from "../testing.ts";
import { callsOf } from "../../../shared/testing/aws-calls.ts";

it("making an invoice costs at most two reads and one transaction, once the project is known", async () => {
  const client = project();
  const { code } = await service();
  const create = () => client.post("/api/v1/invoice", { idno: freshIdno(), service: code });
  await create();

  const { calls, result } = await callsOf(create);
  expect(result.status).toBe(200);
  expect(calls.map(({ name }) => name)).toEqual([
    "dynamodb.BatchGetItem", // the project's last number, and where the service's code leads
    "dynamodb.GetItem", // the service
    "dynamodb.TransactWriteItems", // the invoice, its names, its lists, its first line, the number taken
  ]);
});
