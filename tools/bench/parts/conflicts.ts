import { CELLS, CELLS_OF_ALL } from "../../../shared/data/counters.ts";
import { MOST_CALLS } from "../../../shared/aws/call-pool.ts";
import { adding, create } from "../../../shared/data/repository.ts";
import { transact } from "../../../shared/data/transaction.ts";
import { nextId, randomCode } from "../../../shared/ids.ts";
import type { Account } from "../../../functions/documents/access/account.ts";
import { attemptsOf, type Attempt } from "../../../shared/testing/attempts.ts";
import { Buckets } from "../../../functions/documents/records/bucket.ts";
import { Documents } from "../../../functions/documents/records/document.ts";
import { Issuers } from "../../../functions/documents/records/issuer.ts";
import { requests } from "../dataset.ts";
import { addPerson, addTenant, document } from "../fill.ts";
import {
  BURST_MS,
  holdItems,
  inDrawnCells,
  isOfCell,
  meetings,
  randomCell,
  rewritten,
  type TransactItem,
} from "../held-transactions.ts";
import { conflictsOfNotification } from "../notifications/conflicts.ts";
import { table, type Section } from "../report.ts";
import { ready } from "../service.ts";

const UPLOADS = 50;
/** How long a transaction lasts: what one of fifteen items takes on AWS, about. */
const LASTS_MS = 10;
/** Transactions of the largest burst: as many calls as a process has under way. */
const MOST_TOGETHER = MOST_CALLS;

/** Transactions of the bursts. */
const TOGETHER = [2, 5, 8, MOST_TOGETHER];

/** How uploads differ from those of one process: their transactions are changed on the way. */
interface Way {
  name: string;
  /** The cell of a transaction. Default: as the process drew it. */
  drawn?: () => number;
  /** Checks the bucket's own item in each transaction. */
  checksBucket?: boolean;
  /** Every upload names the same issuer. */
  namesIssuer?: boolean;
}

const ways: Way[] = [
  { name: "one process" },
  { name: "a process for each upload", drawn: randomCell },
  { name: "the same with one cell a counter", drawn: () => 0 },
  { name: "the same, and the bucket's own item", drawn: randomCell, checksBucket: true },
  { name: "the same, and all name one issuer", drawn: randomCell, namesIssuer: true },
];

interface Size {
  rounds: number;
  bursts: number;
  /** Batches of ten deliveries of each worker of a notification. */
  batches: number;
}

/** Whoever uploads, and to where. */
interface Uploading {
  people: Account[];
  buckets: number[];
  /** An issuer that all may name. */
  issuerId: number;
}

/** How often transactions that overlap meet, with the faults of the local cloud: for decision 19 and docs/scale.md. */
export async function conflicts({ rounds, bursts, batches }: Size): Promise<Section> {
  const uploading = await addUploading();
  const uploads = await conflictsOfUploads(uploading, rounds);
  const met = await conflictsOfBursts(uploading, bursts);
  const ofNotification = { together: TOGETHER, bursts, batches, lastsMs: LASTS_MS };
  return {
    title: `6. Conflicts: ${UPLOADS} uploads at once, where transactions last`,
    body: [...uploads, ...met, ...(await conflictsOfNotification(ofNotification))],
  };
}

async function addUploading(): Promise<Uploading> {
  const { organizatieId, buckets } = await addTenant(MOST_TOGETHER);
  const people: Account[] = [];
  for (let i = 0; i < UPLOADS; i += 1) people.push(await addPerson({ organizatieId }, buckets));
  const issuer = { id: nextId(), cod: `E-${randomCode(8)}`, denumire: "Registrul", activ: true };
  await create(Issuers, issuer);
  return { people, buckets, issuerId: issuer.id };
}

async function conflictsOfUploads(
  { people, buckets: all, issuerId }: Uploading,
  rounds: number,
): Promise<string[]> {
  const uploads: (string | number)[][] = [];
  for (const way of ways)
    for (const buckets of [1, 2].map((count) => all.slice(0, count))) {
      const fields: Record<string, string> = way.namesIssuer ? { emitentId: String(issuerId) } : {};
      const seen = await uploadsAtOnce(way, { people, buckets, fields, rounds });
      uploads.push([way.name, buckets.length, seen.refused, seen.attempts, seen.most, seen.failed]);
    }
  const head = [
    "transactions",
    "buckets",
    "refused at least once",
    "attempts refused",
    "most attempts of one",
  ];
  return [
    `\`transactionMs\` of the local cloud is ${LASTS_MS}: a transaction has its items in hand for as long, and one that needs one of them ` +
      `is cancelled and tries again. ${rounds} rounds of ${UPLOADS} uploads by ${UPLOADS} people, from one process that has at most 24 calls under way; means of a round.`,
    table([...head, "uploads that failed"], uploads),
  ];
}

async function conflictsOfBursts({ people, buckets }: Uploading, bursts: number): Promise<string[]> {
  const met: (string | number)[][] = [];
  for (const together of TOGETHER) {
    const those = people.slice(0, together);
    met.push([
      together,
      ...(await burst({ people: those, buckets: buckets.slice(0, 1), bursts })),
      ...(await burst({ people: those, buckets, bursts })),
    ]);
  }
  const columns = ["measured", "refused at first"];
  return [
    `How often one of \`k\` transactions that begin at once, each with a cell drawn at random, has the cell of another: ${bursts} bursts each, lasting ${BURST_MS} ms. ` +
      `In one bucket they meet in its counter, 1 − (${CELLS - 1}/${CELLS})^(k−1); in a bucket each, in the counter of all, ` +
      `1 − (${CELLS_OF_ALL - 1}/${CELLS_OF_ALL})^(k−1). The first one in a cell goes through, so that fewer are refused than meet.`,
    table(["k", "one bucket: meets another", ...columns, "a bucket each: meets another", ...columns], met),
  ];
}

interface Seen {
  refused: string;
  attempts: string;
  most: number;
  failed: number;
}

async function uploadsAtOnce(
  way: Way,
  of: { people: Account[]; buckets: number[]; fields: Record<string, string>; rounds: number },
): Promise<Seen> {
  const { people, buckets, fields, rounds } = of;
  const bucketOf = (i: number) => buckets[i % buckets.length] ?? 0;
  let failed = 0;
  const all: Attempt[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const sends = await Promise.all(
      people.map(async (person, i) =>
        ready(await requests.upload(person, { bucketId: String(bucketOf(i)), ...fields })),
      ),
    );
    // The first round warms up.
    await holdItems(round < 0 ? 0 : LASTS_MS);
    const { attempts, result } = await attemptsOf(() =>
      rewritten(changing(way, bucketOf(0)), () => Promise.all(sends.map((send) => send()))),
    );
    await holdItems(0);
    if (round < 0) continue;
    failed += result.filter(({ statusCode }) => statusCode !== 201).length;
    all.push(...attempts);
  }
  const refused = all.filter(({ met }) => met.length > 0);
  const byToken = [...Map.groupBy(all, ({ token }) => token).values()];
  return {
    refused: (new Set(refused.map(({ token }) => token)).size / rounds).toFixed(1),
    attempts: (refused.length / rounds).toFixed(1),
    most: Math.max(...byToken.map(({ length }) => length)),
    failed,
  };
}

/** Bursts of transactions as uploads write them: the shares that meet and that are refused at their first attempt. */
async function burst(of: { people: Account[]; buckets: number[]; bursts: number }): Promise<string[]> {
  const { people, buckets, bursts } = of;
  const cells = buckets.length === 1 ? CELLS : CELLS_OF_ALL;
  return meetings({ bursts, together: people.length, cells }, async () =>
    people
      .map((person, at) => adding(Documents, document(person, buckets[at % buckets.length] ?? 0)))
      .map((writes) => () => transact(writes)),
  );
}

/** Changes transactions in the given way. */
function changing({ drawn, checksBucket }: Way, bucketId: number) {
  const inCells = inDrawnCells(drawn);
  const bucket: TransactItem = {
    ConditionCheck: {
      TableName: Buckets.table,
      Key: { ...Buckets.key({ id: bucketId }) },
      ConditionExpression: "attribute_exists(pk)",
    },
  };
  return (items: TransactItem[], token: string): TransactItem[] => {
    const moved = inCells(items, token);
    return checksBucket && items.some(isOfCell) ? [...moved, bucket] : moved;
  };
}
