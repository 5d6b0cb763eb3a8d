import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { HttpRequest } from "@smithy/core/protocols";
import { currentBudget } from "../context.ts";
import { log } from "../log.ts";
import { once } from "../once.ts";
import { CallPool } from "./call-pool.ts";
import { endpointOf, signerFor } from "./clients.ts";
import { wholeBody } from "./whole-body.ts";

/*
 * Queries of CloudWatch Logs Insights. Three operations of its JSON protocol are called here, because the SDK's client of all of them
 * weighs more than the functions that ask.
 */

const pool = once(() => new CallPool({ connectionTimeout: 2_000, socketTimeout: 10_000 }));

async function call<Answer>(operation: string, input: object): Promise<Answer> {
  const [url, signer] = await Promise.all([endpointOf("logs"), signerFor("logs")]);
  const request = new HttpRequest({
    method: "POST",
    protocol: url.protocol,
    hostname: url.hostname,
    ...(url.port === "" ? {} : { port: Number(url.port) }),
    path: "/",
    headers: {
      host: url.host,
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `Logs_20140328.${operation}`,
    },
    body: JSON.stringify(input),
  });
  const { response } = await pool().handle((await signer.sign(request)) as HttpRequest);
  const body = (await wholeBody(response.body as Readable)).toString();
  if (response.statusCode !== 200)
    throw new Error(
      `CloudWatch Logs refused ${operation}: ${String(response.statusCode)} ${body.slice(0, 300)}`,
    );
  return JSON.parse(body) as Answer;
}

export interface LogQuery {
  /** The name of the log group. */
  group: string;
  query: string;
  from: Date;
  to: Date;
  most: number;
}

export interface FoundLines {
  /** The messages of the lines. */
  lines: string[];
  /** False if the query was still searching when its time was over. */
  isComplete: boolean;
}

interface Results {
  status: string;
  results?: { field: string; value: string }[][];
}

const POLL_MS = 500;
const MOST_MS = 20_000;
/** Reserved for the answer, in ms. */
const CLOSING_MS = 3_000;

/** Runs a query whose lines have `@message`, for twenty seconds at most. @throws Error if CloudWatch refuses it */
export async function queryLogs({ group, query, from, to, most }: LogQuery): Promise<FoundLines> {
  const until = Math.min(performance.now() + MOST_MS, (currentBudget()?.endsAt ?? Infinity) - CLOSING_MS);
  const { queryId } = await call<{ queryId: string }>("StartQuery", {
    logGroupName: group,
    startTime: Math.floor(from.getTime() / 1000),
    endTime: Math.ceil(to.getTime() / 1000),
    queryString: query,
    limit: most,
  });
  for (;;) {
    const { status, results = [] } = await call<Results>("GetQueryResults", { queryId });
    const lines = results.flatMap((fields) =>
      fields.filter(({ field }) => field === "@message").map(({ value }) => value),
    );
    if (status === "Complete") return { lines, isComplete: true };
    if (status !== "Running" && status !== "Scheduled")
      throw new Error(`the query of a log ended: ${status}`);
    if (performance.now() + POLL_MS > until) {
      await stop(queryId);
      return { lines, isComplete: false };
    }
    await sleep(POLL_MS);
  }
}

/** A query that nobody waits for would search, and cost, until it ends. */
async function stop(queryId: string): Promise<void> {
  try {
    await call("StopQuery", { queryId });
  } catch (error) {
    log.error("stopping the query of a log failed", error);
  }
}
