import { lazy, Suspense } from "react";
import { RadioField } from "../../kit/choice-fields.tsx";
import { SelectField, TextArea } from "../../kit/fields.tsx";
import { Skeleton } from "../../kit/states.tsx";
import { useWords } from "../../words/words.ts";
import { noticeLanguages } from "../common/preview.tsx";
import { commonWords } from "../common/words.ts";
import type { RecipientTable } from "../common/csv.ts";
import { entriesIn } from "../common/entries.ts";
import { TableField } from "./table-field.tsx";
import { useGroups } from "./use-template.ts";
import type { SendPartProps } from "./values.ts";
import { sendWords } from "./words.ts";

const PersonField = lazy(() => import("./person-field.tsx"));

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
      {to === "person" && (
        <Suspense fallback={<Skeleton lines={1} />}>
          <PersonField field={form.field("person")} />
        </Suspense>
      )}
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
