import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Loaded } from "../api/failed.tsx";
import { services } from "../api/places.ts";
import { Button, Link } from "../kit/button.tsx";
import { CopyButton } from "../kit/facts.tsx";
import { byTitle } from "../shell/found.ts";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { textIn } from "../shell/search.ts";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { type LogDays, logDays, readSettings, type Setting } from "./calls.ts";
import { LogLinesOf } from "./log-lines.tsx";
import { operatedBy } from "./operated.ts";
import { readMessages, readQueues } from "./queue-calls.ts";
import { isDead, useQueueName } from "./queue-names.ts";
import { OperationsPage } from "./sections.tsx";
import { useOperated } from "./service-choice.tsx";
import { operationsWords } from "./words.ts";

/** The query that finds the log lines in CloudWatch, and where to run it. Nothing on a local system, which has no CloudWatch. */
function Insights({ id }: { id: string }) {
  const text = useWords(operationsWords).correlation;
  const service = useOperated("documents");
  const { data: settings } = useQuery({
    queryKey: [service, "settings"],
    queryFn: ({ signal }) => (service ? readSettings(service, signal) : []),
  });
  const place = logPlaceOf(settings ?? []);
  const address = logAddress(place, id);
  if (address === undefined) return null;
  const query = logQuery(id);
  return (
    <section className="operations-part" aria-label={text.insights}>
      <h2>{text.insights}</h2>
      <p>{text.logText}</p>
      <pre className="log-query">{query}</pre>
      <p className="acts">
        <CopyButton text={query} label={text.copy} />
        <Link href={address} look="primary">
          {text.open}
        </Link>
      </p>
      <p className="soft">
        {text.groups}: {logGroups(place).join(", ")}
      </p>
    </section>
  );
}

interface Found {
  messageId: string;
  queue: string;
  at: string;
}

/** The dead letters of documents that came from a request, among the first ten of each queue. */
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

function DeadLettersOf({ id }: { id: string }) {
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

interface Search {
  id: string;
  days: LogDays;
}

/** The ids that the services accept; anything else was mistyped. */
const ID = /^[\x21-\x7e]{1,128}$/;

function CorrelationPage({ search, setSearch, hrefWith }: ScreenProps<never, Search>) {
  const text = useWords(operationsWords).correlation;
  return (
    <OperationsPage section="correlation">
      <p className="lead">{text.lead}</p>
      <Asked key={search.id} id={search.id} onFind={(id) => setSearch({ cerere: id })} />
      {ID.test(search.id) && (
        <>
          <LogLinesOf
            {...search}
            onDays={(days) => setSearch({ zile: days })}
            traceHref={(trace) => hrefWith({ cerere: trace })}
          />
          <DeadLettersOf id={search.id} />
          <Insights id={search.id} />
        </>
      )}
    </OperationsPage>
  );
}

function Asked({ id, onFind }: { id: string; onFind: (id: string) => void }) {
  const text = useWords(operationsWords).correlation;
  const [typed, setTyped] = useState(id);
  const [isWrong, setIsWrong] = useState(false);
  return (
    <form
      className="filter-bar"
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = typed.trim();
        setIsWrong(!ID.test(wanted));
        if (ID.test(wanted)) onFind(wanted);
      }}
    >
      <div className="filter">
        <label htmlFor="correlation-id">{text.id}</label>
        <input
          id="correlation-id"
          className="input"
          value={typed}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? "correlation-why" : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        {isWrong && (
          <span id="correlation-why" className="why" role="alert">
            {text.missing}
          </span>
        )}
      </div>
      <Button type="submit" look="primary" icon="search">
        {text.find}
      </Button>
    </form>
  );
}

/** Where the log lines of a stage are. Without a region it is a local system, which logs to a file. */
interface LogPlace {
  stage: string;
  region: string | undefined;
}

const valueOf = (settings: readonly Setting[], name: string): string =>
  settings.find(({ variable }) => variable === name)?.value ?? "";

/** Found in the settings of a function: the addresses of its queues name the region. */
export const logPlaceOf = (settings: readonly Setting[]): LogPlace => ({
  stage: valueOf(settings, "STAGE"),
  region: /\bsqs\.([a-z0-9-]+)\.amazonaws\.com/.exec(valueOf(settings, "QUEUE_URL_PREFIX"))?.[1],
});

/** The log groups of all services; identity has its own. */
const logGroups = ({ stage }: LogPlace): string[] =>
  services.map((service) => `/temelia/${stage}/${service}`);

/** The query for Logs Insights. Quotation marks in an id cannot end its text. */
export const logQuery = (id: string): string =>
  [
    `filter correlationId = ${JSON.stringify(id)}`,
    "| sort @timestamp",
    "| fields @timestamp, service, traceId, level, message, object",
  ].join("\n");

/** Escapes a text for the address of CloudWatch's console, where other characters are `*` and their code. */
const escaped = (text: string): string =>
  text.replace(
    /[^A-Za-z0-9_.-]/g,
    (character) => `*${character.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );

/** The address that opens the query in Logs Insights, over the last day. */
export function logAddress(place: LogPlace, id: string): string | undefined {
  const { region } = place;
  if (region === undefined) return undefined;
  const groups = logGroups(place)
    .map((group) => `~'${escaped(group)}`)
    .join("");
  const detail = `~(end~0~start~-86400~timeType~'RELATIVE~unit~'seconds~editorString~'${escaped(logQuery(id))}~source~(${groups}))`;
  return `https://${region}.console.aws.amazon.com/cloudwatch/home?region=${region}#logsV2:logs-insights?queryDetail=${detail}`;
}

export default screen({
  search: (raw): Search => ({
    id: textIn(raw, "cerere"),
    days: logDays.find((one) => one === textIn(raw, "zile")) ?? "1",
  }),
  page: CorrelationPage,
  useFound: byTitle(operationsWords.sections.correlation),
});
