import { RadioField, CheckboxesField } from "../../kit/choice-fields.tsx";
import { SelectField, TextArea, TextField } from "../../kit/fields.tsx";
import { DateTimeField, FileDrop, NumberField } from "../../kit/late-fields.tsx";
import { useWords } from "../../words/words.ts";
import { CategoryField } from "../common/category-field.tsx";
import { channels, priorities } from "../common/kinds.ts";
import { commonWords } from "../common/words.ts";
import { type VariableField, reachesPeople } from "./request.ts";
import { useTemplates } from "./use-template.ts";
import type { SendPartProps } from "./values.ts";
import { sendWords } from "./words.ts";

type ContentFieldsProps = SendPartProps & { fields: readonly VariableField[] };

export function ContentFields({ form, sender, fields }: ContentFieldsProps) {
  const text = useWords(sendWords);
  const { content } = form.values;
  return (
    <fieldset className="notice-group">
      <legend>{text.what}</legend>
      <RadioField
        label={text.content}
        field={form.field("content")}
        isRequired
        options={[
          { id: "template", label: text.fromTemplate },
          { id: "text", label: text.freeText },
        ]}
      />
      {content === "template" ? (
        <TemplateFields form={form} sender={sender} fields={fields} />
      ) : (
        <TextFields form={form} sender={sender} />
      )}
      <details>
        <summary>{text.attach}</summary>
        <FileDrop
          label={text.files}
          hint={text.filesHint}
          field={form.field("files")}
          accepts={[".jpg", ".jpeg", ".png", ".txt", ".pdf", ".csv", ".xls", ".xlsx"]}
          isMany
        />
      </details>
    </fieldset>
  );
}

function TemplateFields({ form, fields }: ContentFieldsProps) {
  const text = useWords(sendWords);
  const templates = useTemplates(form.values.system);
  const field = form.field("variables");
  const hint = form.values.system !== "" && templates.length === 0 ? text.noTemplates : undefined;
  return (
    <>
      <SelectField
        label={text.template}
        field={form.field("template")}
        hint={hint}
        isRequired
        options={[
          { id: "", label: text.chooseTemplate },
          ...templates.map(({ id, name }) => ({ id: String(id), label: name })),
        ]}
      />
      {fields.length > 0 && (
        <fieldset id={field.id} className="field field-group">
          <legend className="field-label">{text.variables}</legend>
          {field.error && <p className="field-error">{field.error}</p>}
          {fields.map(({ name, isList }) => {
            const own = {
              id: `${field.id}-${name}`,
              name,
              value: field.value[name] ?? "",
              onChange: (value: string) => field.onChange({ ...field.value, [name]: value }),
            };
            const label = labelOf(name);
            return isList ? (
              <TextArea key={name} label={label} field={own} hint={text.listVariable} rows={3} />
            ) : (
              <TextField key={name} label={label} field={own} isRequired />
            );
          })}
        </fieldset>
      )}
    </>
  );
}

/** `dataScadentei` and `data_scadentei` as a label: "Data scadentei". */
export function labelOf(name: string): string {
  const spaced = name
    .replace(/[_.-]+/g, " ")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function TextFields({ form }: SendPartProps) {
  const text = useWords(sendWords);
  return (
    <>
      <TextField label={text.subject} field={form.field("subject")} maxLength={255} isRequired />
      <TextArea label={text.body} hint={text.bodyHint} field={form.field("body")} rows={6} isRequired />
      <TextArea label={text.short} hint={text.shortHint} field={form.field("bodyShort")} rows={2} />
      <details>
        <summary>{text.inRussian}</summary>
        <div className="notice-group">
          <p className="hint">{text.inRussianHint}</p>
          <TextField label={text.subjectRu} field={form.field("subjectRu")} maxLength={255} />
          <TextArea label={text.bodyRu} field={form.field("bodyRu")} rows={6} />
          <TextArea label={text.shortRu} field={form.field("bodyShortRu")} rows={2} />
        </div>
      </details>
    </>
  );
}

/** When and how the notification is sent. */
export function DeliveryFields({ form, sender }: SendPartProps) {
  const text = useWords(sendWords);
  const common = useWords(commonWords);
  return (
    <fieldset className="notice-group">
      <legend>{text.how}</legend>
      <SelectField
        label={text.priority}
        hint={text.priorityHint}
        field={form.field("priority")}
        isRequired
        options={priorities.map((id) => ({ id, label: common.priority[id] }))}
      />
      <CategoryField field={form.field("category")} system={form.values.system} hint={text.categoryHint} />
      {reachesPeople(form.values) && <ChannelFields form={form} sender={sender} />}
      <DateTimeField label={text.scheduledAt} hint={text.scheduledAtHint} field={form.field("scheduledAt")} />
      <details>
        <summary>{text.more}</summary>
        <div className="notice-group">
          <DateTimeField label={text.expiresAt} hint={text.expiresAtHint} field={form.field("expiresAt")} />
          {sender.isAdmin && (
            <TextField label={text.copies} hint={text.copiesHint} field={form.field("copies")} />
          )}
        </div>
      </details>
    </fieldset>
  );
}

function ChannelFields({ form }: SendPartProps) {
  const text = useWords(sendWords);
  const common = useWords(commonWords);
  return (
    <>
      <CheckboxesField
        label={text.channels}
        hint={text.channelsHint}
        field={form.field("channels")}
        options={channels.map((id) => ({ id, label: common.channel[id] }))}
      />
      <RadioField
        label={text.order}
        field={form.field("order")}
        isRequired
        options={[
          { id: "all", label: text.orderAll },
          { id: "inTurn", label: text.orderInTurn },
        ]}
      />
      {form.values.order === "inTurn" && (
        <NumberField
          label={text.afterMinutes}
          field={form.field("afterMinutes")}
          min={1}
          max={10_080}
          isRequired
        />
      )}
    </>
  );
}
