import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { documentsRead } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { Failed, sentenceOf } from "../api/failed.tsx";
import { BriefForm } from "../api/new-form.tsx";
import { WillHappen } from "../api/will-happen.tsx";
import { Confirm, type ConfirmProps } from "../kit/confirm.tsx";
import { DateField } from "../kit/date-field.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { AddressDialog } from "../kit/dialog.tsx";
import { late } from "../kit/online.ts";
import { Problem, Skeleton } from "../kit/states.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { purgeJob, removeJob } from "./list-acts.ts";
import { begin, isChoice, rowIdsOf } from "./list-asking.ts";
import { useListChange } from "./list-change.ts";
import type { ListTexts } from "./list-columns.tsx";
import type { Row } from "./list-rows.ts";
import { dateNames, type ListSearch } from "./list-search.ts";
import { listWords } from "./words.ts";

const LabelForm = late(async () => ({ default: (await import("./list-act-forms.tsx")).LabelForm }));
const MoveForm = late(async () => ({ default: (await import("./list-act-forms.tsx")).MoveForm }));
const ShareForm = late(async () => ({ default: (await import("./list-act-forms.tsx")).ShareForm }));
const NewForm = late(() => import("./list-new-form.tsx"));

export interface ListDialogsProps {
  /** The rows that the list knows, including those of other pages. */
  known: ReadonlyMap<string, Row>;
  search: ListSearch;
  setDates: (dates: ListSearch["dates"]) => void;
}

export default function ListDialogs({ known, search, setDates }: ListDialogsProps) {
  const text = useWords(listWords);
  const language = useLanguage();
  const onChange = useListChange();
  const titleOf = (verb: string) => (id: string) => text.ask.of(verb, nameOf(id, known, text));
  const whyOf = (error: unknown): string => sentenceOf(error, language);
  const forms = [
    { name: "etichete", title: text.act.labels, Form: LabelForm },
    { name: "muta", title: text.act.move, Form: MoveForm },
    { name: "partajeaza", title: text.act.share, Form: ShareForm },
  ];
  return (
    <>
      {forms.map(({ name, title, Form }) => (
        <AddressDialog key={name} name={name} title={titleOf(title)}>
          {(id, close) => (
            <WithRows id={id} known={known}>
              {(rows) => <Form id={id} rows={rows} close={close} onChange={onChange} />}
            </WithRows>
          )}
        </AddressDialog>
      ))}
      <AddressDialog name="nou" title={() => text.create}>
        {(_, close) => <NewForm close={close} onChange={onChange} />}
      </AddressDialog>
      <AddressDialog name="perioada" title={() => text.dates.title}>
        {() => <DatesForm dates={search.dates} onApply={setDates} />}
      </AddressDialog>
      <Question
        name="sterge"
        title={titleOf(text.act.remove)}
        verb={text.act.remove}
        act={(id) => begin(id, removeJob(onChange))}
        whyOf={whyOf}
        consequence={text.ask.remove}
      />
      <Question
        name="elimina"
        title={titleOf(text.act.purge)}
        verb={text.act.purge}
        act={(id) => begin(id, purgeJob(onChange))}
        whyOf={whyOf}
        consequence={text.ask.purge}
        outlook={(id) => <PurgeOutlook ids={rowIdsOf(id) ?? []} known={known} />}
        typed={(id) => {
          const [first, ...others] = namesOf(rowIdsOf(id) ?? [], known);
          if (first === undefined || others.length === 0) return undefined;
          return { label: text.ask.purgeTyped(first), value: first };
        }}
      />
    </>
  );
}

function nameOf(id: string, known: ReadonlyMap<string, Row>, text: ListTexts): string {
  const ids = rowIdsOf(id) ?? [];
  if (isChoice(id)) return text.ask.documents(ids.length);
  return known.get(id)?.denumire ?? text.ask.documents(1);
}

interface QuestionProps {
  name: string;
  title: (id: string) => string;
  verb: string;
  act: (id: string) => Promise<void>;
  whyOf: (error: unknown) => string;
  consequence: string;
  /** What will happen now, below the consequence. */
  outlook?: ((id: string) => ReactNode) | undefined;
  typed?: ConfirmProps["typed"];
}

/** Asks about rows that are still known. A choice is forgotten when the page is loaded again. */
function Question({ consequence, outlook, ...props }: QuestionProps) {
  const text = useWords(listWords).chosen;
  const { current } = useDialogAddress();
  const isLost = current?.name === props.name && rowIdsOf(current.id) === undefined;
  if (isLost)
    return (
      <AddressDialog name={props.name} title={() => props.verb}>
        {() => <Problem title={text.lost} />}
      </AddressDialog>
    );
  return (
    <Confirm {...props} isDangerous>
      {(id) => (
        <>
          <p>{consequence}</p>
          {outlook?.(id)}
        </>
      )}
    </Confirm>
  );
}

const namesOf = (ids: readonly string[], known: ReadonlyMap<string, Row>): string[] =>
  ids.flatMap((id) => known.get(id)?.denumire ?? []);

/** A longer list is not read. */
const MOST_NAMED = 10;

/** What a purge takes: the documents by name, and whether it is done at once. */
function PurgeOutlook({ ids, known }: { ids: readonly string[]; known: ReadonlyMap<string, Row> }) {
  const text = useWords(listWords).ask;
  const names = namesOf(ids, known);
  const rest = ids.length - Math.min(names.length, MOST_NAMED);
  return (
    <>
      {ids.length > 1 && (
        <>
          <p>{text.purgeNamed}</p>
          <ul>
            {names.slice(0, MOST_NAMED).map((name, at) => (
              <li key={`${name} ${at}`}>{name}</li>
            ))}
            {rest > 0 && <li>{text.purgeOthers(rest)}</li>}
          </ul>
        </>
      )}
      <WillHappen always={askedOf(ids, known)} of={ids.length} />
    </>
  );
}

/** How many of these a second person decides at any setting. */
function askedOf(ids: readonly string[], known: ReadonlyMap<string, Row>): number | "unknown" {
  const rows = ids.flatMap((id) => known.get(id) ?? []);
  return rows.length < ids.length ? "unknown" : rows.filter((row) => row.eliminareCuAprobare).length;
}

interface WithRowsProps {
  id: string;
  known: ReadonlyMap<string, Row>;
  children: (rows: readonly Row[]) => ReactNode;
}

/** Gives a dialog its rows. Reads a document that a link from elsewhere names. */
function WithRows({ id, known, children }: WithRowsProps) {
  const text = useWords(listWords).chosen;
  const rowIds = rowIdsOf(id);
  const isRead = !isChoice(id) && !known.has(id);
  const read = useQuery({
    queryKey: ["documents", id, "row"],
    enabled: isRead,
    queryFn: async ({ signal }) => (await documentsRead(client, { path: { id: Number(id) }, signal })).data,
  });
  if (!rowIds) return <Problem title={text.lost} />;
  if (!isRead) return <>{children(rowIds.flatMap((rowId) => known.get(rowId) ?? []))}</>;
  if (read.isError) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  return read.data ? <>{children([read.data])}</> : <Skeleton />;
}

interface DatesFormProps {
  dates: ListSearch["dates"];
  /** Goes to the list of these days, which closes the dialog. */
  onApply: (dates: ListSearch["dates"]) => void;
}

function DatesForm({ dates, onApply }: DatesFormProps) {
  const text = useWords(listWords).dates;
  const isLate = (from: string, to: string): boolean => from !== "" && to !== "" && to < from;
  return (
    <BriefForm
      initial={dates}
      verb={text.apply}
      validate={({ modifiedFrom, modifiedTo, createdFrom, createdTo }) => ({
        modifiedTo: isLate(modifiedFrom, modifiedTo) ? text.order : undefined,
        createdTo: isLate(createdFrom, createdTo) ? text.order : undefined,
      })}
      save={(values) => Promise.resolve(onApply(values))}
    >
      {(form) =>
        dateNames.map((name) => <DateField key={name} label={text[name]} field={form.field(name)} />)
      }
    </BriefForm>
  );
}
