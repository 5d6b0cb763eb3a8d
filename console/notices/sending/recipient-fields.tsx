import { useState } from "react";
import { destinatarsList } from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { Button } from "../../kit/button.tsx";
import { RadioField } from "../../kit/choice-fields.tsx";
import { ComboField } from "../../kit/combo-field.tsx";
import { SelectField, TextArea } from "../../kit/fields.tsx";
import type { Field } from "../../kit/form.ts";
import { FileDrop } from "../../kit/late-fields.tsx";
import type { FoundOption, SearchOptions } from "../../kit/use-found.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import type { RecipientTable } from "../common/csv.ts";
import { entriesIn } from "../common/entries.ts";
import { noticeLanguages } from "../common/preview.tsx";
import { commonWords } from "../common/words.ts";
import { useGroups } from "./use-template.ts";
import type { SendPartProps, ReadTable } from "./values.ts";
import { sendWords } from "./words.ts";

export function RecipientFields({
  form,
  sender,
  table,
}: SendPartProps & { table: RecipientTable | undefined }) {
  const text = useWords(sendWords);
  const { to } = form.values;
  const ways = [
    { id: "list", label: text.toList },
    ...(sender.isAdmin ? [{ id: "person", label: text.toPerson } as const] : []),
    { id: "table", label: text.toTable },
    { id: "group", label: text.toGroup },
  ] as const;
  return (
    <fieldset className="notice-group">
      <legend>{text.who}</legend>
      <SystemField form={form} sender={sender} />
      <RadioField label={text.to} field={form.field("to")} options={ways} isRequired />
      {to === "list" && <ListField form={form} />}
      {to === "person" && <PersonField field={form.field("person")} />}
      {to === "table" && <TableField field={form.field("table")} table={table} />}
      {to === "group" && <GroupField form={form} />}
      {(to === "list" || to === "table") && <LanguageField form={form} />}
    </fieldset>
  );
}

function SystemField({ form, sender }: SendPartProps) {
  const text = useWords(sendWords);
  const chosen = sender.systems.find(({ id }) => String(id) === form.values.system);
  const trial = chosen?.mod === "PROBA" ? text.trial : undefined;
  if (!sender.isAdmin)
    return (
      <p>
        {text.onBehalfOf}: <strong>{chosen?.denumire}</strong>
        {trial && <span className="hint"> {trial}</span>}
      </p>
    );
  return (
    <SelectField
      label={text.onBehalfOf}
      field={form.field("system")}
      hint={trial}
      isRequired
      options={[
        { id: "", label: text.chooseSystem },
        ...sender.systems.map(({ id, denumire }) => ({ id: String(id), label: denumire })),
      ]}
    />
  );
}

type OfForm = Pick<SendPartProps, "form">;

function ListField({ form }: OfForm) {
  const text = useWords(sendWords);
  const { recipients } = entriesIn(form.values.list);
  return (
    <>
      <TextArea label={text.list} hint={text.listHint} field={form.field("list")} rows={4} isRequired />
      {recipients.length > 0 && <p className="hint">{text.counted(recipients.length)}</p>}
    </>
  );
}

function GroupField({ form }: OfForm) {
  const text = useWords(sendWords);
  const groups = useGroups(form.values.system);
  const options = groups.map(({ id, denumire }) => ({ id: String(id), label: denumire }));
  const hint = form.values.system !== "" && groups.length === 0 ? text.noGroups : undefined;
  return (
    <SelectField
      label={text.group}
      field={form.field("group")}
      hint={hint}
      isRequired
      options={[{ id: "", label: text.chooseGroup }, ...options]}
    />
  );
}

function LanguageField({ form }: OfForm) {
  const text = useWords(sendWords);
  const common = useWords(commonWords);
  return (
    <SelectField
      label={text.language}
      hint={text.languageHint}
      field={form.field("language")}
      isRequired
      options={noticeLanguages.map((id) => ({ id, label: common.language[id] }))}
    />
  );
}

const MOST = 10;

/** Finds people and firms in the registry, by a part of the name or by the number. The number is their id here. */
const findPeople: SearchOptions = async (text, signal) => {
  const query = /^\d{13}$/.test(text)
    ? { [text.startsWith("1") ? "filter[idno]" : "filter[idnp]"]: text }
    : { "filter[nume][contains]": text };
  const { data } = await destinatarsList(client, { query: { ...query, size: MOST }, signal });
  return data.items.flatMap(({ idnp, idno, nume }) => {
    const number = idnp ?? idno;
    return number === undefined ? [] : [{ id: number, label: nume, detail: number }];
  });
};

function PersonField({ field }: { field: Field<FoundOption | undefined> }) {
  const text = useWords(sendWords);
  return (
    <ComboField label={text.person} hint={text.personHint} field={field} search={findPeople} isRequired />
  );
}

const MOST_BYTES = 5_000_000;
const MOST_NAMED = 100;

interface TableFieldProps {
  field: Field<ReadTable | undefined>;
  table: RecipientTable | undefined;
}

/** A table of recipients. It is read here, so that each wrong row is named before anything is sent. */
function TableField({ field, table }: TableFieldProps) {
  const text = useWords(sendWords);
  const [refused, setRefused] = useState<string>();
  const read = async ([file]: readonly File[]): Promise<void> => {
    setRefused(undefined);
    if (!file) return field.onChange(undefined);
    if (file.size > MOST_BYTES) return setRefused(text.errors.tableTooLarge);
    try {
      const decoded = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
      field.onChange({ name: file.name, text: decoded });
    } catch {
      setRefused(text.errors.tableNotText);
    }
  };
  return (
    <>
      <FileDrop
        label={text.table}
        hint={text.tableHint}
        accepts={[".csv", "text/csv"]}
        isRequired
        field={{
          id: field.id,
          name: field.name,
          error: refused ?? field.error,
          value: [],
          onChange: (files) => void read(files),
        }}
      />
      {field.value && (
        <p>
          {field.value.name}{" "}
          <Button look="quiet" icon="close" onPress={() => field.onChange(undefined)}>
            {text.removeTable}
          </Button>
        </p>
      )}
      {table && <TableState table={table} />}
    </>
  );
}

function TableState({ table: { recipients, variables, errors } }: { table: RecipientTable }) {
  const text = useWords(sendWords);
  const { number } = useFormats();
  return (
    <div role="status">
      {recipients.length > 0 && <p className="hint">{text.counted(recipients.length)}</p>}
      {variables.length > 0 && <p className="hint">{text.tableVariables(variables.join(", "))}</p>}
      {errors.length > 0 && (
        <>
          <p className="why">{text.wrongRows(errors.length)}</p>
          <ul className="notice-errors" aria-label={text.wrongRows(errors.length)} tabIndex={0}>
            {errors.slice(0, MOST_NAMED).map(({ line, problem }) => (
              <li key={line}>{text.wrongRow(number(line), text.csv[problem])}</li>
            ))}
          </ul>
          {errors.length > MOST_NAMED && <p className="hint">{text.onlyFirst(number(MOST_NAMED))}</p>}
        </>
      )}
    </div>
  );
}
