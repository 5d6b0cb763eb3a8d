import type { Account } from "../../../functions/documents/access/account.ts";
import { callsOf, tally, type AwsCall } from "../../../shared/testing/aws-calls.ts";
import { nextId } from "../../../shared/ids.ts";
import { addPerson } from "../fill.ts";
import { createDataset, requests, type Dataset } from "../dataset.ts";
import { isOfRequest } from "../replay.ts";
import { table, type Section } from "../report.ts";
import { answer, withHeaders, type Request } from "../service.ts";

/** Why an operation makes each of its calls. */
const reasons: Record<string, string> = {
  "caller, first request":
    "one read of the person with memberships; one of the organization, kept for all of its people",
  "caller, kept": "one small read of the revisions, where a request reads nothing else",
  get: "one read: the document, the head of its chain, the caller's grants",
  "list 20, first page":
    "per list one query, which brings its total along; one batch of the page's documents",
  "list 20, by cursor": "one query per list; one batch of the page's documents",
  "create from metadata":
    "the revisions of who asks; one transaction: record, code, lists, event, bucket's permission",
  "upload 100 KB": "one read of what it names; one put, the claim on the number; one transaction",
  "download 100 KB": "one read; the content; one transaction that notes the download",
  "download 100 KB, again": "nothing is noted for five minutes",
  "new version": "one read; one put, the claim on the number; one transaction",
  "new version with a key":
    "and the running mark of the Idempotency-Key; its answer is part of the transaction",
  "new version, sealed": "and a data key",
  "download sealed, first": "and the data key is opened",
  "download sealed, again": "the opened key is kept for a minute",
};

/** Line 5: the AWS calls of each operation. The same counts are asserted by functions/documents/aws-calls.test.ts. */
export async function calls(): Promise<Section> {
  const dataset = await createDataset({ documents: 100, people: 1 });
  const rows = [];
  for (const [name, request] of await operationsOf(dataset)) {
    const made = await callsOf(() => answer(request));
    rows.push([name, tallied(made.calls), reasons[name] ?? ""]);
  }
  return {
    title: "5. AWS calls per operation, counted",
    body: [
      "Counted where the SDK's clients are called; retries of the SDK are not calls. Every 10 s a process also adds up the metrics, beside a request. " +
        "That a bucket takes uploads and whose it is, is kept for 30 s as the caller is: the first request after that reads it.",
      table(["operation", "calls", "reasons"], rows),
    ],
  };
}

const tallied = (made: AwsCall[]): string => tally(made.filter(isOfRequest)).join(", ") || "none";

async function operationsOf({
  people: [ana],
  tenant,
  withContent,
  sealed,
}: Dataset): Promise<[string, Request][]> {
  if (!ana) throw new Error("there is no caller");
  const fresh: Account = await addPerson({ organizatieId: tenant.organizatieId + 1 });
  const addVersion = await requests.addVersion(ana, withContent);
  const first = await answer(requests.list(ana));
  const next = /<\/documents([^>]+)>; rel="next"/.exec(first.headers.link ?? "")?.[1] ?? "";
  await answer(addVersion);
  return [
    ["caller, first request", tenantOf(fresh)],
    ["caller, kept", tenantOf(fresh)],
    ["get", requests.read(ana, withContent)],
    ["list 20, first page", requests.list(ana)],
    ["list 20, by cursor", { ...requests.list(ana), address: next }],
    ["create from metadata", requests.create(ana)],
    ["upload 100 KB", await requests.upload(ana)],
    ["download 100 KB", requests.download(ana, withContent)],
    ["download 100 KB, again", requests.download(ana, withContent)],
    ["new version", addVersion],
    ["new version with a key", withHeaders(addVersion, { "idempotency-key": `k-${nextId()}` })],
    ["new version, sealed", await requests.addVersion(ana, sealed)],
    ["download sealed, first", requests.download(ana, sealed)],
    ["download sealed, again", requests.download(ana, sealed)],
  ];
}

/** A route that needs nothing but its caller. */
const tenantOf = (person: Account): Request => ({
  ...requests.list(person),
  address: "/api/acl/me",
});
