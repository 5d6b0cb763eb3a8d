import { beforeAll, describe, expect, it, vi } from "vitest";
// Machines and issuers are cached as on AWS.
vi.hoisted(() => Object.assign(process.env, { CALLER_CACHE_SECONDS: "900", BUCKET_CACHE_SECONDS: "30" }));
import { clock } from "../../../../shared/clock.ts";
import { callsOf, tally, type AwsCall } from "../../../../shared/testing/aws-calls.ts";
import { keys } from "../../../../shared/testing/caller.ts";
import { aMinuteAgo } from "../../../../shared/testing/settled.ts";
import { untilUndisturbed } from "../../../../shared/testing/with-faults.ts";
import { textFile } from "../../testing.ts";
import { callerFor, ingest, type Caller } from "./testing.ts";

keys.sent = false;

/* The AWS calls of the most frequent machine requests. The comment at each call gives its reason. */
const FIND_THE_CODE = 1; // the id for the code, and the revisions
const READ_WHAT_IT_NAMES = "dynamodb.BatchGetItem 1"; // bucket and issuer, before content is placed; the revisions
const PLACE_THE_CONTENT = "s3.PutObject 1"; // the claim on the number
const ONE_FACT = "dynamodb.TransactWriteItems 1"; // record, event, lists, feed, fence: all or nothing

async function tallyCalls(request: () => Promise<{ status: number }>): Promise<string[]> {
  const { calls, result } = await callsOf(request);
  expect(result.status).toBeLessThan(300);
  return tally(withoutMetrics(calls));
}

/** Metrics are flushed every 10 s. */
const withoutMetrics = (calls: AwsCall[]) => calls.filter(({ name }) => !name.endsWith("UpdateItem"));

describe("the AWS calls of machines", untilUndisturbed, () => {
  let ours: Caller;
  let cod: string;

  beforeAll(async () => {
    ours = await aMinuteAgo(() => callerFor());
    ({ cod } = await ingest(ours));
  });

  it("a document is read by code with one call more than by id", async () => {
    expect(await tallyCalls(() => ours.calls.get(`/api/v1/documents/${cod}`))).toEqual([
      `dynamodb.BatchGetItem ${FIND_THE_CODE + 1}`,
    ]);
  });

  it("ingest costs what an upload costs: one read, one put and one transaction", async () => {
    const send = () => ours.calls.upload("/api/v1/documents", { file: textFile("x") });
    expect(await tallyCalls(send)).toEqual([READ_WHAT_IT_NAMES, ONE_FACT, PLACE_THE_CONTENT].sort());
  });

  it("a list of 20 is one query a partition of its lists, and one of the totals beside the documents", async () => {
    for (let i = 0; i < 20; i += 1) await ingest(ours, { visibility: i % 2 ? "PUBLIC" : "PERSONAL" });
    const tallied = await tallyCalls(() => ours.calls.get("/api/v1/documents"));
    // Eight shards of public documents, the issuer's partition with its counter, the cells of the counter of all
    // documents.
    expect(tallied).toEqual(["dynamodb.BatchGetItem 1", "dynamodb.Query 10"]);
  });

  it("a page of the feed is one query and one read", async () => {
    clock.freeze(new Date(Date.now() + 60_000));
    const tallied = await tallyCalls(() => ours.calls.get("/api/v1/evenimente?size=20")).finally(
      clock.resume,
    );
    expect(tallied).toEqual(["dynamodb.BatchGetItem 1", "dynamodb.Query 1"]);
  });
});
