import { AsyncLocalStorage } from "node:async_hooks";
import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { dynamo } from "../aws/clients.ts";
import { config } from "../config.ts";
import { ephemeralKey } from "../data/ephemeral.ts";
import { ephemeralTable } from "../data/tables.ts";
import { transact, type ItemWrite } from "../data/transaction.ts";
import { log } from "../log.ts";

/** Upper bounds of the histogram's buckets, in seconds; the last bucket has none. */
export const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** The labels that the platform standard requires. `route` is the pattern, never the address. */
export interface RequestLabels {
  service: string;
  version: string;
  zone: string;
  method: string;
  route: string;
  status: string;
}

/** One series: the requests in each bucket (not cumulative), and the sum of their seconds. */
export interface Series {
  labels: RequestLabels;
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
const partitionOf = (serviceName: string, shard: number) => ephemeralKey(serviceName, "metrics", shard).pk;
const nameOf = (labels: RequestLabels) =>
  [labels.version, labels.zone, labels.method, labels.route, labels.status].join("#");

let collected = new Map<string, Series>();
let flushedAt = 0;
let underWay: Promise<unknown> = Promise.resolve();

/** Runs a function outside the request that calls it: without its deadline, its Idempotency-Key and its correlation id. */
const outsideRequests = AsyncLocalStorage.snapshot();
/** DynamoDB's limit for a transaction. */
const MOST_AT_ONCE = 100;

/** Counts one answered request in memory. */
export function observe(labels: RequestLabels, seconds: number): void {
  const name = `${labels.service}#${nameOf(labels)}`;
  const series = collected.get(name) ?? {
    labels,
    buckets: new Array<number>(BUCKETS.length + 1).fill(0),
    sum: 0,
  };
  const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
  const index = bucket < 0 ? BUCKETS.length : bucket;
  series.buckets[index] = (series.buckets[index] ?? 0) + 1;
  series.sum += seconds;
  collected.set(name, series);
}

/**
 * Begins to add the collected counts to the service's series, once per flush interval, and does not wait for it. A request
 * calls it when it begins, so that the addition overlaps its work: Lambda freezes a process once it has answered. What a
 * process collects after its last flush is lost with it, and so is what cannot be added.
 *
 * Additions are atomic, so that the sums of many processes never decrease, and in transactions, so that a retried attempt
 * adds nothing.
 */
export function flushWhenDue(): void {
  if (collected.size === 0 || performance.now() - flushedAt < config.metricsFlushSeconds * 1000) return;
  flushedAt = performance.now();
  const batch = [...collected.values()];
  collected = new Map();
  underWay = Promise.all([underWay, outsideRequests(flush, batch)]);
}

async function flush(batch: Series[]): Promise<void> {
  try {
    for (let start = 0; start < batch.length; start += MOST_AT_ONCE)
      await transact(batch.slice(start, start + MOST_AT_ONCE).map(adding));
  } catch (error) {
    log.error("adding metrics failed", error);
  }
}

function adding({ labels, buckets, sum }: Series): ItemWrite {
  const counts = buckets.map((n, i) => [`b${i}`, n] as const).filter(([, n]) => n > 0);
  const Update = {
    TableName: ephemeralTable(),
    Key: { pk: partitionOf(labels.service, ownShard), sk: nameOf(labels) },
    UpdateExpression: `SET labels = :labels ADD #sum :sum, ${counts.map(([name]) => `${name} :${name}`).join(", ")}`,
    ExpressionAttributeNames: { "#sum": "sum" },
    ExpressionAttributeValues: {
      ":labels": labels,
      ":sum": sum,
      ...Object.fromEntries(counts.map(([name, n]) => [`:${name}`, n])),
    },
  };
  return { item: { Update } };
}

/** Every series of a service, summed over all its processes so far; what this process is adding is included. */
export async function readSeries(serviceName: string): Promise<Series[]> {
  await underWay;
  const summed = new Map<string, Series>();
  const found = await Promise.all(shards.map((shard) => readShard(serviceName, shard)));
  for (const { labels, buckets, sum } of found.flat()) {
    const name = nameOf(labels);
    const other = summed.get(name);
    summed.set(name, {
      labels,
      buckets: buckets.map((n, i) => n + (other?.buckets[i] ?? 0)),
      sum: sum + (other?.sum ?? 0),
    });
  }
  return [...summed.values()];
}

async function readShard(serviceName: string, shard: number): Promise<Series[]> {
  const series: Series[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await dynamo().send(
      new QueryCommand({
        TableName: ephemeralTable(),
        KeyConditionExpression: "pk = :pk",
        ExpressionAttributeValues: { ":pk": partitionOf(serviceName, shard) },
        ExclusiveStartKey: start,
      }),
    );
    for (const item of page.Items ?? []) {
      const buckets = Array.from({ length: BUCKETS.length + 1 }, (_, i) => Number(item[`b${i}`] ?? 0));
      series.push({ labels: item.labels as RequestLabels, buckets, sum: Number(item.sum) });
    }
    start = page.LastEvaluatedKey;
  } while (start);
  return series;
}
