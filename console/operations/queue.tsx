import { useQuery } from "@tanstack/react-query";
import { adminQueuesListEvents } from "../../client/generated/documents/operations.ts";
import type { MesajAbandonat } from "../../client/generated/documents/types.ts";
import type { MesajInCoada } from "../../client/generated/notifications/types.ts";
import { client } from "../api/client.ts";
import { usePeopleOf } from "../api/people.ts";
import { Loaded } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { Timeline } from "../kit/facts.tsx";
import { EmptyState } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { type ScreenProps, plainScreen } from "../shell/screen.tsx";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { type QueueService, isQueueService, operatedBy } from "./operated.ts";
import { Approvals, QueueActs } from "./queue-acts.tsx";
import { Depth } from "./queue-age.tsx";
import { type Messages, readMessages } from "./queue-calls.ts";
import { isDead, useQueueName } from "./queue-names.ts";
import { OperationsPage, REFRESH_MS } from "./sections.tsx";
import { NotOperated } from "./service-choice.tsx";
import { operationsWords } from "./words.ts";

/** Who replayed or purged dead letters of a queue of documents, newest first. */
function QueueHistory({ queue }: { queue: string }) {
  const text = useWords(operationsWords).acts;
  const events = useQuery({
    queryKey: ["documents", "queues", queue, "events"],
    queryFn: async ({ signal }) =>
      (await adminQueuesListEvents(client, { path: { queue }, query: { size: 20 }, signal })).data.items,
  });
  const nameOf = usePeopleOf(events.data?.map(({ facutDe }) => facutDe) ?? []);
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
                who: nameOf(facutDe),
                text: text.done[act],
              }))}
            />
          )
        }
      </Loaded>
    </section>
  );
}

/** Deliveries in a queue of notifications. The service masks their recipients. */
function Deliveries({ rows }: { rows: readonly MesajInCoada[] }) {
  const text = useWords(operationsWords).messages;
  const { dateTime, number } = useFormats();
  return (
    <Table
      label={text.label}
      columns={[
        { id: "recipient", title: text.recipient, cell: ({ destinatar }) => destinatar },
        { id: "channel", title: text.channel, cell: ({ canal }) => text.channels[canal] },
        { id: "system", title: text.system, isWideOnly: true, cell: ({ sistem }) => sistem },
        {
          id: "attempts",
          title: text.attempts,
          isNumber: true,
          isWideOnly: true,
          cell: ({ incercari }) => number(incercari),
        },
        {
          id: "since",
          title: text.since,
          isWideOnly: true,
          cell: ({ asteaptaDin }) => dateTime(asteaptaDin),
        },
      ]}
      rows={rows}
      idOf={({ messageId }) => String(messageId)}
      textOf={({ destinatar }) => destinatar}
      empty={<EmptyState title={text.none} text={text.noneText} />}
    />
  );
}

function QueueScreen({ params: { service, queue } }: ScreenProps<"service" | "queue", object>) {
  const nameOf = useQueueName();
  const person = usePerson();
  if (!isQueueService(service) || !operatedBy(person).includes(service))
    return <NotOperated section="queues" title={nameOf(queue)} />;
  return <Queue service={service} queue={queue} />;
}

function Queue({ service, queue }: { service: QueueService; queue: string }) {
  const text = useWords(operationsWords);
  const nameOf = useQueueName();
  const messages = useQuery({
    queryKey: [service, "queues", queue],
    queryFn: ({ signal }) => readMessages(service, queue, signal),
    refetchInterval: REFRESH_MS,
  });
  return (
    <OperationsPage section="queues" title={nameOf(queue)} reading={messages}>
      <p className="lead">{text.messages.lead}</p>
      <Depth service={service} queue={queue} sentAt={messages.data && sentAtOf(messages.data)} />
      {messages.data && !isEmpty(messages.data) && <QueueActs service={service} queue={queue} />}
      <Approvals service={service} queue={queue} />
      <Loaded query={messages} lines={6}>
        {(found) =>
          "signals" in found ? <Signals rows={found.signals} /> : <Deliveries rows={found.deliveries} />
        }
      </Loaded>
      {service === "documents" && isDead(queue) && <QueueHistory queue={queue} />}
    </OperationsPage>
  );
}

const sentAtOf = (found: Messages): string[] =>
  "signals" in found ? found.signals.map(({ trimisLa }) => trimisLa) : [];

const isEmpty = (found: Messages): boolean =>
  ("signals" in found ? found.signals : found.deliveries).length === 0;

/** Dead letters of documents: for each, its record and the request that sent it. */
function Signals({ rows }: { rows: readonly MesajAbandonat[] }) {
  const text = useWords(operationsWords).messages;
  const { dateTime } = useFormats();
  return (
    <Table
      label={text.label}
      columns={[
        { id: "about", title: text.about, cell: (row) => <About row={row} /> },
        { id: "sent", title: text.sent, cell: ({ trimisLa }) => dateTime(trimisLa) },
        {
          id: "correlation",
          title: text.correlation,
          isWideOnly: true,
          cell: ({ correlationId }) =>
            correlationId === undefined ? null : (
              <Link href={`/app/operare/corelare?cerere=${encodeURIComponent(correlationId)}`}>
                {correlationId}
              </Link>
            ),
        },
        {
          id: "replay",
          title: text.replayable,
          isWideOnly: true,
          cell: ({ poate }) => (poate.includes("REIA") ? text.yes : text.stays),
        },
      ]}
      rows={rows}
      idOf={({ messageId }) => messageId}
      textOf={({ messageId }) => messageId}
      empty={<EmptyState title={text.none} text={text.noneText} />}
    />
  );
}

function About({ row: { obiect, obiectId } }: { row: MesajAbandonat }) {
  const text = useWords(operationsWords).messages;
  if (obiect === undefined) return <>{text.report}</>;
  const name = text.objects[obiect];
  if (obiectId === undefined) return <>{name}</>;
  if (obiect === "document")
    return (
      <Link href={`/app/acte/${obiectId}`}>
        {name} {obiectId}
      </Link>
    );
  return (
    <>
      {name} {obiectId}
    </>
  );
}

export default plainScreen({ params: ["service", "queue"], page: QueueScreen });
