import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import type { Errors } from "../../kit/form.ts";
import { SecretOnce } from "../../kit/secret-once.tsx";
import { Skeleton } from "../../kit/states.tsx";
import { useGo } from "../../shell/use-go.ts";
import { useWords } from "../../words/words.ts";
import { ApprovalAsked } from "../approval.tsx";
import { Loaded } from "../failed.tsx";
import { NewForm } from "../new-form.tsx";
import { RecordForm } from "../record-form.tsx";
import { useSaved } from "../saved.ts";
import { WillHappen } from "../will-happen.tsx";
import { outcomeOf, readNow, useDone } from "./done.ts";
import { Controls } from "./controls.tsx";
import { emptyValues, errorsIn, inputsOf, isSecret, textOf, settled, useKnown, valuesIn } from "./fields.ts";
import type { Act, Done, InputProperty, Kind, Known, Once, Read, Values } from "./kind.ts";
import { registerWords } from "./words.ts";

/* The forms of records, loaded when the first one opens. */

interface FormProps {
  id: string;
  onEnd: () => void;
}

type Inputs<Row, More> = readonly (readonly [string, InputProperty<Row, More>])[];

interface Judge<More> {
  wrong?: Kind<never, More>["wrong"];
  unasked?: Kind<never, More>["unasked"];
}

/** The fields that a form asks for at these values, what is wrong with them, and what it sends. */
function formOf<Row, More>(
  all: Inputs<Row, More>,
  known: Known<More>,
  form: "new" | "edit",
  { wrong, unasked }: Judge<More>,
) {
  const isNew = form === "new";
  const here = all.filter(([, property]) => (property.in ?? form) === form);
  const asked = (values: Values): Inputs<Row, More> => {
    const needless = unasked?.(settled(all, values, known), known, isNew) ?? [];
    return here.filter(([name]) => !needless.includes(name));
  };
  return {
    asked,
    sent: (values: Values) => settled(all, values, known),
    unkept: all.flatMap(([name, property]) => (isSecret(property) ? [name] : [])),
    labels: Object.fromEntries(here.map(([name, { label }]) => [name, known.say(label)])),
    shown: (name: string, value: unknown): string => {
      const property = all.find(([one]) => one === name)?.[1];
      return property ? textOf(property, value, known) : String(value);
    },
    validate: (typed: Values): Errors<Values> => {
      const values = settled(all, typed, known);
      const own = errorsIn(asked(values), values, known, form);
      const others = Object.entries(wrong?.(values, known, isNew) ?? {}).filter(
        ([, error]) => error !== undefined,
      );
      return { ...own, ...Object.fromEntries(others) };
    },
  };
}

/** The form of a new record; then its secret, if it has one. */
export function newForm<Row extends object, More>(kind: Kind<Row, More>) {
  return function NewRecord({ onEnd }: Pick<FormProps, "onEnd">) {
    const known = useKnown(kind, []);
    const go = useGo();
    const [shown, setShown] = useState<ReactNode>();
    const inputs = inputsOf(kind.fields, known);
    const form = formOf(inputs, known, "new", kind);
    const { texts, recordPath, key } = kind;
    const saved = useSaved(key, ...(kind.touches ?? []));
    const save = async (values: Values): Promise<Errors<Values> | undefined> => {
      const made = await kind.create?.(form.sent(values), known);
      if (!made || "wrong" in made) return made?.wrong;
      if ("asked" in made) {
        setShown(<ApprovalAsked service={key[0]} approval={made.asked} onEnd={onEnd} />);
        return undefined;
      }
      const { data } = made;
      const end = (): void =>
        recordPath === undefined || data === undefined
          ? onEnd()
          : go(`${recordPath}/${encodeURIComponent(kind.idOf(data))}`, { isReplacing: true });
      if (made.once) {
        setShown(<ShownOnce once={made.once} known={known} onEnd={end} />);
      }
      const created = texts.created && data && known.say(texts.created)(kind.nameOf(data));
      await saved(made.said ?? created, made.undo);
      if (!made.once) end();
      return undefined;
    };
    if (shown) return shown;
    return (
      <NewForm
        name={`${key.join(".")}.new`}
        initial={emptyValues(inputs)}
        verb={known.say(texts.add ?? texts.create ?? texts.title)}
        validate={form.validate}
        unkept={form.unkept}
        onCancel={onEnd}
        save={save}
      >
        {(state) => (
          <>
            {kind.formText && <p>{known.say(kind.formText)}</p>}
            {kind.isCreationApproved && <WillHappen />}
            <Controls inputs={form.asked(state.values)} form={state} known={known} row={undefined} />
          </>
        )}
      </NewForm>
    );
  };
}

/** Reads the record for its form. */
function useFresh<Row, More>(kind: Kind<Row, More>, id: string, row?: Row) {
  return useQuery({
    queryKey: [kind.key[0], `${kind.key[1]} form`, id],
    queryFn: () => readNow(kind, id, row),
    staleTime: 0,
    gcTime: 0,
  });
}

/** The form of a record that others may change meanwhile. It starts from a fresh read. */
export function editForm<Row extends object, More>(kind: Kind<Row, More>) {
  return function EditRecord({ id, onEnd }: FormProps) {
    const start = useFresh(kind, id);
    return <Loaded query={start}>{(read) => <Edit kind={kind} id={id} start={read} onEnd={onEnd} />}</Loaded>;
  };
}

interface EditProps<Row, More> extends FormProps {
  kind: Kind<Row, More>;
  start: Read<Row>;
}

function Edit<Row extends object, More>({ kind, id, start, onEnd }: EditProps<Row, More>) {
  const known = useKnown(kind, [start.data]);
  const text = useWords(registerWords);
  const saved = useSaved(kind.key, [kind.key[0], "names"], ...(kind.touches ?? []));
  const before = useRef(start.data);
  const inputs = inputsOf(kind.fields, known);
  const form = formOf(inputs, known, "edit", kind);
  if (!(kind.isKnown?.(start.data, known) ?? true)) return <Skeleton />;
  return (
    <RecordForm
      name={`${kind.key.join(".")}.${id}`}
      start={{ values: valuesIn(inputs, start.data, known), etag: start.etag }}
      labels={form.labels}
      shown={form.shown}
      verb={text.save}
      validate={form.validate}
      unkept={form.unkept}
      onEnd={onEnd}
      reread={async () => {
        const read = (await kind.read?.(id)) ?? start;
        before.current = read.data;
        return { values: valuesIn(inputs, read.data, known), etag: read.etag };
      }}
      save={async (values, etag) => {
        await kind.change?.(id, form.sent(values), { etag, before: before.current, known });
        await saved(text.saved);
      }}
    >
      {(state) => (
        <>
          {kind.formText && <p>{known.say(kind.formText)}</p>}
          <Controls inputs={form.asked(state.values)} form={state} known={known} row={start.data} />
        </>
      )}
    </RecordForm>
  );
}

/** The form of an act; then its secret, or what it waits for. */
export function actForm<Row extends object, More>(kind: Kind<Row, More>, act: Act<Row, More>) {
  return function ActForm({ id, row, onEnd }: FormProps & { row: Row | undefined }) {
    const start = useFresh(kind, id, row);
    return (
      <Loaded query={start}>
        {(read) => <Asking kind={kind} act={act} id={id} start={read} onEnd={onEnd} />}
      </Loaded>
    );
  };
}

function Asking<Row extends object, More>(props: EditProps<Row, More> & { act: Act<Row, More> }) {
  const { kind, act, id, start, onEnd } = props;
  const known = useKnown(kind, [start.data]);
  const tell = useDone(kind);
  const [done, setDone] = useState<Done>();
  /** True once an outcome has replaced the form. */
  const isShowing = useRef(false);
  const row = useRef(start.data);
  const inputs = inputsOf(act.fields ?? {}, known);
  const form = formOf(inputs, known, "edit", act);
  if (!(kind.isKnown?.(start.data, known) ?? true)) return <Skeleton />;
  if (done && "asked" in done)
    return <ApprovalAsked service={kind.key[0]} approval={done.asked} onEnd={onEnd} />;
  if (done && "once" in done) return <ShownOnce once={done.once} known={known} onEnd={onEnd} />;
  return (
    <RecordForm
      name={`${kind.key.join(".")}.${act.name}.${id}`}
      start={{ values: valuesIn(inputs, start.data, known), etag: start.etag }}
      labels={form.labels}
      shown={form.shown}
      verb={known.say(act.answer ?? act.verb)}
      validate={form.validate}
      unkept={form.unkept}
      onEnd={() => {
        if (!isShowing.current) onEnd();
      }}
      reread={async () => {
        const read = (await kind.read?.(id)) ?? start;
        row.current = read.data;
        return { values: valuesIn(inputs, read.data, known), etag: read.etag };
      }}
      save={async (values, etag) => {
        const call = { id, row: row.current, etag, values: form.sent(values), known };
        const found = await outcomeOf({ kind, act, call });
        if (!found) return;
        isShowing.current = !("said" in found);
        if (isShowing.current) setDone(found);
        if (!("asked" in found)) await tell(found, id);
      }}
    >
      {(state) => (
        <>
          {act.text && (
            <p>{typeof act.text === "function" ? act.text(start.data, known) : known.say(act.text)}</p>
          )}
          {act.isApproved && <WillHappen />}
          <Controls inputs={inputs} form={state} known={known} row={start.data} />
        </>
      )}
    </RecordForm>
  );
}

interface ShownOnceProps<More> {
  once: Once;
  known: Known<More>;
  onEnd: () => void;
}

function ShownOnce<More>({
  once: { secret, copy, text, beside = [] },
  known: { say },
  onEnd,
}: ShownOnceProps<More>) {
  return (
    <SecretOnce
      secret={secret}
      copyLabel={say(copy)}
      beside={beside.map(({ label, value }) => ({ label: say(label), value }))}
      onEnd={onEnd}
    >
      {text}
    </SecretOnce>
  );
}
