import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { dynamo } from "../aws.ts";
import { config } from "../config.ts";
import { ephemeralKey } from "../data/ephemeral.ts";
import { ephemeralTable } from "../data/tables.ts";
import { transact } from "../data/transaction.ts";
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

const partitionOf = (serviceName: string) => ephemeralKey(serviceName, "metrics").pk;
const nameOf = (labels: RequestLabels) =>
  [labels.version, labels.zone, labels.method, labels.route, labels.status].join("#");

let collected = new Map<string, Series>();
let flushedAt = 0;

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
 * Adds the collected counts to the service's series once per flush interval. Uses atomic additions, so that the sums of
 * many processes never decrease, in transactions, so that a retried attempt adds nothing. A failure loses metrics,
 * never an answer.
 */
export async function flushWhenDue(): Promise<void> {
  if (performance.now() - flushedAt < config.metricsFlushSeconds * 1000) return;
  flushedAt = performance.now();
  const batch = collected;
  collected = new Map();
  const results = await Promise.allSettled([...batch.values()].map(add));
  const failed = results.find((result) => result.status === "rejected");
  if (failed) log.error("metrics were not added", failed.reason);
}

async function add({ labels, buckets, sum }: Series): Promise<void> {
  const counts = buckets.map((n, i) => [`b${i}`, n] as const).filter(([, n]) => n > 0);
  const Update = {
    TableName: ephemeralTable(),
    Key: { pk: partitionOf(labels.service), sk: nameOf(labels) },
    UpdateExpression: `SET labels = :labels ADD #sum :sum, ${counts.map(([name]) => `${name} :${name}`).join(", ")}`,
    ExpressionAttributeNames: { "#sum": "sum" },
    ExpressionAttributeValues: {
      ":labels": labels,
      ":sum": sum,
      ...Object.fromEntries(counts.map(([name, n]) => [`:${name}`, n])),
    },
  };
  await transact([{ item: { Update } }]);
}

/** Every series of a service, summed over all its processes so far. */
export async function readSeries(serviceName: string): Promise<Series[]> {
  const series: Series[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await dynamo().send(
      new QueryCommand({
        TableName: ephemeralTable(),
        KeyConditionExpression: "pk = :pk",
        ExpressionAttributeValues: { ":pk": partitionOf(serviceName) },
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
