import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { Button, Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { AddressDialog } from "../../kit/dialog.tsx";
import { Menu } from "../../kit/menu.tsx";
import { late } from "../../kit/online.ts";
import { Question } from "../question.tsx";
import { useRun } from "../use-run.ts";
import { WillHappen } from "../will-happen.tsx";
import { textWith, useAct } from "./done.ts";
import { useKnown } from "./fields.ts";
import type { Act, Kind, Known } from "./kind.ts";
import { registerWords } from "./words.ts";

interface ActProps<Row, More> {
  kind: Kind<Row, More>;
  act: Act<Row, More>;
  known: Known<More>;
}

const isAtOnce = <Row, More>({ text, fields, Form, href }: Act<Row, More>): boolean =>
  !text && !fields && !Form && !href;

const isOpen = <Row, More>({ act, row, known }: { act: Act<Row, More>; row: Row; known: Known<More> }) =>
  act.isShown?.(row, known) ?? true;

/** Opens the dialog of an act, or does the act at once. */
export function ActLink<Row, More>(props: ActProps<Row, More> & { row: Row; isNamed?: boolean }) {
  const { kind, act, row, known, isNamed } = props;
  const dialogs = useDialogAddress();
  const { isPending, run } = useRun();
  const doAct = useAct(props, known);
  if (!isOpen(props)) return null;
  const verb = known.say(act.verb);
  const id = kind.idOf(row);
  if (isAtOnce(act))
    return (
      <Button
        look={act.look}
        icon={act.icon}
        isPending={isPending}
        label={isNamed ? `${verb}: ${kind.nameOf(row, known)}` : undefined}
        onPress={() => void run(() => doAct(id, row))}
      >
        {isNamed && act.isIconInRow ? undefined : verb}
      </Button>
    );
  return (
    <Link
      href={act.href?.(row) ?? dialogs.hrefOf({ name: act.name, id })}
      look={isNamed ? act.rowLook : (act.look ?? "plain")}
      icon={isNamed ? undefined : act.icon}
      label={isNamed ? `${verb}: ${kind.nameOf(row, known)}` : undefined}
    >
      {verb}
    </Link>
  );
}

interface ActMenuProps<Row, More> {
  kind: Kind<Row, More>;
  acts: readonly Act<Row, More>[];
  row: Row;
  label: string;
}

/** The links of acts as a menu of a panel. */
export function ActMenu<Row, More>({ kind, acts, row, label }: ActMenuProps<Row, More>) {
  const known = useKnown(kind, [row]);
  const dialogs = useDialogAddress();
  const entries = acts
    .filter((act) => isOpen({ act, row, known }))
    .map((act) => ({
      id: act.name,
      title: known.say(act.verb),
      href: dialogs.hrefOf({ name: act.name, id: kind.idOf(row) }),
      icon: act.icon,
      isDangerous: act.look === "danger",
    }));
  return entries.length > 0 && <Menu label={label} entries={entries} icon="chevronDown" isLabelShown />;
}

export interface ActDialogsProps<Row, More> {
  kind: Kind<Row, More>;
  acts: readonly Act<Row, More>[];
  known: Known<More>;
  /** Finds the record of a dialog by the id in the address. */
  rowOf: (id: string) => Row | undefined;
  /** Records exist that are not known here: a form that reads its record itself opens for them too. */
  hasOthers?: boolean | undefined;
}

export function ActDialogs<Row extends object, More>(all: ActDialogsProps<Row, More>) {
  const { acts, hasOthers, ...props } = all;
  const { current } = useDialogAddress();
  const row = current && props.rowOf(current.id);
  const mayOpen = (act: Act<Row, More>): boolean =>
    row === undefined
      ? hasOthers === true && act.Form !== undefined
      : isOpen({ act, row, known: props.known });
  return acts.map((act) =>
    isAtOnce(act) || act.href || !mayOpen(act) ? null : act.fields || act.Form ? (
      <FormDialog key={act.name} {...props} act={act} />
    ) : (
      <ActQuestion key={act.name} {...props} act={act} />
    ),
  );
}

type DialogProps<Row, More> = Omit<ActDialogsProps<Row, More>, "acts"> & ActProps<Row, More>;

const titleOf = <Row, More>({ act, kind, known, rowOf }: DialogProps<Row, More>, id: string): string => {
  const row = rowOf(id);
  const name = row === undefined ? "" : kind.nameOf(row, known);
  return act.title ? textWith(act.title, known.language, name, id) : `${known.say(act.verb)}: ${name}`;
};

function ActQuestion<Row, More>(props: DialogProps<Row, More>) {
  const { act, known, rowOf } = props;
  const doAct = useAct(props, known);
  const refusal = useRefusal(props);
  const { text } = act;
  return (
    <Question
      name={act.name}
      isRefused={typeof refusal === "string"}
      title={(id) => titleOf(props, id)}
      verb={known.say(act.answer ?? act.verb)}
      isDangerous={act.look === "danger"}
      act={async (id) => {
        const row = rowOf(id);
        if (row !== undefined) await doAct(id, row);
      }}
    >
      {(id) => {
        const row = rowOf(id);
        if (typeof refusal === "string") return <p className="why">{refusal}</p>;
        return (
          <>
            {typeof text === "function" ? row && text(row, known) : <p>{text && known.say(text)}</p>}
            {act.isApproved && <WillHappen />}
          </>
        );
      }}
    </Question>
  );
}

/** Why the act of an open question would be refused. A reading that fails refuses nothing: the service decides. */
function useRefusal<Row, More>({ kind, act, known, rowOf }: DialogProps<Row, More>): string | null {
  const { current } = useDialogAddress();
  const row = current?.name === act.name ? rowOf(current.id) : undefined;
  const { refusal } = act;
  const read = useQuery({
    queryKey: [...kind.key, "refusal", act.name, current?.id, known.language],
    enabled: row !== undefined && refusal !== undefined,
    staleTime: 0,
    queryFn: () => (row && refusal ? refusal(row, known) : null),
  });
  return read.data ?? null;
}

type ActForm<Row> = ComponentType<{ id: string; row: Row | undefined; onEnd: () => void }>;
const loaded = new WeakMap<object, ComponentType<never>>();

function formOf<Row extends object, More>(kind: Kind<Row, More>, act: Act<Row, More>): ActForm<Row> {
  const known = loaded.get(act);
  // Safe cast: the form of an act was made for the records of its kind.
  if (known) return known as ActForm<Row>;
  const form = late(async () => ({ default: (await import("./forms.tsx")).actForm(kind, act) }));
  loaded.set(act, form);
  return form;
}

function FormDialog<Row extends object, More>(props: DialogProps<Row, More>) {
  const { kind, act, rowOf } = props;
  const { Form } = act;
  const ActForm = formOf(kind, act);
  return (
    <AddressDialog name={act.name} title={(id) => titleOf(props, id)}>
      {(id, close) =>
        Form ? <Form id={id} onEnd={close} /> : <ActForm id={id} row={rowOf(id)} onEnd={close} />
      }
    </AddressDialog>
  );
}

/** The removal of a record, as its kind declares it. */
export function removalOf<Row, More>(kind: Kind<Row, More>): Act<Row, More> {
  const { remove, texts, mayRemove, removalRefusal, isRemovalApproved } = kind;
  return {
    name: "remove",
    verb: texts.removeVerb ?? registerWords.remove,
    look: "danger",
    icon: "trash",
    title: texts.remove,
    text: texts.removeText,
    isApproved: isRemovalApproved,
    refusal: removalRefusal,
    isShown: (row, known) => remove !== undefined && (mayRemove?.(row, known) ?? true),
    run: remove && (({ id, etag }) => remove(id, etag)),
    said: texts.removed ?? registerWords.removed,
    isGone: true,
  };
}
