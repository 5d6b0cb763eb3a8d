import { useQuery } from "@tanstack/react-query";
import { adminQueuesListEvents } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { Timeline } from "../kit/facts.tsx";
import { useWords } from "../words/words.ts";
import { operationsWords } from "./words.ts";

/** Who replayed or purged the dead letters of a queue of documents, newest first. */
export function QueueHistory({ queue }: { queue: string }) {
  const text = useWords(operationsWords).acts;
  const events = useQuery({
    queryKey: ["documents", "queues", queue, "events"],
    queryFn: async ({ signal }) =>
      (await adminQueuesListEvents(client, { path: { queue }, query: { size: 20 }, signal })).data.items,
  });
  return (
    <section className="operations-part" aria-label={text.history}>
      <h2>{text.history}</h2>
      <Loaded query={events} lines={2}>
        {(found) =>
          found.length === 0 ? (
            <p className="soft">{text.historyNone}</p>
          ) : (
            <Timeline
              label={text.history}
              entries={found.map(({ id, act, facutDe, facutLa }) => ({
                id: String(id),
                at: facutLa,
                who: facutDe,
                text: text.done[act],
              }))}
            />
          )
        }
      </Loaded>
    </section>
  );
}
