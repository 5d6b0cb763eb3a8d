import { useQuery } from "@tanstack/react-query";
import type { Since } from "../kit/plot-lines.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { ageOf } from "./ages.ts";
import type { QueueService } from "./operated.ts";
import { type QueueRow, readQueues } from "./queue-calls.ts";
import { REFRESH_MS } from "./sections.tsx";
import { LAST_DAY, queueSince, useTimelines } from "./timelines.ts";
import { operationsWords } from "./words.ts";

/** The age of the oldest message where the service knows it; otherwise since when the queue has not been empty. */
export function Age({ service, name, oldestAgeSeconds }: QueueRow) {
  const text = useWords(operationsWords).queues;
  const language = useLanguage();
  const { data } = useTimelines(service, LAST_DAY);
  if (oldestAgeSeconds !== undefined)
    return <span className="soft">{text.age(ageOf(oldestAgeSeconds, language))}</span>;
  const since = queueSince(data, name);
  return since ? <NotEmptySince {...since} /> : null;
}

function NotEmptySince({ at, isAtLeast }: Since) {
  const text = useWords(operationsWords).queues;
  const { dateTime } = useFormats();
  const words = isAtLeast ? text.notEmptyAtLeast : text.notEmpty;
  return <span className="soft">{words(dateTime(at))}</span>;
}

export const queuesQuery = (service: QueueService) => ({
  queryKey: [service, "queues"],
  queryFn: ({ signal }: { signal: AbortSignal }) => readQueues(service, signal),
  refetchInterval: REFRESH_MS,
});

interface DepthProps {
  service: QueueService;
  queue: string;
  /** When the messages that were looked at were sent. */
  sentAt?: readonly string[] | undefined;
}

/** How many messages a queue holds, and for how long. Nothing for an empty one. */
export function Depth({ service, queue, sentAt = [] }: DepthProps) {
  const text = useWords(operationsWords).queues;
  const { number } = useFormats();
  const { data } = useQuery(queuesQuery(service));
  const row = data?.find(({ name }) => name === queue);
  if (!row || row.visible === 0) return null;
  // Not all of them may have been looked at.
  const isWhole = sentAt.length > 0 && sentAt.length >= row.visible;
  const seconds = isWhole ? (Date.now() - Math.min(...sentAt.map(Date.parse))) / 1000 : undefined;
  return (
    <p>
      {text.waiting}: {number(row.visible)}{" "}
      <Age {...row} oldestAgeSeconds={row.oldestAgeSeconds ?? seconds} />
    </p>
  );
}
