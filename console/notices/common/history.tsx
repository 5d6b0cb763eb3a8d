import { useQuery } from "@tanstack/react-query";
import type { Istoric } from "../../../client/generated/notifications/types.ts";
import { Loaded } from "../../api/failed.tsx";
import { Timeline } from "../../kit/facts.tsx";
import { EmptyState } from "../../kit/states.tsx";
import { useWords, words } from "../../words/words.ts";
import { commonWords } from "./words.ts";

const historyWords = words({
  ro: {
    none: "Înregistrarea nu a fost schimbată de când se ține istoricul",
    fact: { CREAT: "a creat", MODIFICAT: "a modificat", STERS: "a șters", CAUTAT: "a căutat" },
    nothing: "nimic",
    changes: "Ce s-a schimbat",
    became: "a devenit",
  },
  ru: {
    none: "С тех пор как ведётся история, запись не менялась",
    fact: { CREAT: "создал(а)", MODIFICAT: "изменил(а)", STERS: "удалил(а)", CAUTAT: "искал(а)" },
    nothing: "пусто",
    changes: "Что изменилось",
    became: "стало",
  },
});

export interface HistoryProps {
  /** After the service: the kind of the record and its id. */
  queryKey: readonly [string, number];
  read: () => Promise<readonly Istoric[]>;
  /** The record as it is now. */
  record: object;
  /** The names of the fields that people know; others are not shown. */
  labels: Readonly<Record<string, string>>;
}

/** The changes of a record, each with the values before and after it. */
export function History({ queryKey, read, record, labels }: HistoryProps) {
  const text = useWords(historyWords);
  const common = useWords(commonWords);
  const found = useQuery({ queryKey: ["notifications", ...queryKey, "history"], queryFn: read });
  return (
    <Loaded query={found}>
      {(facts) =>
        facts.length === 0 ? (
          <EmptyState icon="clock" title={text.none} />
        ) : (
          <Timeline
            label={common.history}
            entries={facts.map((fact, position) => ({
              id: String(fact.id),
              at: fact.creatLa,
              who: fact.actor,
              text: text.fact[fact.fapt],
              detail: fact.fapt === "MODIFICAT" && (
                <Changes
                  changes={changesBetween(fact.valori, facts[position - 1]?.valori ?? record, labels)}
                />
              ),
            }))}
          />
        )
      }
    </Loaded>
  );
}

export interface Change {
  label: string;
  before: string | undefined;
  after: string | undefined;
}

type Leaf = string | number | boolean;

/** The values of a record by their path: `subject.ru`. */
function leavesOf(value: unknown, path = ""): [string, Leaf][] {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    leavesOf(part, path === "" ? name : `${path}.${name}`),
  );
}

/** The fields with a name that differ. */
export function changesBetween(
  before: object | undefined,
  after: object,
  labels: Readonly<Record<string, string>>,
): Change[] {
  const [old, now] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((path) => {
    const [first = "", ...rest] = path.split(".");
    const name = labels[path] ?? labels[first];
    const label = rest.length > 0 && labels[path] === undefined ? `${name} (${rest.join(", ")})` : name;
    if (label === undefined || old.get(path) === now.get(path)) return [];
    return [{ label, before: textOf(old.get(path)), after: textOf(now.get(path)) }];
  });
}

const textOf = (leaf: Leaf | undefined): string | undefined =>
  leaf === undefined ? undefined : String(leaf);

function Changes({ changes }: { changes: readonly Change[] }) {
  const text = useWords(historyWords);
  const common = useWords(commonWords);
  const shown = (value: string | undefined): string =>
    value === undefined || value === ""
      ? text.nothing
      : value === "true"
        ? common.yes
        : value === "false"
          ? common.no
          : value;
  return (
    <ul className="notice-changes" aria-label={text.changes}>
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          {label}: <del>{shown(before)}</del> <span className="for-readers">{text.became}</span>
          <span aria-hidden="true">→</span> <ins>{shown(after)}</ins>
        </li>
      ))}
    </ul>
  );
}
