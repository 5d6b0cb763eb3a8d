import * as z from "zod";
import { notImplemented } from "../json-protocol.ts";
import { sqsError } from "./errors.ts";

/** The largest message and the largest batch, in bytes of bodies and attributes together (AWS quota, 1 MiB). */
export const payloadLimit = 1_048_576;

/** Numeric queue attributes: default, minimum and maximum (SetQueueAttributes, API reference). */
const numbers: Record<string, [fallback: number, least: number, most: number]> = {
  DelaySeconds: [0, 0, 900],
  MaximumMessageSize: [payloadLimit, 1024, payloadLimit],
  MessageRetentionPeriod: [345_600, 60, 1_209_600],
  ReceiveMessageWaitTimeSeconds: [0, 0, 20],
  VisibilityTimeout: [30, 0, 43_200],
};

export type NumberAttribute =
  | "DelaySeconds"
  | "MaximumMessageSize"
  | "MessageRetentionPeriod"
  | "ReceiveMessageWaitTimeSeconds"
  | "VisibilityTimeout";

export type QueueAttributes = Record<string, string>;

export const defaultAttributes: QueueAttributes = Object.fromEntries(
  Object.entries(numbers).map(([name, [fallback]]) => [name, String(fallback)]),
);

const RedrivePolicy = z.object({
  deadLetterTargetArn: z.string(),
  maxReceiveCount: z.coerce.number().int().min(1).max(1000),
});

interface Redrive {
  queue: string;
  maxReceiveCount: number;
}

/** Checks and normalizes attributes that a client sets; refuses an attribute that is not implemented. */
export function parseAttributes(attributes: Record<string, string>): QueueAttributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, parseAttribute(name, value)]),
  );
}

function parseAttribute(name: string, value: string): string {
  if (name === "RedrivePolicy") return parsePolicy(value);
  const limits = numbers[name];
  if (!limits) throw notImplemented(`the queue attribute ${name}`);
  const [, least, most] = limits;
  if (!/^\d+$/.test(value) || Number(value) < least || Number(value) > most)
    throw sqsError("invalidAttributeValue", `Invalid value for the parameter ${name}.`);
  return String(Number(value));
}

/** An empty policy removes the old one. */
function parsePolicy(value: string): string {
  if (value === "") return value;
  try {
    return JSON.stringify(RedrivePolicy.parse(JSON.parse(value)));
  } catch {
    throw sqsError("invalidParameter", `Value ${value} for parameter RedrivePolicy is invalid.`);
  }
}

/** The dead-letter queue and the receive limit; undefined if the queue has no redrive policy. */
export function redriveOf(attributes: QueueAttributes): Redrive | undefined {
  if (!attributes.RedrivePolicy) return undefined;
  const { deadLetterTargetArn, maxReceiveCount } = RedrivePolicy.parse(JSON.parse(attributes.RedrivePolicy));
  return { queue: deadLetterTargetArn.split(":").at(-1) ?? "", maxReceiveCount };
}
