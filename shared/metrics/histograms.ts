import { AsyncLocalStorage } from "node:async_hooks";
import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { dynamo } from "../aws/clients.ts";
import { config } from "../config.ts";
import { ephemeralKey } from "../data/ephemeral.ts";
import { ephemeralTable } from "../data/tables.ts";
import { transact, type ItemWrite } from "../data/transaction.ts";
import { log } from "../log.ts";
import { type Addition, additionsToTimelines, type Line } from "./timelines.ts";

/** A distribution that processes of a service measure and `/metrics` shows. */
export interface Histogram<Label extends string = string> {
  /** As Prometheus names it, with its unit. */
  name: string;
  help: string;
  /** The names of its labels, in addition to `service`. */
  labels: readonly Label[];
  /** Upper bounds of its buckets, ascending; the last bucket has none. */
  bounds: readonly number[];
  /** The lines by hour that an observation adds to, for the plots of operators. */
  lines?: (labels: Record<Label, string>) => readonly Line[];
}

/** The values of the labels of a series. They are kept and shown: no personal data, and few values. */
export type Labels<Label extends string = string> = Record<Label, string> & { service: string };

/** One series: the observations in each bucket (not cumulative), and their sum. */
export interface Series {
  labels: Labels;
  buckets: number[];
  sum: number;
}

/**
 * Partitions that hold the series of a service. A process adds to one of them, so that few processes meet in an item and
 * the additions of a service are not those of one partition.
 */
const SHARDS = 8;
const shards = Array.from({ length: SHARDS }, (_, shard) => shard);
const ownShard = Math.floor(Math.random() * SHARDS);
/** The series of a service in one of its shards; the sort key is the series. */
const partitionOf = (serviceName: string, shard: number) => ephemeralKey(serviceName, "metrics", shard).pk;
const nameOf = ({ name, labels: names }: Histogram, labels: Labels) =>
  [name, ...names.map((label) => labels[label])].join("#");

/** A series that this process has collected, with the name of its item. */
interface Collected extends Series {
  name: string;
  lines: readonly Line[];
}

let collected = new Map<string, Collected>();
let flushedAt = 0;
let underWay: Promise<unknown> = Promise.resolve();

/** Runs a function outside the request that calls it: without its deadline, its Idempotency-Key and its correlation id. */
const outsideRequests = AsyncLocalStorage.snapshot();
/** DynamoDB's limit for a transaction, less the items of the hour: one for each service of the process. */
const MOST_AT_ONCE = 90;

/** Counts one observation in memory. */
export function observe<Label extends string>(
  histogram: Histogram<Label>,
  labels: Labels<Label>,
  value: number,
): void {
  const { bounds } = histogram;
  const name = nameOf(histogram, labels);
  const key = `${labels.service}#${name}`;
  const series = collected.get(key) ?? collecting(histogram, name, labels);
  const bucket = bounds.findIndex((bound) => value <= bound);
  const index = bucket < 0 ? bounds.length : bucket;
  series.buckets[index] = (series.buckets[index] ?? 0) + 1;
  series.sum += value;
  collected.set(key, series);
}

const collecting = <Label extends string>(
  histogram: Histogram<Label>,
  name: string,
  labels: Labels<Label>,
): Collected => ({
  name,
  labels,
  buckets: emptyBuckets(histogram),
  sum: 0,
  lines: histogram.lines?.(labels) ?? [],
});

const emptyBuckets = ({ bounds }: Histogram): number[] => new Array<number>(bounds.length + 1).fill(0);

/**
 * Begins to add the collected counts to the service's series, once per flush interval, and does not wait for it. A request
 * and a batch of messages call it when they begin, so that the addition overlaps their work: Lambda freezes a process once it has
 * answered. What a process collects after its last flush is lost with it, and so is what cannot be added.
 *
 * Additions are atomic, so that the sums of many processes never decrease, and in transactions, so that a retried attempt
 * adds nothing.
 */
export function flushWhenDue(): void {
  if (collected.size === 0 || performance.now() - flushedAt < config.metricsFlushSeconds * 1000) return;
  flushedAt = performance.now();
  const batch = [...collected.values()].map((series) => ({ ...series, sum: rounded(series.sum) }));
  collected = new Map();
  underWay = Promise.all([underWay, outsideRequests(flush, batch)]);
}

async function flush(batch: Collected[]): Promise<void> {
  try {
    for (let start = 0; start < batch.length; start += MOST_AT_ONCE) {
      const part = batch.slice(start, start + MOST_AT_ONCE);
      await transact([...part.map(adding), ...additionsToTimelines(part.flatMap(additionsOf), ownShard)]);
    }
  } catch (error) {
    log.error("adding metrics failed", error);
  }
}

const additionsOf = ({ labels: { service }, lines, buckets, sum }: Collected): Addition[] =>
  lines.map((line) => ({ service, line, count: buckets.reduce((total, n) => total + n, 0), sum }));

/** What is added: millionths, because more digits are noise, and do not compress. */
const rounded = (sum: number): number => Math.round(sum * 1e6) / 1e6;

function adding({ name, labels, buckets, sum }: Collected): ItemWrite {
  const counts = buckets.map((n, i) => [`b${i}`, n] as const).filter(([, n]) => n > 0);
  const Update = {
    TableName: ephemeralTable(),
    Key: { pk: partitionOf(labels.service, ownShard), sk: name },
    UpdateExpression: `SET labels = :labels ADD #sum :sum, ${counts.map(([bucket]) => `${bucket} :${bucket}`).join(", ")}`,
    ExpressionAttributeNames: { "#sum": "sum" },
    ExpressionAttributeValues: {
      ":labels": labels,
      ":sum": sum,
      ...Object.fromEntries(counts.map(([bucket, n]) => [`:${bucket}`, n])),
    },
  };
  return { item: { Update } };
}

/** Ends once all that this process is adding is there to be read. */
export const additionsMade = (): Promise<unknown> => underWay;

/** Every series of a histogram, summed over all processes of a service so far; what this process is adding is included. */
export async function readSeries(serviceName: string, histogram: Histogram): Promise<Series[]> {
  await additionsMade();
  const summed = new Map<string, Series>();
  const found = await Promise.all(
    shards.map((shard) => readShard(partitionOf(serviceName, shard), histogram)),
  );
  for (const { labels, buckets, sum } of found.flat()) {
    const name = nameOf(histogram, labels);
    const other = summed.get(name);
    summed.set(name, {
      labels,
      buckets: buckets.map((n, i) => n + (other?.buckets[i] ?? 0)),
      sum: sum + (other?.sum ?? 0),
    });
  }
  return [...summed.values()];
}

async function readShard(partition: string, histogram: Histogram): Promise<Series[]> {
  const series: Series[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await dynamo().send(
      new QueryCommand({
        TableName: ephemeralTable(),
        KeyConditionExpression: "pk = :pk AND begins_with(sk, :name)",
        ExpressionAttributeValues: { ":pk": partition, ":name": `${histogram.name}#` },
        ExclusiveStartKey: start,
      }),
    );
    series.push(...(page.Items ?? []).map((item) => seriesOf(histogram, item)));
    start = page.LastEvaluatedKey;
  } while (start);
  return series;
}

const seriesOf = (histogram: Histogram, item: Record<string, unknown>): Series => ({
  labels: item.labels as Labels,
  buckets: emptyBuckets(histogram).map((_, i) => Number(item[`b${i}`] ?? 0)),
  sum: Number(item.sum),
});
