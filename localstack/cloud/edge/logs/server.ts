import { randomUUID } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { createInterface } from "node:readline";
import * as z from "zod";
import {
  AwsError,
  handleJson,
  notImplemented,
  operation as declare,
  type Operation,
} from "../json-protocol.ts";
import type { Service } from "../service.ts";

/** A line of a log, with its time in milliseconds. */
interface Line {
  at: number;
  text: string;
}

const Group = z.string().min(1).max(512);
const shapes = {
  PutLogEvents: z.strictObject({
    logGroupName: Group,
    logStreamName: z.string().min(1),
    logEvents: z.array(z.strictObject({ timestamp: z.int(), message: z.string() })).min(1),
  }),
  StartQuery: z.strictObject({
    logGroupName: Group,
    startTime: z.int(),
    endTime: z.int(),
    queryString: z.string().min(1),
    limit: z.int().min(1).max(10_000),
  }),
  GetQueryResults: z.strictObject({ queryId: z.string() }),
  StopQuery: z.strictObject({ queryId: z.string() }),
};
type Query = z.output<typeof shapes.StartQuery>;

/** The only form of query that is understood: lines in which one of two fields has a value. */
const FORM = /^filter (\w+) = ("(?:[^"\\]|\\.)*") or (\w+) = \2 \| sort @timestamp asc \| fields @message$/;

/**
 * CloudWatch Logs over the AWS JSON protocol 1.1: Logs Insights for the form of query that the product sends, over what was put here
 * and over the log of `npm start`, in which each line names its service.
 * @param file that log; without it there is only what was put here
 */
export function logs({ file }: { file?: string | undefined } = {}): Service {
  const put = new Map<string, Line[]>();
  const found = new Map<string, Promise<string[]>>();
  const operations: Record<string, Operation> = {
    PutLogEvents: operation(shapes.PutLogEvents, ({ logGroupName, logEvents }) => {
      const lines = logEvents.map(({ timestamp, message }) => ({ at: timestamp, text: message }));
      put.set(logGroupName, [...(put.get(logGroupName) ?? []), ...lines]);
      return {};
    }),
    StartQuery: operation(shapes.StartQuery, (query) => {
      const queryId = randomUUID();
      const sought = soughtBy(query.queryString);
      found.set(queryId, search(query, sought, { put: put.get(query.logGroupName) ?? [], file }));
      return { queryId };
    }),
    GetQueryResults: operation(shapes.GetQueryResults, async ({ queryId }) => {
      const lines = await known(found, queryId);
      found.delete(queryId);
      return { status: "Complete", results: lines.map((value) => [{ field: "@message", value }]) };
    }),
    StopQuery: operation(shapes.StopQuery, async ({ queryId }) => {
      await known(found, queryId);
      return { success: found.delete(queryId) };
    }),
  };
  return {
    handle: (req, res) => handleJson({ name: "CloudWatch Logs", version: "1.1", operations }, req, res),
    close: () => Promise.resolve(),
  };
}

const operation = <Input>(shape: z.ZodType<Input>, run: (input: Input) => unknown): Operation =>
  declare(shape, (message) => new AwsError("InvalidParameterException", message), run);

function known(found: ReadonlyMap<string, Promise<string[]>>, queryId: string): Promise<string[]> {
  const lines = found.get(queryId);
  if (!lines) throw new AwsError("ResourceNotFoundException", "Query does not exist");
  return lines;
}

type Fields = Record<string, unknown>;

interface Sought {
  fields: string[];
  value: string;
}

function soughtBy(queryString: string): Sought {
  const [, one = "", text = '""', other = ""] = FORM.exec(queryString) ?? [];
  if (one === "") throw notImplemented(`the query ${queryString}`);
  return { fields: [one, other], value: JSON.parse(text) as string };
}

/** The fields of a line in which one of those that are sought has the value. */
function fieldsOf(text: string, { fields, value }: Sought): Fields | undefined {
  // Most lines need not be parsed.
  if (!text.includes(JSON.stringify(value))) return undefined;
  try {
    const line = JSON.parse(text) as Fields;
    return fields.some((field) => line[field] === value) ? line : undefined;
  } catch {
    return undefined;
  }
}

interface Places {
  put: readonly Line[];
  file: string | undefined;
}

async function search(
  { logGroupName, startTime, endTime, limit }: Query,
  sought: Sought,
  { put, file }: Places,
): Promise<string[]> {
  const service = logGroupName.split("/").at(-1);
  const lines = put.filter(({ text }) => fieldsOf(text, sought));
  for await (const text of linesIn(file)) {
    const fields = fieldsOf(text, sought);
    if (fields && fields.service === service) lines.push({ at: Date.parse(String(fields.timestamp)), text });
  }
  return lines
    .filter(({ at }) => at >= startTime * 1000 && at <= endTime * 1000)
    .sort((a, b) => a.at - b.at)
    .slice(0, limit)
    .map(({ text }) => text);
}

async function* linesIn(file: string | undefined): AsyncGenerator<string> {
  if (file !== undefined && existsSync(file)) yield* createInterface({ input: createReadStream(file) });
}
