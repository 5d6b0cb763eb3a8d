import * as z from "zod";
import { clock } from "../../clock.ts";
import { config } from "../../config.ts";
import { CORRELATION_ID } from "../../http/request.ts";
import { log } from "../../log.ts";
import { kernel } from "../../refusals.ts";

const days = ["1", "7", "30"] as const;

export const LogLinesQuery = z.object({
  correlationId: z.string().regex(CORRELATION_ID),
  days: z.enum(days).default("1"),
});

const levels = ["info", "warn", "error"] as const;

export const LogLines = z
  .object({
    lines: z.array(
      z.object({
        at: z.iso.datetime(),
        level: z.enum(levels),
        message: z.string(),
        traceId: z.string().optional(),
        details: z.string(),
      }),
    ),
    complete: z.boolean(),
    more: z.boolean(),
  })
  .meta({ id: "LogLines" });
type LogLines = z.output<typeof LogLines>;

const MOST_LINES = 200;
const MOST_DETAILS = 4_000;
const DAY_MS = 86_400_000;

/** The log of a service (resources/logs.yml). */
const groupOf = (service: string): string => `/temelia/${config.stage}/${service}`;

/** The query of Logs Insights that finds the lines of a request or of a trace. Quotation marks in an id cannot end its text. */
export const logQuery = (id: string): string => {
  const text = JSON.stringify(id);
  return `filter correlationId = ${text} or traceId = ${text} | sort @timestamp asc | fields @message`;
};

/**
 * The lines that a service has logged about a request, by its correlation id or the id of its trace, oldest first: 200 at most, and
 * what was found in twenty seconds.
 * @throws unavailable if the log does not answer
 */
export async function readLogLines(
  service: string,
  { correlationId, days: most }: z.output<typeof LogLinesQuery>,
): Promise<LogLines> {
  const to = clock.now();
  const from = new Date(to.getTime() - Number(most) * DAY_MS);
  const asked = { group: groupOf(service), query: logQuery(correlationId), from, to, most: MOST_LINES + 1 };
  try {
    // Loaded by those who ask: the other addresses of the function are called every few seconds.
    const { queryLogs } = await import("../../aws/log-queries.ts");
    const { lines, isComplete } = await queryLogs(asked);
    return {
      lines: lines.slice(0, MOST_LINES).flatMap(lineOf),
      complete: isComplete,
      more: lines.length > MOST_LINES,
    };
  } catch (error) {
    log.error("the log was not searched", error);
    throw kernel.indisponibil();
  }
}

const Line = z.looseObject({
  timestamp: z.iso.datetime(),
  level: z.enum(levels),
  message: z.string(),
  traceId: z.string().optional(),
});

/** Fields that every line of the answer has in common, or that only metrics need. */
const LEFT_OUT = new Set(["service", "correlationId", "spanId", "parentId", "_aws"]);

function lineOf(text: string): LogLines["lines"] {
  const { data } = Line.safeParse(jsonOf(text));
  if (!data) return [];
  const { timestamp, level, message, traceId, ...others } = data;
  const details = Object.fromEntries(Object.entries(others).filter(([name]) => !LEFT_OUT.has(name)));
  return [
    {
      at: timestamp,
      level,
      message,
      ...(traceId === undefined ? {} : { traceId }),
      details: JSON.stringify(details).slice(0, MOST_DETAILS),
    },
  ];
}

/** A line that the log has cut off is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
