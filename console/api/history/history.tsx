import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Istoric } from "../../../client/generated/documents/types.ts";
import type { Client } from "../../../client/operation.ts";
import { Button } from "../../kit/button.tsx";
import { Timeline } from "../../kit/facts.tsx";
import { Panel } from "../../kit/panel.tsx";
import { EmptyState } from "../../kit/states.tsx";
import { type TextsOf, useWords } from "../../words/words.ts";
import { client } from "../client.ts";
import { usePeopleOf } from "../people.ts";
import { Loaded } from "../failed.tsx";
import { pageOf } from "../list-page.ts";
import { changesIn, type FieldChange, type Labels, type Leaf } from "./changes.ts";
import { historyWords } from "./words.ts";

/** `adminRecordsListChanges` of a service. */
export type ListChanges = (
  client: Client,
  call: { path: { record: string }; query: { page: number; size: number }; signal: AbortSignal },
) => Promise<{ data: { items: Istoric[] }; headers: Headers }>;

export interface HistoryProps {
  /** The key of this kind of record: what refreshes the records after a write refreshes their histories too. */
  queryKey: readonly unknown[];
  /** The record's kind, as the address of its changes names it. */
  kind: string;
  list: ListChanges;
  /** The record as it is now. */
  record: { id: number } & Readonly<Record<string, unknown>>;
  labels: Labels;
  /** Fields whose name is all that the history keeps. */
  namesOnly?: readonly string[];
  /** The text of a value. Default: the value itself. */
  textOf?: (label: string, value: Leaf) => string | undefined;
  /** What a line says about a record that belongs to this one. */
  partOf?: (line: Istoric) => ReactNode;
}

const LINES = 30;

/** The changes of a record, each with the values before and after. */
export function History(props: HistoryProps) {
  const { queryKey, kind, list, record, partOf } = props;
  const text = useWords(historyWords);
  const history = useInfiniteQuery({
    queryKey: [...queryKey, record.id, "history"],
    queryFn: async ({ pageParam, signal }) => {
      const path = { record: `${kind}-${record.id}` };
      return pageOf(await list(client, { path, query: { page: pageParam, size: LINES }, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: ({ total = 0 }, pages) => (pages.length * LINES < total ? pages.length : undefined),
  });
  const nameOf = usePeopleOf(history.data?.pages.flatMap(({ rows }) => rows.map(({ actor }) => actor)) ?? []);
  return (
    <Loaded query={history}>
      {({ pages }) => {
        const lines = pages.flatMap(({ rows }) => rows);
        if (lines.length === 0) return <EmptyState icon="clock" title={text.none} text={text.noneText} />;
        return (
          <>
            <Timeline
              label={text.title}
              entries={lines.map((line, i) => ({
                id: String(line.id),
                at: line.creatLa,
                who: line.actor === "system" ? text.system : nameOf(line.actor),
                text:
                  line.despre === undefined ? (
                    sentenceIn(line, { text, labels: props.labels })
                  ) : (
                    <>
                      {text.part[line.fapt]}: {partOf?.(line) ?? line.despre}
                    </>
                  ),
                detail: line.fapt === "MODIFICAT" && line.despre === undefined && (
                  <Changes {...props} line={line} newer={lines.slice(0, i)} />
                ),
              }))}
            />
            {history.hasNextPage && (
              <div className="acts">
                <Button onPress={() => void history.fetchNextPage()}>{text.older}</Button>
              </div>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

/** The history as a panel of a page. */
export function HistoryPanel(props: HistoryProps) {
  const text = useWords(historyWords);
  return (
    <Panel title={text.title}>
      <History {...props} />
    </Panel>
  );
}

type Texts = TextsOf<typeof historyWords>;

function sentenceIn({ fapt, camp }: Istoric, { text, labels }: { text: Texts; labels: Labels }): string {
  if (fapt === "CAUTAT" && camp !== undefined)
    return `${text.CAUTAT} ${text.lookedUpBy(labels[camp] ?? camp)}`;
  return text[fapt];
}

interface ChangesProps extends HistoryProps {
  line: Istoric;
  newer: readonly Istoric[];
}

function Changes({ line, newer, record, labels, namesOnly = [], textOf }: ChangesProps) {
  const text = useWords(historyWords);
  const named = { secret: text.secret, ...labels };
  const changes = changesIn(line, newer, { record, labels: named, namesOnly: ["secret", ...namesOnly] });
  if (changes.length === 0) return <p className="hint">{text.same}</p>;
  const shown = (label: string, value: Leaf | undefined): string => {
    if (value === undefined || value === "") return text.nothing;
    if (typeof value === "boolean") return value ? text.yes : text.no;
    return textOf?.(label, value) ?? String(value);
  };
  return (
    <ul className="changes" aria-label={text.changes}>
      {changes.map((change) => (
        <li key={change.label}>
          <Change change={change} shown={shown} />
        </li>
      ))}
    </ul>
  );
}

interface ChangeProps {
  change: FieldChange;
  shown: (label: string, value: Leaf | undefined) => string;
}

function Change({ change: { label, values }, shown }: ChangeProps) {
  const text = useWords(historyWords);
  if (!values)
    return (
      <>
        {label}: {text.changed}
      </>
    );
  return (
    <>
      {label}: <del>{shown(label, values.before)}</del> <span className="for-readers">{text.became}</span>
      <span aria-hidden="true">→</span> <ins>{shown(label, values.after)}</ins>
    </>
  );
}
