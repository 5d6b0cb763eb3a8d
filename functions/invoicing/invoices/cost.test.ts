import { expect, it } from "vitest";
import { freshIdno, project, service } from "../testing.ts";
import { callsOf, tally } from "../../../shared/testing/aws-calls.ts";
import { untilCalm } from "../../../shared/testing/under-fire.ts";

it(
  "making an invoice costs two reads and one transaction, once the project is known",
  untilCalm,
  async () => {
    const client = project();
    const { code } = await service();
    const create = () => client.post("/api/v1/invoice", { idno: freshIdno(), service: code });
    await create();

    const { calls, result } = await callsOf(create);
    expect(result.status).toBe(200);
    expect(tally(calls)).toEqual([
      "dynamodb.BatchGetItem 1",
      "dynamodb.GetItem 1",
      "dynamodb.TransactWriteItems 1",
    ]);
  },
);
