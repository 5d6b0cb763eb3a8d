import { X509Certificate } from "node:crypto";
import { beforeAll, describe, expect, it, vi } from "vitest";
// Callers, organizations and buckets are kept as on AWS.
vi.hoisted(() => Object.assign(process.env, { CALLER_CACHE_SECONDS: "900", BUCKET_CACHE_SECONDS: "30" }));
import {
  as,
  bucketOf,
  client as register,
  fresh,
  join,
  member,
  nobody,
  organization,
  person,
  serviceAdmin,
  textFile,
  type ServiceClient,
  type Person,
} from "./testing.ts";
import { CELLS } from "../../shared/data/counters.ts";
import { transact, type Write } from "../../shared/data/transaction.ts";
import { nextId, sortableId } from "../../shared/ids.ts";
import { callsOf, tally, type AwsCall } from "../../shared/testing/aws-calls.ts";
import { beforeCalls } from "../../shared/testing/before-calls.ts";
import { keys } from "../../shared/testing/caller.ts";
import { aMinuteAgo } from "../../shared/testing/settled.ts";
import { untilUndisturbed } from "../../shared/testing/with-faults.ts";
import type { Bucket } from "./records/bucket.ts";
import { counters } from "./records/counters.ts";
import { keptCertificates, pdfFile, sign, uploaded, verify } from "./making/signatures/testing.ts";
import { placeTemplate } from "./making/templates/content.ts";
import { make } from "./making/templates/testing.ts";
import { config as signatures } from "./signing/config.ts";
import { samplePdf } from "./signing/testing.ts";
import { Documents, lists, type DocumentView } from "./records/document.ts";
import { GRANTED_OF_MANY, markingAccount } from "./records/grant.ts";
import { ENDS, type GrantedRow, grantLabel, OF_MANY } from "./records/granted.ts";
import type { AccessRequestView } from "./records/access-request.ts";
import type { ConversionView } from "./records/conversion.ts";
import type { PageOf } from "../../shared/http/responses.ts";

type Page = PageOf<DocumentView>;

keys.sent = false;

/*
 * The AWS calls of an operation are part of its contract. The comment at each call gives its reason.
 */

const READ_THE_DOCUMENT = "dynamodb.BatchGetItem 1"; // the document, the head of its chain, the caller's grants, mark and revisions
const CONFIRM_THE_CALLER = "dynamodb.BatchGetItem 1"; // the revisions of the caller and of their organization
const READ_WHAT_IT_NAMES = "dynamodb.BatchGetItem 1"; // the bucket, before content is placed
const PLACE_THE_CONTENT = "s3.PutObject 1"; // the claim on the number
const ONE_FACT = "dynamodb.TransactWriteItems 1"; // record, event, lists, fence – all or nothing
const NOTE_THE_KEY = "dynamodb.PutItem 1"; // the running mark of an Idempotency-Key
const MAKE_A_KEY = "kms.GenerateDataKey 1";
const OPEN_THE_KEY = "kms.Decrypt 1";

const file = () => ({ file: textFile("conținut") });
const upload = async (client: ServiceClient, fields: Record<string, string> = {}): Promise<number> =>
  (await client.upload<DocumentView>("/api/documents/upload", { ...file(), ...fields })).json.id;
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

const newBucket = () => aMinuteAgo(async () => bucketOf(await organization()));
const newMember = (bucket: Bucket) => aMinuteAgo(() => member(bucket));

beforeAll(async () => {
  const bucket = await newBucket();
  ana = as(await newMember(bucket));
  colleague = await newMember(bucket);
  anasDocument = await upload(ana);
  // The second version of a document reads the bucket, which is then cached.
  await addVersion(ana, anasDocument);
});

describe("the caller", untilUndisturbed, () => {
  it("the caller costs one read, then is kept; the organization one more, kept for all of its people", async () => {
    const bucket = await newBucket();
    const [first, second] = [await newMember(bucket), await newMember(bucket)];
    const account = (someone: Person) => () => as(someone).get("/api/tenant/me");
    const reads = async (someone: Person) =>
      partitionsOf(await calls(account(someone))).filter((pk) => /^(user|organization)#/.test(pk));
    expect(await reads(first)).toEqual([`user#${first.id}`, `organization#${bucket.organizatieId}`]);
    expect(await reads(second)).toEqual([`user#${second.id}`]);
    expect(await reads(first)).toEqual([]);
    expect(await reads(await person())).toHaveLength(1);
  });

  it("the caller is confirmed by no call of its own: the revisions come with the document", async () => {
    const read = await calls(() => ana.get(`/api/documents/${anasDocument}`));
    expect(tally(read)).toEqual([READ_THE_DOCUMENT]);
    expect(revisionsIn(read)).toEqual(["organization", "user"]);
  });

  it("the caller is confirmed by one small read where a request reads nothing else, and beside the queries of a count", async () => {
    expect(await tallyCalls(() => ana.get("/api/account"))).toEqual([CONFIRM_THE_CALLER]);
    const counted = await calls(() => ana.get("/api/documents/count"));
    expect(revisionsIn(counted)).toEqual(["organization", "user"]);
    expect(counted.filter(({ name }) => name !== "dynamodb.Query").map(({ name }) => name)).toEqual([
      "dynamodb.BatchGetItem",
    ]);
  });

  it("the caller is not kept while what was written about it may still be seen half", async () => {
    const account = as(await member(await newBucket()));
    const reads = async () => partitionsOf(await calls(() => account.get("/api/account"))).length;
    expect([await reads(), await reads()]).toEqual([2, 1]);
  });
});

/** The kinds of partitions whose revisions the calls read. */
const revisionsIn = (made: AwsCall[]): string[] =>
  made
    .flatMap(({ input }) => [...JSON.stringify(input).matchAll(/"pk":"(\w+)#\d+","sk":"revision"/g)])
    .map(([, kind = ""]) => kind)
    .sort();

describe("a document", untilUndisturbed, () => {
  it("a document is read by one call, its organization's number included", async () => {
    expect(await tallyCalls(() => ana.get(`/api/documents/${anasDocument}`))).toEqual([READ_THE_DOCUMENT]);
  });

  it("a document is read by one call more where the caller's own organization does not tell the bucket's, once in 30 s", async () => {
    const stranger = as(await aMinuteAgo(() => person()));
    const open = await upload(as(colleague), { visibility: "PUBLIC" });
    await stranger.get("/api/account");
    const read = () => stranger.get(`/api/documents/${open}`);
    expect((await calls(read)).length).toBeLessThanOrEqual(2);
    expect(await tallyCalls(read)).toEqual([READ_THE_DOCUMENT]);
  });

  it("a document is uploaded by one read, one put and one transaction", async () => {
    const made = await tallyCalls(() => ana.upload("/api/documents/upload", file()));
    expect(made).toEqual([READ_WHAT_IT_NAMES, ONE_FACT, PLACE_THE_CONTENT]);
  });

  it("a document is created from metadata by one transaction, once it is confirmed who asks", async () => {
    const made = await tallyCalls(() => ana.post("/api/documents", { denumire: "Decizie" }));
    expect(made).toEqual([CONFIRM_THE_CALLER, ONE_FACT]);
  });

  it("a document is downloaded by one read, one get and one transaction that notes it; again without the transaction", async () => {
    const unnoted = await upload(ana);
    const download = () => ana.get(`/api/documents/${unnoted}/download`);
    expect(await tallyCalls(download)).toEqual([READ_THE_DOCUMENT, ONE_FACT, "s3.GetObject 1"]);
    expect(await tallyCalls(download)).toEqual([READ_THE_DOCUMENT, "s3.GetObject 1"]);
  });
});

describe("who is not signed in", untilUndisturbed, () => {
  const COUNT_THE_REQUEST = "dynamodb.UpdateItem 1"; // the limit of the address
  const FIND_THE_LINK = "dynamodb.GetItem 1";

  it("reads a public document by one call, and downloads it as people do", async () => {
    const open = await upload(ana, { visibility: "PUBLIC" });
    const read = await tallyCalls(() => nobody.get(`/api/public/documents/${open}`));
    expect(read).toEqual([READ_THE_DOCUMENT, COUNT_THE_REQUEST]);
    const download = () => nobody.get(`/api/public/documents/${open}/download`);
    expect(await tallyCalls(download)).toEqual([
      READ_THE_DOCUMENT,
      ONE_FACT,
      COUNT_THE_REQUEST,
      "s3.GetObject 1",
    ]);
    expect(await tallyCalls(download)).toEqual([READ_THE_DOCUMENT, COUNT_THE_REQUEST, "s3.GetObject 1"]);
  });

  it("opens a link by one read more, and uses it in the transaction of the note", async () => {
    const id = await upload(ana);
    const { json } = await ana.post<{ url: string }>(`/api/documents/${id}/linkuri`, {});
    const address = new URL(json.url).pathname.replace("/l/", "/api/public/linkuri/");
    expect(await tallyCalls(() => nobody.get(`${address}/download`))).toEqual([
      READ_THE_DOCUMENT,
      FIND_THE_LINK,
      ONE_FACT,
      COUNT_THE_REQUEST,
      "s3.GetObject 1",
    ]);
  });
});

describe("a new version", untilUndisturbed, () => {
  it("a new version costs one read, one put and one transaction", async () => {
    const made = await tallyCalls(() => addVersion(ana, anasDocument));
    expect(made).toEqual([READ_THE_DOCUMENT, ONE_FACT, PLACE_THE_CONTENT]);
  });

  it("a new version costs one write more where an Idempotency-Key is sent", async () => {
    const made = await tallyCalls(() =>
      addVersion(ana, anasDocument, { "idempotency-key": `k-${nextId()}` }),
    );
    expect(made).toEqual([READ_THE_DOCUMENT, NOTE_THE_KEY, ONE_FACT, PLACE_THE_CONTENT]);
  });

  it("a new version costs one call of KMS more where it is sealed; opening costs one, and none while the key is held", async () => {
    const sealed = await upload(ana, { criptat: "true" });
    const made = await tallyCalls(() => addVersion(ana, sealed));
    expect(made).toEqual([READ_THE_DOCUMENT, ONE_FACT, MAKE_A_KEY, PLACE_THE_CONTENT]);
    const download = () => ana.get(`/api/documents/${sealed}/download`);
    expect(await tallyCalls(download)).toEqual([READ_THE_DOCUMENT, ONE_FACT, OPEN_THE_KEY, "s3.GetObject 1"]);
    expect(await tallyCalls(download)).toEqual([READ_THE_DOCUMENT, "s3.GetObject 1"]);
  });
});

describe("a document with a code that its creator chose", untilUndisturbed, () => {
  const LOOK_AT_THE_CODE = "dynamodb.BatchGetItem 1"; // with the caller's failures, in another table, and the revisions
  const LOOK_ONCE_IT_IS_COUNTED = "dynamodb.GetItem 1";
  const COUNT_THE_GUESS_AND_ITS_OUTCOME = "dynamodb.PutItem 3"; // the first write finds the failure, and is repeated

  it("a document with a code that its creator chose is created by one read and one transaction", async () => {
    const create = () => ana.post("/api/documents", { denumire: "Dosar", cod: fresh("COD") });
    expect(await tallyCalls(create)).toEqual([LOOK_AT_THE_CODE, ONE_FACT]);
  });

  it("a document with a code that its creator chose is counted as a guess if the caller has found a code of a hidden document lately", async () => {
    const hidden = await ana.post<{ cod: string }>("/api/documents", { denumire: "Dosar" });
    const prober = as(await newMember(await newBucket()));
    const name = (cod: string) => prober.post("/api/documents", { denumire: "Dosar", cod });
    expect((await name(hidden.json.cod)).status).toBe(409);
    const { calls: made, result } = await callsOf(() => name(fresh("COD")));
    expect(result.status).toBe(201);
    expect(tally(made)).toEqual([
      LOOK_AT_THE_CODE,
      LOOK_ONCE_IT_IS_COUNTED,
      COUNT_THE_GUESS_AND_ITS_OUTCOME,
      ONE_FACT,
    ]);
  });
});

it("a free code counts as a guess if its caller finds a hidden code before it is stored", async () => {
  const hidden = await ana.post<{ cod: string }>("/api/documents", { denumire: "Dosar" });
  const prober = as(await newMember(await newBucket()));
  const name = (cod: string) => prober.post("/api/documents", { denumire: "Dosar", cod });
  const [mine, calls] = [fresh("COD"), [] as string[]];
  const acted = await beforeCalls(
    { command: "TransactWriteItemsCommand", about: mine, most: 1 },
    async () => expect((await name(hidden.json.cod)).status).toBe(409),
    async () => {
      const { calls: made, result } = await callsOf(() => name(mine));
      expect(result.status).toBe(201);
      calls.push(...made.map((call) => call.name));
    },
  );
  expect([acted, calls.filter((call) => call === "dynamodb.TransactWriteItems").length]).toEqual([1, 2]);
});

describe("a request for access", untilUndisturbed, () => {
  const FIND_THE_CODE = 1; // and confirm the caller
  const COUNT_THE_GUESS = "dynamodb.PutItem 1"; // before the code is looked up, so that no guess is uncounted
  const FORGET_THE_GUESS = "dynamodb.DeleteItem 1"; // it was right
  const FIND_THE_REQUEST = 1; // its rows, which say where it is

  const requested = async () => {
    const { json } = await ana.post<DocumentView>("/api/documents", { denumire: "Dosar" });
    const asker = as(await aMinuteAgo(() => person()));
    await asker.get("/api/account");
    const ask = () =>
      asker.post<AccessRequestView>("/api/cerere-acces", {
        cod: json.cod,
        drept: "CITIRE",
        motivare: "Răspund",
      });
    return ask;
  };

  it("a request for access costs two reads, one transaction, and the count of a guess", async () => {
    const made = await tallyCalls(await requested());
    expect(made).toEqual([
      `dynamodb.BatchGetItem ${FIND_THE_CODE + 1}`,
      FORGET_THE_GUESS,
      COUNT_THE_GUESS,
      ONE_FACT,
    ]);
  });

  it("a request for access is approved and refused by two reads and one transaction", async () => {
    const admin = as(await aMinuteAgo(() => serviceAdmin()));
    await admin.get("/api/account");
    for (const decision of ["aproba", "respinge"]) {
      const { json } = await (await requested())();
      const made = await tallyCalls(() => admin.post(`/api/cereri/${json.id}/${decision}`, {}));
      expect(made).toEqual([`dynamodb.BatchGetItem ${FIND_THE_REQUEST + 1}`, ONE_FACT]);
    }
  });
});

describe("the requests that somebody may decide", untilUndisturbed, () => {
  it("the requests that wait for a member are read from the lists of their buckets and of what they own, whatever else there is", async () => {
    const read = partitionsOf(await calls(() => as(colleague).get("/api/cerere-acces?filter[deDecis]=true")));
    const lists = new Set(read.filter((pk) => pk.includes("requests")));
    const kinds = [...lists].map((pk) =>
      pk.replace(/#\d+(?=#(open|secret)$)/, "").replace(/user#\d+/, "user"),
    );
    expect([...new Set(kinds)].sort()).toEqual([
      "pending-requests#bucket#open",
      "pending-requests#owner#user#open",
      "pending-requests#owner#user#secret",
    ]);
  });
});

describe("the text of a document", untilUndisturbed, () => {
  const READ_THE_CONTENT = "s3.GetObject 1";
  const READ_THE_CONVERSION = 1; // it says which document
  const READ_THE_HEAD_AGAIN = 1; // a text layer may take seconds, and the chain goes on meanwhile

  it("the text of a document that it carries costs one read of its content and one fact; a look at it is noted as a download", async () => {
    const documentId = await upload(ana);
    let id = 0;
    const started = await tallyCalls(async () => {
      const answer = await ana.post<ConversionView>("/api/transcriere", { documentId });
      id = answer.json.id;
      return answer;
    });
    expect(started).toEqual([
      `dynamodb.BatchGetItem ${1 + READ_THE_HEAD_AGAIN}`,
      ONE_FACT,
      READ_THE_CONTENT,
      PLACE_THE_CONTENT,
    ]);
    const read = await tallyCalls(() => ana.get(`/api/transcriere/${id}/text`));
    const reads = `dynamodb.BatchGetItem ${READ_THE_CONVERSION + 1}`;
    expect(read).toEqual([reads, ONE_FACT, READ_THE_CONTENT]);
    const again = await tallyCalls(() => ana.get(`/api/transcriere/${id}/text`));
    expect(again).toEqual([reads, READ_THE_CONTENT]);
  });
});

describe("a document of a template", untilUndisturbed, () => {
  const READ_THE_TEMPLATE = 1;
  const MEASURE_ITS_WORDS = "s3.HeadObject 1"; // they are read at once, whatever their size
  const READ_ITS_WORDS = "s3.GetObject 1";

  /** More than a process keeps of templates. */
  const forgetWords = async () => {
    for (let size = 0; size < 21_000_000; size += 4_200_000)
      await placeTemplate(Buffer.from(fresh("alt").padEnd(4_200_000, " -")));
  };

  it("a document of a template costs the template and its words more than an upload does; a process that stored or read the words has them", async () => {
    const { id } = await make(ana, { continut: `Stimate {{nume}}, ${fresh("cu")} drag.` });
    const wanted = { format: "DOCX", variabile: { nume: "Ana" } };
    const generate = () => ana.post(`/api/templates/${id}/genereaza`, wanted);
    const reads = `dynamodb.BatchGetItem ${READ_THE_TEMPLATE + 1}`;
    expect(await tallyCalls(generate)).toEqual([reads, ONE_FACT, PLACE_THE_CONTENT]);
    await forgetWords();
    const first = [reads, ONE_FACT, READ_ITS_WORDS, MEASURE_ITS_WORDS, PLACE_THE_CONTENT];
    expect(await tallyCalls(generate)).toEqual(first);
    expect(await tallyCalls(generate)).toEqual([reads, ONE_FACT, PLACE_THE_CONTENT]);
  });
});

describe("a signature", untilUndisturbed, () => {
  const READ_THE_PDF = "s3.GetObject 1";
  const READ_THE_RECORD = 1; // it says which document
  const READ_ITS_VERSION = "dynamodb.GetItem 1";
  const READ_THE_HEAD_AGAIN = 1; // the service may take seconds, and the chain goes on meanwhile
  const READ_THE_ROOTS = 1; // once a minute
  const pdf = async () => pdfFile(await samplePdf());
  beforeAll(async () => void (await sign(ana, (await uploaded(ana, textFile("conținut"))).id)));

  it("a signature is verified by reading what was signed, and once a minute the trusted roots", async () => {
    const { trust } = signatures;
    const { id } = await uploaded(ana, textFile("conținut"));
    const { json } = await sign(ana, id);
    try {
      signatures.trust = await keptCertificates([new X509Certificate(process.env.TEMELIA_TEST_TRUST ?? "")]);
      const calls = await tallyCalls(() => verify(ana, json));
      expect(calls.filter((call) => call.startsWith("s3."))).toEqual([`s3.GetObject ${1 + READ_THE_ROOTS}`]);
      const later = await tallyCalls(() => verify(ana, json));
      expect(later.filter((call) => call.startsWith("s3."))).toEqual(["s3.GetObject 1"]);
    } finally {
      signatures.trust = trust;
    }
  });

  it("a signature in a PDF costs what a version does, and reading the one before", async () => {
    const { id } = await uploaded(ana, await pdf());
    expect(await tallyCalls(() => sign(ana, id))).toEqual([
      READ_THE_DOCUMENT,
      ONE_FACT,
      READ_THE_PDF,
      PLACE_THE_CONTENT,
    ]);
  });

  it("a signature beside another file costs two reads and one transaction: its content is not read", async () => {
    const { id } = await uploaded(ana, textFile("conținut"));
    expect(await tallyCalls(() => sign(ana, id))).toEqual([
      `dynamodb.BatchGetItem ${1 + READ_THE_HEAD_AGAIN}`,
      ONE_FACT,
    ]);
  });

  it("a signature is verified by reading what was signed; only news are a transaction", async () => {
    const { id } = await uploaded(ana, await pdf());
    const { json } = await sign(ana, id);
    const reads = [`dynamodb.BatchGetItem ${READ_THE_RECORD + 1}`, READ_ITS_VERSION];
    expect(await tallyCalls(() => verify(ana, json))).toEqual([...reads, ONE_FACT, READ_THE_PDF]);
    expect(await tallyCalls(() => verify(ana, json))).toEqual([...reads, READ_THE_PDF]);
  });
});

describe("a list of 20", untilUndisturbed, () => {
  type Reader = () => Promise<Person>;
  const inBuckets = async (count: number, fields: Partial<Person> = {}): Promise<Person> => {
    const { someone, buckets } = await aMinuteAgo(async () => {
      const ours = await organization();
      const someone = await person({ organizatieId: ours.id, ...fields });
      const buckets = await Promise.all(Array.from({ length: count }, () => bucketOf(ours)));
      for (const bucket of buckets) await join(someone, bucket);
      return { someone, buckets };
    });
    const client = as(someone);
    const create = (i: number) =>
      client.post("/api/documents", { denumire: `Act ${i}`, bucketId: buckets[i % count]?.id });
    await Promise.all(Array.from({ length: 45 }, (_, i) => create(i)));
    return someone;
  };
  const client = async () => ({ clientId: (await register()).id });

  /** `page`: the calls of a page by cursor. With its exact total the first page costs at most half as many again. */
  const readers: [name: string, page: number, reader: Reader][] = [
    ["a member of one bucket", 5, () => inBuckets(1)],
    [
      "the same with hasSecret, and a client",
      7,
      async () => inBuckets(1, { hasSecret: true, ...(await client()) }),
    ],
    ["a member of 20 buckets", 24, () => inBuckets(20)],
    ["the same with hasSecret", 44, () => inBuckets(20, { hasSecret: true })],
    ["the service administrator", 12, () => aMinuteAgo(() => serviceAdmin())],
    ["the same with hasSecret", 12, () => aMinuteAgo(() => serviceAdmin({ hasSecret: true }))],
  ];

  it.each(readers)(
    "%s: a page by cursor costs at most %i calls, the first one half as many again",
    async (_, most, reader) => {
      const someone = as(await reader());
      // The account and the organizations of buckets are cached from here on.
      await someone.get("/api/documents?size=200");
      const first = await callsOf(() => someone.get<Page>("/api/documents"));
      const next = /<\/documents([^>]+)>; rel="next"/.exec(first.result.headers.link ?? "")?.[1] ?? "";
      const second = await callsOf(() => someone.get<Page>(next));
      for (const { result } of [first, second]) expect(result.json.items).toHaveLength(20);
      expect(ofLists(second.calls)).toBeLessThanOrEqual(most);
      expect(ofLists(first.calls)).toBeLessThanOrEqual(1.5 * most);
    },
  );

  it("the service administrator: the total of all documents comes with the call of its documents", async () => {
    const admin = as(await aMinuteAgo(() => serviceAdmin()));
    await admin.get("/api/documents?size=200");
    const { calls: made } = await callsOf(() => admin.get<Page>("/api/documents"));
    expect(made.filter(({ name }) => name === "dynamodb.BatchGetItem")).toHaveLength(1);
    expect(made.reduce((sum, { capacity }) => sum + capacity, 0)).toBeLessThanOrEqual(100);
  });

  it("a list of 20 of one bucket: a first page reads at most 30 units", async () => {
    const someone = as(await inBuckets(1));
    await someone.get("/api/documents");
    const { calls: made } = await callsOf(() => someone.get<Page>("/api/documents"));
    expect(made.reduce((sum, { capacity }) => sum + capacity, 0)).toBeLessThanOrEqual(30);
  });

  it("a list of 20 of one bucket reads no rows of what the reader filed while others show all of it", async () => {
    const someone = as(await inBuckets(1));
    const page = async () => {
      const { calls: made, result } = await callsOf(() => someone.get<Page>("/api/documents"));
      const limits = made.flatMap(({ name, input }) => (name === "dynamodb.Query" ? [input.Limit] : []));
      return { newest: result.json.items[0]?.id, limits };
    };
    await someone.get("/api/documents");
    const whole = 21 + CELLS;
    expect((await page()).limits.sort()).toEqual([1 + CELLS, whole].sort());
    // Of the lists that the reader sees, a secret document is only in the one with their own documents.
    const { json } = await someone.post<DocumentView>("/api/documents", {
      denumire: "Act",
      visibility: "SECRET",
    });
    const { newest, limits } = await page();
    expect(newest).toBe(json.id);
    expect(limits).toHaveLength(3);
  });

  it("a list of 20 by number reads the keys before the page once, and no document", async () => {
    const someone = as(await inBuckets(1));
    const { calls: made, result } = await callsOf(() => someone.get<Page>("/api/documents?size=5&page=6"));
    expect(result.json.items).toHaveLength(5);
    const keys = made.flatMap(({ input }) => {
      const requests = (input.RequestItems ?? {}) as Record<string, { Keys: { pk: string }[] }>;
      return Object.values(requests).flatMap(({ Keys }) => Keys.map(({ pk }) => pk));
    });
    expect(keys.filter((pk) => pk.startsWith("document#"))).toHaveLength(5);
    const starts = made
      .filter(({ name }) => name === "dynamodb.Query")
      .map(({ input }) => JSON.stringify(input));
    expect(new Set(starts).size).toBe(starts.length);
  });

  describe("of somebody who was given documents", () => {
    const end = "2099-12-31T22:00:00.000Z";
    const share = async (grantee: Person, terms: object = {}) => {
      const { json } = await as(colleague).post<DocumentView>("/api/documents", { denumire: "Act" });
      const sharing = { beneficiarOperatorId: grantee.id, drept: "CITIRE", ...terms };
      await as(colleague).post(`/api/documents/${json.id}/partajeaza`, sharing);
    };
    const inBatches = async (writes: Write[][]) => {
      for (let start = 0; start < writes.length; start += 30)
        await transact(writes.slice(start, start + 30).flat());
    };
    /** Older grants, on documents that the measured requests do not read. */
    const olderGrants = (name: string, count: number): Write[][] =>
      Array.from({ length: count }, (_, i) => {
        const row: GrantedRow = { bucketId: 7, secrecy: "open", status: "ACTIV", drept: "CITIRE" };
        const Item = { pk: lists.grantee(name), sk: sortableId(i + 1), ...row };
        const count = { counter: counters.owner(name), label: grantLabel(name, row) };
        return [
          { item: { Put: { TableName: Documents.table, Item } } },
          { table: Documents.table, count, by: 1 },
        ];
      });
    const newGrantee = async (grants: number, fields: Partial<Person> = {}): Promise<Person> => {
      const reader = await inBuckets(1, fields);
      await aMinuteAgo(async () => {
        await Promise.all(Array.from({ length: 23 }, () => share(reader)));
        await share(reader, { dataExpirare: end });
      });
      await inBatches(olderGrants(`user#${reader.id}`, grants - 24));
      await as(reader).get("/api/documents");
      return reader;
    };
    const cost = (made: AwsCall[]) => ({
      calls: ofLists(made),
      units: made.reduce((sum, { capacity }) => sum + capacity, 0),
    });

    it.each([50, 500, 5000])(
      "%i: a page and a count cost at most 6 calls and 60 units, and the total is exact",
      { timeout: 120_000 },
      async (grants) => {
        const reader = as(await newGrantee(grants));
        const after = ({ result }: { result: { headers: Record<string, string> } }) =>
          /<\/documents([^>]+)>; rel="next"/.exec(result.headers.link ?? "")?.[1] ?? "";
        const first = await callsOf(() => reader.get<Page>("/api/documents"));
        const second = await callsOf(() => reader.get<Page>(after(first)));
        // The list shows the reader's own documents, and those granted to the reader.
        const third = await callsOf(() => reader.get<Page>(after(second)));
        const count = await callsOf(() => reader.get<number>("/api/documents/count"));
        for (const { calls: made } of [first, second, third, count]) {
          expect(cost(made).calls).toBeLessThanOrEqual(6);
          expect(cost(made).units).toBeLessThanOrEqual(60);
          // The list of documents with very many beneficiaries is not asked for: the reader was given none.
          expect(made.filter(({ input }) => JSON.stringify(input).includes("#many"))).toEqual([]);
        }
        expect(third.result.json.items).toHaveLength(20);
        expect(first.result.headers["x-total-relation"]).toBeUndefined();
        expect([first.result.json.total, count.result.json]).toEqual([45 + grants, 45 + grants]);
      },
    );

    /** The total of a first page, and if it is exact. */
    const totalFor = async (reader: Person) => {
      const { calls: made, result } = await callsOf(() => as(reader).get<Page>("/api/documents"));
      expect(cost(made).units).toBeLessThanOrEqual(150);
      return [result.json.total, result.headers["x-total-relation"] ?? "eq"];
    };

    it("the total is a floor where more of them have ended than are looked up, until they are removed", async () => {
      const reader = await newGrantee(24);
      const name = `user#${reader.id}`;
      const ended = (count: number, from: number): Write[][] =>
        Array.from({ length: count }, (_, i) => {
          const dataExpirare = "2024-01-01T00:00:00.000Z";
          const row: GrantedRow = {
            bucketId: 7,
            secrecy: "open",
            status: "ACTIV",
            drept: "CITIRE",
            dataExpirare,
          };
          const [TableName, sk] = [Documents.table, sortableId(from + i)];
          return [
            { item: { Put: { TableName, Item: { pk: lists.grantee(name), sk, ...row } } } },
            { item: { Put: { TableName, Item: { pk: lists.endsOf(name), sk: `${dataExpirare}#${sk}` } } } },
            ...[grantLabel(name, row), ENDS].map((label) => ({
              table: TableName,
              count: { counter: counters.owner(name), label },
              by: 1,
            })),
          ];
        });
      await inBatches(ended(20, 1));
      expect(await totalFor(reader)).toEqual([69, "eq"]);
      await inBatches(ended(1, 21));
      expect(await totalFor(reader)).toEqual([69, "gte"]);
    });

    it("the total is a floor where more than 20 of the documents have very many beneficiaries", async () => {
      const reader = await newGrantee(24);
      const name = `user#${reader.id}`;
      const ofMany = (count: number): Write[][] =>
        Array.from({ length: count }, (_, i) => [
          {
            item: {
              Put: {
                TableName: Documents.table,
                Item: { pk: lists.granteeOfMany(name), sk: sortableId(i + 1) },
              },
            },
          },
          { table: Documents.table, count: { counter: counters.owner(name), label: OF_MANY }, by: 1 },
        ]);
      await transact(markingAccount(name, GRANTED_OF_MANY));
      await inBatches(ofMany(20));
      expect(await totalFor(reader)).toEqual([69, "eq"]);
      await inBatches(ofMany(21));
      expect(await totalFor(reader)).toEqual([69, "gte"]);
    });

    it("a client's own account counts up to 1,000 of their rows, because both may have a document", async () => {
      const reader = await newGrantee(24, await client());
      const name = `user#${reader.id}`;
      await inBatches(olderGrants(name, 976));
      expect(await totalFor(reader)).toEqual([1045, "eq"]);
      await inBatches([[...(olderGrants(name, 977).at(-1) ?? [])]]);
      expect(await totalFor(reader)).toEqual([145, "gte"]);
    });
  });
});

/** The calls without those for metrics, which are added up every 10 s. */
const ofLists = (all: AwsCall[]): number => all.filter(({ name }) => !name.endsWith("UpdateItem")).length;
