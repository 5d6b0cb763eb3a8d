import { useQuery } from "@tanstack/react-query";
import type { Istoric } from "../../client/generated/documents/types.ts";
import { Loaded } from "../api/failed.tsx";
import { Timeline } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { EmptyState } from "../kit/states.tsx";
import { useWords } from "../words/words.ts";
import type { Catalog, CatalogText } from "./catalog.ts";
import { catalogWords } from "./words.ts";

interface CatalogHistoryProps<Row extends { id: number }, Values extends object> {
  catalog: Catalog<Row, Values>;
  record: Row;
}

/** The changes of a record: actor, moment, and each field before and after. */
export function CatalogHistory<Row extends { id: number }, Values extends object>(
  props: CatalogHistoryProps<Row, Values>,
) {
  const { catalog, record } = props;
  const text = useWords(catalogWords);
  const history = useQuery({
    queryKey: ["documents", catalog.kind, record.id, "history"],
    queryFn: async () => (await catalog.history(record.id)).data,
  });
  return (
    <Panel title={text.history.title}>
      <Loaded query={history}>
        {(lines) =>
          lines.length === 0 ? (
            <EmptyState title={text.history.none}>{text.history.noneText}</EmptyState>
          ) : (
            <Timeline
              label={text.history.title}
              entries={lines.map((line, i) => ({
                id: String(line.id),
                at: line.creatLa,
                who: line.actor,
                text: sentence(line, text),
                detail: line.fapt === "MODIFICAT" && (
                  <Changes
                    changes={changesOf(
                      line.valori ?? {},
                      valuesAfter(lines, i) ?? { ...record },
                      catalog.labels(text),
                    )}
                  />
                ),
              }))}
            />
          )
        }
      </Loaded>
    </Panel>
  );
}

const sentence = ({ fapt, camp }: Istoric, { history, fields }: CatalogText): string =>
  fapt === "CAUTAT" && camp !== undefined
    ? `${history.CAUTAT} ${history.lookedUpBy(fieldName(camp, fields))}`
    : history[fapt];

const fieldName = (field: string, names: CatalogText["fields"]): string =>
  Object.entries(names).find(([name]) => name === field)?.[1] ?? field;

/** The values after a change are those before the next one; the history comes newest first. */
function valuesAfter(lines: readonly Istoric[], i: number): Istoric["valori"] {
  return lines.slice(0, i).findLast(({ valori }) => valori !== undefined)?.valori;
}

export interface FieldChange {
  label: string;
  before: unknown;
  after: unknown;
}

/** The fields of the form that differ. */
export const changesOf = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<string, string>>,
): FieldChange[] =>
  Object.entries(labels)
    .map(([name, label]) => ({ label, before: before[name], after: after[name] }))
    .filter((change) => change.before !== change.after);

function Changes({ changes }: { changes: readonly FieldChange[] }) {
  const text = useWords(catalogWords);
  const shown = (value: unknown): string => {
    if (typeof value === "boolean") return value ? text.yes : text.no;
    return value === undefined || value === null || value === "" ? "–" : String(value);
  };
  if (changes.length === 0) return <p className="hint">{text.history.same}</p>;
  return (
    <ul className="changes">
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          {label}: <del>{shown(before)}</del> → <ins>{shown(after)}</ins>
        </li>
      ))}
    </ul>
  );
}
