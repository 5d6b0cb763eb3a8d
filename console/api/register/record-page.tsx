import { useQuery } from "@tanstack/react-query";
import { type ComponentType, type ReactNode } from "react";
import { Link } from "../../kit/button.tsx";
import { DialogLink } from "../../kit/dialog-link.tsx";
import { AddressDialog } from "../../kit/dialog.tsx";
import { KeyValues } from "../../kit/facts.tsx";
import { late } from "../../kit/online.ts";
import { Panel } from "../../kit/panel.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { useWords } from "../../words/words.ts";
import { Loaded } from "../failed.tsx";
import { LOOK_MS } from "../list-page.ts";
import { HistoryPanel } from "../history/history.tsx";
import { ActDialogs, ActLink, removalOf } from "./acts.tsx";
import { shownFields, shownIn, useKnown } from "./fields.ts";
import {
  type Act,
  type Kind,
  type KindOf,
  type Known,
  type ListPlace,
  type Property,
  type Read,
  type RecordSearch,
  hookOf,
} from "./kind.ts";
import { recordSearch } from "./record-list.tsx";
import { registerWords } from "./words.ts";

/** A part of the page of a record that its area draws. */
export interface PartProps<Row> {
  row: Row;
  etag: string | undefined;
  /** For a list in it: its page may be in the address. */
  place: ListPlace;
}

export interface PageParts<Row, More> {
  acts?: readonly Act<Row, More>[] | undefined;
  /** Panels after those of the data, and content without a panel. */
  parts?: readonly ComponentType<PartProps<Row>>[] | undefined;
}

/** The screen of one record. */
export function recordScreen<Row extends object, More>(
  kindOf: KindOf<Row, More>,
  parts: PageParts<Row, More> = {},
): ComponentType {
  const useKind = hookOf(kindOf);
  function Page({ params: { id }, ...place }: ScreenProps<"id", RecordSearch>) {
    const kind = useKind();
    const { say } = useKnown(kind, []);
    const text = useWords(registerWords);
    const { back, title } = kind.texts;
    return (
      <>
        <p>
          <Link href={kind.path} icon="chevronLeft">
            {back ? say(back) : text.back(say(title))}
          </Link>
        </p>
        <RecordPage key={id} kind={kind} id={id} place={place} {...parts} />
      </>
    );
  }
  return screen({ params: ["id"], search: recordSearch, page: Page });
}

export interface RecordPageProps<Row, More> extends PageParts<Row, More> {
  kind: Kind<Row, More>;
  id: string;
  place: ListPlace;
}

/** A record: its name and acts, its data, its parts and its history. */
export function RecordPage<Row extends object, More>(props: RecordPageProps<Row, More>) {
  const { kind, id } = props;
  const { say } = useKnown(kind, []);
  const record = useQuery({
    queryKey: [...kind.key, "record", id],
    queryFn: () => kind.read?.(id) ?? Promise.reject(new Error(`${kind.key[1]} have no page`)),
    refetchInterval: ({ state }) => (state.data && kind.isMoving?.(state.data.data) ? LOOK_MS : false),
  });
  return (
    <>
      {!record.data && <PageTitle>{say(kind.texts.one ?? kind.texts.title)}</PageTitle>}
      <Loaded query={record} lines={6}>
        {(read) => <Record {...props} read={read} />}
      </Loaded>
    </>
  );
}

function Record<Row extends object, More>(props: RecordPageProps<Row, More> & { read: Read<Row> }) {
  const { kind, place, read, parts = [] } = props;
  const row = read.data;
  const known = useKnown(kind, [row]);
  const acts = [...(props.acts ?? []), ...(known.mayWrite && kind.remove ? [removalOf(kind)] : [])];
  const state = kind.state?.(row, known);
  return (
    <>
      <div className="page-head">
        <div className="acts">
          <PageTitle>{titleOf({ kind, row, known })}</PageTitle>
          {state}
        </div>
        <div className="acts">
          <EditLink kind={kind} row={row} known={known} />
          {acts.map(
            (act) =>
              !act.isElsewhere && <ActLink key={act.name} kind={kind} act={act} row={row} known={known} />,
          )}
        </div>
      </div>
      <div className="panels">
        <Facts kind={kind} row={row} known={known} />
        {parts.map((Part, position) => (
          <Part key={position} row={row} etag={read.etag} place={place} />
        ))}
        <RecordHistory kind={kind} row={row} known={known} />
      </div>
      <EditDialog kind={kind} row={row} known={known} />
      <ActDialogs
        kind={kind}
        acts={acts}
        known={known}
        rowOf={(id) => (id === kind.idOf(row) ? row : undefined)}
      />
    </>
  );
}

interface OfRow<Row, More> {
  kind: Kind<Row, More>;
  row: Row;
  known: Known<More>;
}

const titleOf = <Row, More>({ kind: { texts, nameOf }, row, known }: OfRow<Row, More>): string =>
  texts.page ? known.say(texts.page)(nameOf(row)) : nameOf(row);

const mayEdit = <Row, More>({ kind, row, known }: OfRow<Row, More>): boolean =>
  kind.change !== undefined && known.mayWrite && (kind.mayEdit?.(row, known) ?? true);

function EditLink<Row, More>(props: OfRow<Row, More>) {
  const text = useWords(registerWords);
  if (!mayEdit(props)) return null;
  return <DialogLink verb={text.edit} name="edit" id={props.kind.idOf(props.row)} look="plain" />;
}

type EditForm = ComponentType<{ id: string; onEnd: () => void }>;
const loaded = new WeakMap<object, EditForm>();

/** The form of a record, also of one that is a part of another. It is loaded when it opens. */
export function editFormOf<Row extends object, More>(kind: Kind<Row, More>): EditForm {
  const known = loaded.get(kind);
  if (known) return known;
  const form = late(async () => ({ default: (await import("./forms.tsx")).editForm(kind) }));
  loaded.set(kind, form);
  return form;
}

function EditDialog<Row extends object, More>(props: OfRow<Row, More>) {
  const text = useWords(registerWords);
  if (!mayEdit(props)) return null;
  const EditRecord = editFormOf(props.kind);
  return (
    <AddressDialog name="edit" title={() => `${text.edit}: ${props.kind.nameOf(props.row)}`}>
      {(id, close) => <EditRecord id={id} onEnd={close} />}
    </AddressDialog>
  );
}

/** A panel of data, and one for each title that fields declare. */
function Facts<Row extends object, More>({ kind, row, known }: OfRow<Row, More>) {
  const text = useWords(registerWords);
  const facts = shownFields(kind.fields, known).filter(([, { isFact, fact }]) => isFact ?? fact);
  const titleOf = ({ isFact }: Property<Row, More>): string =>
    typeof isFact === "object" ? known.say(isFact) : text.data;
  const titles = [...new Set(facts.map(([, property]) => titleOf(property)))];
  return titles.map((title) => (
    <Panel key={title} title={title}>
      <KeyValues
        entries={facts
          .filter(([, property]) => titleOf(property) === title)
          .map(([name, property]) => ({
            label: known.say(property.label),
            value: property.fact ? property.fact(row, known) : shownIn(name, property, row, known),
          }))
          .filter(({ value }) => !kind.isSparse || (value !== undefined && value !== ""))}
      />
      {title === text.data &&
        kind.links?.(row, known).map(({ href, title: way }) => (
          <p key={href}>
            <Link href={href}>{known.say(way)}</Link>
          </p>
        ))}
    </Panel>
  ));
}

function RecordHistory<Row extends object, More>({ kind, row, known }: OfRow<Row, More>): ReactNode {
  const { history, fields, key } = kind;
  if (!history || !(history.isShown?.(known) ?? known.mayWrite)) return null;
  const { say } = known;
  const own = Object.entries(fields).map(([name, property]) => {
    const path = property.history?.path ?? name;
    return { path, property, label: say(property.history?.label ?? property.label) };
  });
  const labels = {
    ...Object.fromEntries(own.map(({ path, label }) => [path, label])),
    ...Object.fromEntries(Object.entries(history.labels ?? {}).map(([name, label]) => [name, say(label)])),
  };
  const pathOf = (label: string): string =>
    Object.entries(labels).find(([, one]) => one === label)?.[0] ?? label;
  const { PartOf, recordOf = () => ({}) } = history;
  return (
    <HistoryPanel
      queryKey={key}
      kind={history.kind ?? key[1]}
      list={history.list}
      record={{ id: 0, ...row, ...recordOf(row) }}
      labels={labels}
      namesOnly={[
        ...own.flatMap(({ path, property: { input, history: told } }) =>
          input === "record" || told?.isNameOnly ? [path] : [],
        ),
        ...(history.namesOnly ?? []),
      ]}
      textOf={(label, value) => {
        const path = pathOf(label);
        const choices = own.find((one) => one.path === path)?.property;
        const chosen =
          choices && "choices" in choices
            ? String(value)
                .split(", ")
                .map((one) => (choices.choices[one] ? known.say(choices.choices[one]) : one))
                .join(", ")
            : undefined;
        return history.textOf?.(path, value, known) ?? chosen;
      }}
      {...(PartOf && { partOf: (line) => <PartOf line={line} /> })}
    />
  );
}
