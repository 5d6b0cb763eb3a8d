import { useQueries } from "@tanstack/react-query";
import type { LogLines } from "../../client/generated/documents/types.ts";
import { Failed } from "../api/failed.tsx";
import { labelOf, type Service } from "../api/places.ts";
import { Link } from "../kit/button.tsx";
import { SelectField } from "../kit/fields.tsx";
import { FilterBar, filterField } from "../kit/filters.tsx";
import { Skeleton, StateBadge } from "../kit/states.tsx";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { type LogDays, logDays, readLogLines } from "./calls.ts";
import { operatedBy } from "./operated.ts";
import { operationsWords } from "./words.ts";

interface LogLinesProps {
  id: string;
  days: LogDays;
  onDays: (days: LogDays) => void;
  /** The same page for a trace. */
  traceHref: (trace: string) => string;
}

/** What the services that the person operates have logged about a request, in the order of time. */
export function LogLinesOf({ id, days, onDays, traceHref }: LogLinesProps) {
  const text = useWords(operationsWords).correlation;
  const services = operatedBy(usePerson());
  const queries = useQueries({
    queries: services.map((service) => ({
      queryKey: [service, "log-lines", id, days],
      queryFn: ({ signal }: { signal: AbortSignal }) => readLogLines(service, { id, days }, signal),
    })),
  });
  const found = queries.flatMap(({ data }) => data ?? []);
  const lines = services
    .flatMap((service, i) => (queries[i]?.data?.lines ?? []).map((line) => ({ ...line, service })))
    .sort((a, b) => a.at.localeCompare(b.at));
  const isReading = queries.some(({ isPending }) => isPending);
  return (
    <section className="operations-part" aria-label={text.log} aria-busy={isReading}>
      <h2>{text.log}</h2>
      <FilterBar>
        <SelectField
          label={text.days}
          options={logDays.map((one) => ({ id: one, label: text.daysOf[one] }))}
          field={filterField("days", days, onDays)}
        />
      </FilterBar>
      {queries
        .filter(({ isError }) => isError)
        .map(({ error, refetch }, i) => (
          <Failed key={i} error={error} onRetry={() => void refetch()} />
        ))}
      {lines.length > 0 && (
        <ol className="log-lines">
          {lines.map((line, i) => (
            <LogLine key={i} {...line} isTrace={line.traceId === id} traceHref={traceHref} />
          ))}
        </ol>
      )}
      {isReading && <Skeleton lines={3} />}
      {!isReading && lines.length === 0 && <p className="soft">{text.logNone}</p>}
      {found.some(({ more }) => more) && <p className="soft">{text.logMore}</p>}
      {found.some(({ complete }) => !complete) && <p className="soft">{text.logIncomplete}</p>}
    </section>
  );
}

type Line = LogLines["lines"][number] & { service: Service };

const tones = { info: "neutral", warn: "warning", error: "bad" } as const;

interface LogLineProps extends Line {
  isTrace: boolean;
  traceHref: LogLinesProps["traceHref"];
}

function LogLine({ at, service, level, message, details, traceId, isTrace, traceHref }: LogLineProps) {
  const text = useWords(operationsWords).correlation;
  const language = useLanguage();
  const { date, time } = useFormats();
  return (
    <li>
      <p>
        <time dateTime={at}>
          {date(at)}, {time(at)}
        </time>{" "}
        {labelOf(service, language)} <StateBadge tone={tones[level]}>{text.levels[level]}</StateBadge>
      </p>
      <p>{message}</p>
      <details>
        <summary>{text.details}</summary>
        <pre className="log-query">{details}</pre>
        {traceId !== undefined && !isTrace && <Link href={traceHref(traceId)}>{text.wholeTrace}</Link>}
      </details>
    </li>
  );
}
