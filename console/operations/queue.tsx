import { useQuery, useQueryClient } from "@tanstack/react-query";
import { adminQueuesListEvents } from "../../client/generated/documents/operations.ts";
import type { MesajInCoada } from "../../client/generated/notifications/types.ts";
import { client } from "../api/client.ts";
import { Loaded, sentenceOf } from "../api/failed.tsx";
import { Button, Link } from "../kit/button.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { Timeline } from "../kit/facts.tsx";
import { EmptyState } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { showToast } from "../kit/toast.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { type QueueService, isQueueService, operatedBy } from "./operated.ts";
import { QueueActs } from "./queue-acts.tsx";
import { type Decision, type Messages, decide, readApprovals, readMessages } from "./queue-calls.ts";
import { isDead, useQueueName } from "./queue-names.ts";
import { OperationsPage, REFRESH_MS } from "./sections.tsx";
import { NotOperated } from "./service-choice.tsx";
import { Signals } from "./signals.tsx";
import { operationsWords } from "./words.ts";

/** Who replayed or purged the dead letters of a queue of documents, newest first. */
function QueueHistory({ queue }: { queue: string }) {
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

/** Deliveries behind a queue of notifications. The service masks their recipients. */
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
      empty={<EmptyState title={text.none}>{text.noneText}</EmptyState>}
    />
  );
}

/** The acts on this queue that wait for another administrator. */
function Approvals({ service, queue }: { service: QueueService; queue: string }) {
  const text = useWords(operationsWords).approvals;
  const language = useLanguage();
  const { dateTime } = useFormats();
  const person = usePerson();
  const queries = useQueryClient();
  const dialogs = useDialogAddress();
  const found = useQuery({
    queryKey: [service, "queues", queue, "approvals"],
    queryFn: ({ signal }) => readApprovals(service, queue, signal),
    refetchInterval: REFRESH_MS,
  });
  const act = async (id: number, decision: Decision, said: string): Promise<void> => {
    try {
      await decide(service, id, decision);
      showToast({ text: said });
    } catch (error) {
      showToast({ text: sentenceOf(error, language), tone: "bad" });
    }
    await queries.invalidateQueries({ queryKey: [service, "queues"] });
  };
  if (!found.data || found.data.length === 0) return null;
  return (
    <section className="approvals" aria-label={text.title}>
      <h2>{text.title}</h2>
      <ul>
        {found.data.map(({ id, rezumat, requestedBy, expiresAt }) => (
          <li key={id}>
            <p>{rezumat[language]}</p>
            <p className="soft">{text.by(requestedBy, dateTime(expiresAt))}</p>
            <p className="acts">
              {requestedBy === person.id ? (
                <Button onPress={() => void act(id, "withdraw", text.withdrawn)}>{text.withdraw}</Button>
              ) : (
                <>
                  <Link href={dialogs.hrefOf({ name: "approve", id: String(id) })} look="primary">
                    {text.approve}
                  </Link>
                  <Button onPress={() => void act(id, "reject", text.rejected)}>{text.reject}</Button>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      <Confirm
        name="approve"
        title={() => text.approveTitle}
        verb={text.approve}
        isDangerous
        whyOf={(error) => sentenceOf(error, language)}
        act={async (id) => {
          await decide(service, Number(id), "approve");
          showToast({ text: text.approved });
          await queries.invalidateQueries({ queryKey: [service, "queues"] });
        }}
      >
        {(id) => <p>{found.data.find((one) => String(one.id) === id)?.rezumat[language]}</p>}
      </Confirm>
    </section>
  );
}

function QueueScreen({ params: { service, queue } }: ScreenProps<"service" | "queue", object>) {
  const nameOf = useQueueName();
  const person = usePerson();
  if (!isQueueService(service) || !operatedBy(person).includes(service))
    return (
      <OperationsPage section="queues" title={nameOf(queue)}>
        <NotOperated />
      </OperationsPage>
    );
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

const isEmpty = (found: Messages): boolean =>
  ("signals" in found ? found.signals : found.deliveries).length === 0;

export default screen({ params: ["service", "queue"], search: () => ({}), page: QueueScreen });
