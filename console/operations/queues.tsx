import { useQueries, useQuery } from "@tanstack/react-query";
import { adminProvidersList } from "../../client/generated/notifications/operations.ts";
import { client } from "../api/client.ts";
import { Failed } from "../api/failed.tsx";
import { ListTable } from "../api/list-look.tsx";
import { labelOf } from "../api/places.ts";
import { Link } from "../kit/button.tsx";
import { EmptyState, Problem, StateBadge } from "../kit/states.tsx";
import { byTitle } from "../shell/found.ts";
import { plainScreen } from "../shell/screen.tsx";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { isQueueService, operatedBy, type QueueService } from "./operated.ts";
import { Age, queuesQuery } from "./queue-age.tsx";
import { QueuePlots } from "./queue-plots.tsx";
import type { QueueRow } from "./queue-calls.ts";
import { useQueueName } from "./queue-names.ts";
import { OperationsPage, REFRESH_MS } from "./sections.tsx";
import { NotOperated } from "./service-choice.tsx";
import { LAST_DAY, useTimelines } from "./timelines.ts";
import { operationsWords } from "./words.ts";

const MOST_ROWS = 200;

/** The providers of notifications that take no messages, since when and why. Nothing while all of them work. */
function Outages() {
  const text = useWords(operationsWords).outages;
  const { dateTime } = useFormats();
  const { data = [] } = useQuery({
    queryKey: ["notifications", "providers", "outages"],
    queryFn: async ({ signal }) =>
      (await adminProvidersList(client, { query: { size: MOST_ROWS }, signal })).data.items,
    refetchInterval: REFRESH_MS,
  });
  const down = data.flatMap(({ indisponibil, ...provider }) =>
    indisponibil ? [{ ...provider, ...indisponibil }] : [],
  );
  if (down.length === 0) return null;
  return (
    <Problem title={text.title}>
      <ul>
        {down.map(({ id, cod, din, motiv }) => (
          <li key={id}>
            <Link href={`/app/canale/furnizori/${id}`}>{cod}</Link>: {text.since(dateTime(din))}
            {motiv === undefined ? null : <>, {text.why(motiv)}</>}
          </li>
        ))}
      </ul>
      <p>{text.waits}</p>
    </Problem>
  );
}

/** A queue with its dead letter queue. */
interface Pair extends QueueRow {
  dead: QueueRow | undefined;
}

const pairsOf = (rows: readonly QueueRow[]): Pair[] =>
  rows
    .filter(({ dlq }) => dlq !== null)
    .map((row) => ({
      ...row,
      dead: rows.find(({ service, name }) => service === row.service && name === row.dlq),
    }));

export const queueAddress = ({ service, name }: Pick<QueueRow, "service" | "name">): string =>
  `/app/operare/cozi/${service}/${name}`;

function QueuesPage() {
  const text = useWords(operationsWords).queues;
  const operated = operatedBy(usePerson()).filter(isQueueService);
  const queries = useQueries({ queries: operated.map(queuesQuery) });
  if (queries.length === 0) return <NotOperated section="queues" />;
  const reading = {
    dataUpdatedAt: Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
  const failed = queries.filter(({ isError }) => isError);
  return (
    <OperationsPage section="queues" reading={reading}>
      <p className="lead">{text.lead}</p>
      {failed.map(({ error, refetch }, i) => (
        <Failed key={i} error={error} onRetry={() => void refetch()} />
      ))}
      {operated.includes("notifications") && <Outages />}
      <QueueTable
        rows={pairsOf(queries.flatMap(({ data }) => data ?? []))}
        isLoading={queries.some(({ isPending }) => isPending)}
      />
      {operated.map((service) => (
        <LastDay key={service} service={service} />
      ))}
    </OperationsPage>
  );
}

function LastDay({ service }: { service: QueueService }) {
  const name = labelOf(service, useLanguage());
  const { data } = useTimelines(service, LAST_DAY);
  return data ? <QueuePlots timelines={data} of={name} /> : null;
}

function QueueTable({ rows, isLoading }: { rows: readonly Pair[]; isLoading: boolean }) {
  const text = useWords(operationsWords);
  const language = useLanguage();
  const { number } = useFormats();
  const nameOf = useQueueName();
  return (
    <ListTable
      name="operations/queues"
      label={text.sections.queues}
      columns={[
        {
          id: "queue",
          title: text.queues.queue,
          cell: (row) =>
            row.service === "notifications" ? (
              <Link href={queueAddress(row)}>{nameOf(row.name)}</Link>
            ) : (
              nameOf(row.name)
            ),
        },
        {
          id: "service",
          title: text.service,
          isWideOnly: true,
          cell: ({ service }) => labelOf(service, language),
        },
        {
          id: "waiting",
          title: text.queues.waiting,
          isNumber: true,
          cell: (row) => (
            <>
              {number(row.visible)} {row.visible > 0 && <Age {...row} />}
            </>
          ),
        },
        {
          id: "inFlight",
          title: text.queues.inFlight,
          isNumber: true,
          isWideOnly: true,
          cell: ({ inFlight }) => number(inFlight),
        },
        {
          id: "delayed",
          title: text.queues.delayed,
          isNumber: true,
          isWideOnly: true,
          cell: ({ delayed }) => number(delayed),
        },
        {
          id: "dead",
          title: text.queues.dead,
          isNumber: true,
          cell: ({ dead }) => (
            <>
              <Dead queue={dead} /> {dead && dead.visible > 0 && <Age {...dead} />}
            </>
          ),
        },
      ]}
      rows={rows}
      idOf={({ service, name }) => `${service}/${name}`}
      textOf={({ name }) => nameOf(name)}
      isLoading={isLoading}
      empty={<EmptyState title={text.queues.empty} />}
    />
  );
}

/** The number of dead letters, as a link to them. */
function Dead({ queue }: { queue: QueueRow | undefined }) {
  const { number } = useFormats();
  const nameOf = useQueueName();
  if (!queue) return null;
  const count = queue.visible + queue.inFlight;
  return (
    <Link href={queueAddress(queue)} label={`${nameOf(queue.name)}: ${number(count)}`}>
      <StateBadge tone={count > 0 ? "bad" : "good"}>{number(count)}</StateBadge>
    </Link>
  );
}

export default plainScreen({ page: QueuesPage, useFound: byTitle(operationsWords.sections.queues) });
