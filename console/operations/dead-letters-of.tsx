import { useQuery } from "@tanstack/react-query";
import { Loaded } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { operatedBy } from "./operated.ts";
import { readMessages, readQueues } from "./queue-calls.ts";
import { isDead, useQueueName } from "./queue-names.ts";
import { operationsWords } from "./words.ts";

interface Found {
  messageId: string;
  queue: string;
  at: string;
}

/** The dead letters of documents that a request sent, among the first ten of each queue. */
async function findDeadLetters(id: string, signal: AbortSignal): Promise<Found[]> {
  const queues = await readQueues("documents", signal);
  const filled = queues.filter(({ name, visible }) => isDead(name) && visible > 0);
  const read = await Promise.all(
    filled.map(async ({ name }) => ({ name, found: await readMessages("documents", name, signal) })),
  );
  return read.flatMap(({ name, found }) =>
    ("signals" in found ? found.signals : [])
      .filter(({ correlationId }) => correlationId === id)
      .map(({ messageId, trimisLa }) => ({ messageId, queue: name, at: trimisLa })),
  );
}

export function DeadLettersOf({ id }: { id: string }) {
  const text = useWords(operationsWords).correlation;
  const { dateTime } = useFormats();
  const nameOf = useQueueName();
  const isOperated = operatedBy(usePerson()).includes("documents");
  const letters = useQuery({
    queryKey: ["documents", "queues", "by-request", id],
    queryFn: ({ signal }) => findDeadLetters(id, signal),
    enabled: isOperated,
  });
  if (!isOperated) return null;
  return (
    <section className="operations-part" aria-label={text.dead}>
      <h2>{text.dead}</h2>
      <Loaded query={letters} lines={2}>
        {(found) =>
          found.length === 0 ? (
            <p className="soft">{text.deadNone}</p>
          ) : (
            <ul>
              {found.map(({ messageId, queue, at }) => (
                <li key={messageId}>
                  <Link href={`/app/operare/cozi/documents/${queue}`}>
                    {text.inQueue(nameOf(queue), dateTime(at))}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
