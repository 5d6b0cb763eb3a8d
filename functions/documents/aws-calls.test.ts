import { beforeAll, describe, expect, it, vi } from "vitest";
// Callers, organizations and buckets are cached for 30 s, as on AWS.
vi.hoisted(() => (process.env.CALLER_CACHE_SECONDS = "30"));
import {
  as,
  bucketOf,
  join,
  member,
  organization,
  person,
  textFile,
  type ServiceClient,
  type Person,
} from "./testing.ts";
import { transact } from "../../shared/data/transaction.ts";
import { nextId } from "../../shared/ids.ts";
import { callsOf, tally, type AwsCall } from "../../shared/testing/aws-calls.ts";
import { keys } from "../../shared/testing/caller.ts";
import { untilUndisturbed } from "../../shared/testing/with-faults.ts";
import { granting } from "./records/grant.ts";

keys.sent = false;

/*
 * The AWS calls of an operation are part of its contract. The comment at each call gives its reason.
 */

const READ_THE_DOCUMENT = "dynamodb.BatchGetItem 1"; // the document, the head of its chain, the caller's grants and mark
const READ_WHAT_IT_NAMES = "dynamodb.BatchGetItem 1"; // the bucket, before content is placed
const PLACE_THE_CONTENT = "s3.PutObject 1"; // the claim on the number
const ONE_FACT = "dynamodb.TransactWriteItems 1"; // record, event, lists, fence – all or nothing
const NOTE_THE_KEY = "dynamodb.PutItem 1"; // the running mark of an Idempotency-Key
const MAKE_A_KEY = "kms.GenerateDataKey 1";
const OPEN_THE_KEY = "kms.Decrypt 1";

interface Doc {
  id: number;
}

const file = () => ({ file: textFile("conținut") });
const upload = async (client: ServiceClient, fields: Record<string, string> = {}): Promise<number> =>
  (await client.upload<Doc>("/api/documents/upload", { ...file(), ...fields })).json.id;
const addVersion = (client: ServiceClient, id: number, headers: Record<string, string> = {}) =>
  client.upload(`/api/documents/${id}/versions`, file(), headers);

/** The calls of a request that succeeds. */
async function calls(request: () => Promise<{ status: number }>): Promise<AwsCall[]> {
  const { calls, result } = await callsOf(request);
  expect(result.status).toBeLessThan(300);
  return calls;
}
const tallyCalls = async (request: () => Promise<{ status: number }>) => tally(await calls(request));

/** The partitions that queries read, once for each read. */
const partitionsOf = (all: AwsCall[]): string[] =>
  all
    .filter(({ name }) => name === "dynamodb.Query")
    .map(({ input }) => String((input.ExpressionAttributeValues as Record<string, unknown>)[":pk"]));

let ana: ServiceClient;
let anasDocument: number;
let colleague: Person;

beforeAll(async () => {
  const bucket = await bucketOf(await organization());
  ana = as(await member(bucket));
  colleague = await member(bucket);
  anasDocument = await upload(ana);
  // The second version of a document reads the bucket, which is then cached.
  await addVersion(ana, anasDocument);
});

describe("the caller", untilUndisturbed, () => {
  it("costs one read, kept for 30 s; the organization one more, kept for all of its people", async () => {
    const bucket = await bucketOf(await organization());
    const [first, second] = [await member(bucket), await member(bucket)];
    const account = (someone: Person) => () => as(someone).get("/api/tenant/me");
    const reads = async (someone: Person) =>
      partitionsOf(await calls(account(someone))).filter((pk) => /^(user|organization)#/.test(pk));
    expect(await reads(first)).toEqual([`user#${first.id}`, `organization#${bucket.organizatieId}`]);
    expect(await reads(second)).toEqual([`user#${second.id}`]);
    expect(await reads(first)).toEqual([]);
    expect(await reads(await person())).toHaveLength(1);
  });
});

describe("a document", untilUndisturbed, () => {
  it("is read by one call, its organization's number included", async () => {
    expect(await tallyCalls(() => ana.get(`/api/documents/${anasDocument}`))).toEqual([READ_THE_DOCUMENT]);
  });

  it("is read by one call more where the caller's own organization does not tell the bucket's, once in 30 s", async () => {
    const stranger = as(await person());
    const open = await upload(as(colleague), { visibility: "PUBLIC" });
    await stranger.get("/api/account");
    const read = () => stranger.get(`/api/documents/${open}`);
    expect((await calls(read)).length).toBeLessThanOrEqual(2);
    expect(await tallyCalls(read)).toEqual([READ_THE_DOCUMENT]);
  });

  it("is uploaded by one read, one put and one transaction", async () => {
    const made = await tallyCalls(() => ana.upload("/api/documents/upload", file()));
    expect(made).toEqual([READ_WHAT_IT_NAMES, ONE_FACT, PLACE_THE_CONTENT]);
  });

  it("is created from metadata by one transaction", async () => {
    expect(await tallyCalls(() => ana.post("/api/documents", { denumire: "Decizie" }))).toEqual([ONE_FACT]);
  });

  it("is downloaded by one read, one get and one transaction that notes it; again without the transaction", async () => {
    const download = () => ana.get(`/api/documents/${anasDocument}/download`);
    expect(await tallyCalls(download)).toEqual([READ_THE_DOCUMENT, ONE_FACT, "s3.GetObject 1"]);
    expect(await tallyCalls(download)).toEqual([READ_THE_DOCUMENT, "s3.GetObject 1"]);
  });
});

describe("a new version", untilUndisturbed, () => {
  it("costs one read, one put and one transaction", async () => {
    const made = await tallyCalls(() => addVersion(ana, anasDocument));
    expect(made).toEqual([READ_THE_DOCUMENT, ONE_FACT, PLACE_THE_CONTENT]);
  });

  it("costs one write more where an Idempotency-Key is sent", async () => {
    const made = await tallyCalls(() =>
      addVersion(ana, anasDocument, { "idempotency-key": `k-${nextId()}` }),
    );
    expect(made).toEqual([READ_THE_DOCUMENT, NOTE_THE_KEY, ONE_FACT, PLACE_THE_CONTENT]);
  });

  it("costs one call of KMS more where it is sealed; opening costs one, and none while the key is held", async () => {
    const sealed = await upload(ana, { criptat: "true" });
    const made = await tallyCalls(() => addVersion(ana, sealed));
    expect(made).toEqual([READ_THE_DOCUMENT, ONE_FACT, MAKE_A_KEY, PLACE_THE_CONTENT]);
    const download = () => ana.get(`/api/documents/${sealed}/download`);
    expect(await tallyCalls(download)).toEqual([READ_THE_DOCUMENT, ONE_FACT, OPEN_THE_KEY, "s3.GetObject 1"]);
    expect(await tallyCalls(download)).toEqual([READ_THE_DOCUMENT, "s3.GetObject 1"]);
  });
});

describe("a list", untilUndisturbed, () => {
  interface Page {
    items: Doc[];
  }
  const numbers = Array.from({ length: 15 }, (_, i) => i);
  const shareWith = async (grantee: Person) => {
    const documentId = await upload(as(colleague));
    const grant = { id: nextId(), documentId, beneficiarOperatorId: grantee.id, drept: "CITIRE" as const };
    await transact(granting({ ...grant, creatDe: colleague.login, creatLa: "" }));
  };

  /** A person with 3 buckets, 15 documents in them and 15 that were shared with the person. */
  async function createReader(): Promise<ServiceClient> {
    const { id: organizatieId } = await organization();
    const someone = await person({ organizatieId });
    const buckets = await Promise.all([1, 2, 3].map(() => bucketOf({ id: organizatieId })));
    for (const bucket of buckets) await join(someone, bucket);
    const client = as(someone);
    const create = (i: number) =>
      client.post("/api/documents", { denumire: `Al meu ${i}`, bucketId: buckets[i % 3]?.id });
    await Promise.all(numbers.map(create));
    await Promise.all(numbers.map(() => shareWith(someone)));
    return client;
  }

  const timesAsked = (all: AwsCall[]) =>
    Object.values(Object.groupBy(partitionsOf(all), (pk) => pk)).map((same) => same?.length);
  const isOfStreams = (pk: string) => /^documents#(bucket|owner|grants)#/.test(pk);

  it("costs one query per list and one batch of reads by cursor; the first page one query more for its total", async () => {
    const someone = await createReader();
    const first = await callsOf(() => someone.get<Page>("/api/documents?size=10"));
    expect(first.result.json.items).toHaveLength(10);
    expect(new Set(timesAsked(first.calls))).toEqual(new Set([2]));

    const next = /<\/documents([^>]+)>; rel="next"/.exec(first.result.headers.link ?? "")?.[1] ?? "";
    const second = await callsOf(() => someone.get<Page>(next));
    expect(second.result.json.items).toHaveLength(10);
    expect(new Set(timesAsked(second.calls))).toEqual(new Set([1]));
    expect(partitionsOf(second.calls).filter((pk) => !isOfStreams(pk))).toEqual([]);
    const batches = second.calls.filter(({ name }) => name === "dynamodb.BatchGetItem");
    expect(batches.filter((batch) => !namesBuckets(batch))).toHaveLength(1);
    expect(second.calls).toHaveLength(batches.length + partitionsOf(second.calls).length);
  });
});

/** The look-up of buckets' organizations, which is cached for 30 s. */
const namesBuckets = ({ input }: AwsCall): boolean => JSON.stringify(input.RequestItems).includes('"bucket#');
