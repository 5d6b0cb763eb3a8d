import * as z from "zod";
import { previewDeadLetters } from "../../../../shared/messaging/dead-letters.ts";
import { queueOfDeadLetters } from "./queues.ts";

const objects = [
  "upload",
  "import",
  "conversion",
  "document",
  "reindex",
  "copy",
  "connection",
  "scan",
] as const;

export const DeadLetterView = z
  .object({
    messageId: z.string(),
    trimisLa: z.iso.datetime(),
    correlationId: z.string().optional(),
    /** The record that the signal names. Absent: a report of the stream, which names none. */
    obiect: z.enum(objects).optional(),
    obiectId: z.int().optional(),
    poate: z.array(z.literal("REIA")),
  })
  .meta({ id: "MesajAbandonat" });

type Subject = Pick<z.output<typeof DeadLetterView>, "obiect" | "obiectId">;

const Signal = z.union([
  z.object({ uploadId: z.int() }).transform(({ uploadId }) => ["upload", uploadId] as const),
  z.object({ importId: z.int() }).transform(({ importId }) => ["import", importId] as const),
  z.object({ conversionId: z.int() }).transform(({ conversionId }) => ["conversion", conversionId] as const),
  z.object({ documentId: z.int() }).transform(({ documentId }) => ["document", documentId] as const),
  z.object({ reindexId: z.int() }).transform(({ reindexId }) => ["reindex", reindexId] as const),
  z.object({ prepare: z.object({ id: z.int() }) }).transform(({ prepare }) => ["copy", prepare.id] as const),
  z.object({ scanId: z.int() }).transform(({ scanId }) => ["scan", scanId] as const),
  z.object({ rescan: z.literal(true) }).transform(() => ["scan", undefined] as const),
  // The key of a copy, and the person of an ended connection, are shown to no one.
  z.object({ remove: z.string() }).transform(() => ["copy", undefined] as const),
  z.object({ endedOf: z.string() }).transform(() => ["connection", undefined] as const),
]);

function subjectOf(signal: unknown): Subject {
  const { data: [obiect, obiectId] = [] } = Signal.safeParse(signal);
  return { ...(obiect ? { obiect } : {}), ...(obiectId === undefined ? {} : { obiectId }) };
}

/** Some dead letters of a queue, at most ten, without their bodies. @throws notFound */
export async function previewMessages(name: string): Promise<z.output<typeof DeadLetterView>[]> {
  const letters = await previewDeadLetters(queueOfDeadLetters(name));
  return letters.map(({ messageId, sentAt, correlationId, signal }) => ({
    messageId,
    trimisLa: sentAt,
    ...(correlationId === undefined ? {} : { correlationId }),
    ...subjectOf(signal),
    poate: signal === undefined ? [] : ["REIA" as const],
  }));
}
