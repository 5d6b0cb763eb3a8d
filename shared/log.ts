import { clock } from "./clock.ts";
import { config } from "./config.ts";
import { currentContext } from "./context.ts";

type Level = "info" | "warn" | "error";

/** The kinds of security events. Lines that have one are also kept in a log of their own: resources/security/security-log.yml. */
export const securityEvents = [
  "sign-in",
  "refusal",
  "rights",
  "approval",
  "look-up",
  "secret",
  "purge",
  "factor",
  "scan",
] as const;

/** The fields of a log line, apart from its message. No personal data, no payloads, no secrets. */
interface LogFields {
  security?: (typeof securityEvents)[number];
  object?: string | number;
  subject?: string;
  legalEntity?: string;
  [detail: string]: unknown;
}

function write(level: Level, message: string, fields: LogFields = {}): void {
  const context = currentContext();
  const { traceId, spanId, parentId } = context?.trace ?? {};
  const line = {
    timestamp: clock.iso(),
    level,
    service: context?.service,
    correlationId: context?.correlationId,
    traceId,
    spanId,
    parentId,
    message,
    user: context?.user ?? "system",
    ...fields,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Writes one JSON line per event. Logs an error's name, message and stack, never its input. */
export const log = {
  info: (message: string, fields?: LogFields) => write("info", message, fields),
  warn: (message: string, fields?: LogFields) => write("warn", message, fields),
  /** Emits a CloudWatch metric: a log line in the embedded metric format, in the stage's namespace. */
  metric: (name: string, value: number) => log.metrics({ [name]: value }),
  /** Emits several CloudWatch metrics as one line. */
  metrics: (values: Record<string, number>) => {
    const names = Object.keys(values);
    write("info", `metric ${names.join(", ")}`, {
      _aws: {
        Timestamp: clock.now().getTime(),
        CloudWatchMetrics: [
          {
            Namespace: `temelia-${config.stage}`,
            Dimensions: [["service"]],
            Metrics: names.map((name) => ({ Name: name, Unit: "Count" })),
          },
        ],
      },
      ...values,
    });
  },
  error: (message: string, error: unknown, fields?: LogFields) =>
    write("error", message, { ...fields, error: describe(error) }),
};

function describe(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause === undefined ? {} : { cause: describe(cause) }) };
}
