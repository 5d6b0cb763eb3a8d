import { useQuery } from "@tanstack/react-query";
import {
  staffNotificationsRead,
  staffNotificationsReadTexts,
  staffNotificationsReplaceTexts,
} from "../../../client/generated/notifications/operations.ts";
import type {
  Notificare,
  Sablon,
  StaffNotificationTexts,
} from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { NewForm } from "../../api/new-form.tsx";
import { useSaved } from "../../api/saved.ts";
import { TextArea, TextField } from "../../kit/fields.tsx";
import { useWords } from "../../words/words.ts";
import { type NoticeLanguage, Preview } from "../common/preview.tsx";
import { commonWords } from "../common/words.ts";
import { labelOf } from "../sending/content-fields.tsx";
import { fieldsOf, type VariableField, variablesOf } from "../sending/request.ts";
import { useTemplate } from "../sending/use-template.ts";
import { sendWords } from "../sending/words.ts";
import { trackingWords } from "./words.ts";

interface TextsFormProps {
  notice: Notificare;
  onEnd: () => void;
}

/** Other texts of a scheduled notification: its own, or other values of its template. */
export function TextsForm(props: TextsFormProps) {
  const { id } = props.notice;
  const texts = useQuery({
    queryKey: ["notifications", "notices", id, "texts"],
    queryFn: async () => (await staffNotificationsReadTexts(client, { path: { id } })).data,
  });
  return <Loaded query={texts}>{(read) => <OfTexts {...props} texts={read} />}</Loaded>;
}

function OfTexts({ texts, ...props }: TextsFormProps & { texts: StaffNotificationTexts }) {
  const template = useTemplate(texts.templateId === undefined ? "" : String(texts.templateId));
  return template ? (
    <ValuesForm {...props} texts={texts} template={template} />
  ) : (
    <OwnTextsForm {...props} texts={texts} />
  );
}

type Body = Parameters<typeof staffNotificationsReplaceTexts>[1]["body"];

function useReplace({ notice, onEnd }: TextsFormProps): (body: Body) => Promise<void> {
  const text = useWords(trackingWords);
  const saved = useSaved(["notifications"]);
  return async (body) => {
    const path = { id: notice.id };
    const { etag } = await staffNotificationsRead(client, { path });
    await staffNotificationsReplaceTexts(client, { path, body, ifMatch: etag });
    await saved(text.textsChanged);
    onEnd();
  };
}

const languages = ["ro", "ru", "en"] as const;
const kinds = ["subject", "body", "bodyShort"] as const;
type Name = `${(typeof kinds)[number]}.${NoticeLanguage}`;
type OwnValues = Record<Name, string>;

const initialOf = (texts: StaffNotificationTexts): OwnValues =>
  Object.fromEntries(
    kinds.flatMap((kind) => languages.map((one) => [`${kind}.${one}`, texts[kind]?.[one] ?? ""])),
  ) as OwnValues;

/** A text by language; undefined without the Romanian one. */
function localizedIn(values: OwnValues, kind: (typeof kinds)[number]) {
  const { ro, ...others } = { ro: values[`${kind}.ro`], ru: values[`${kind}.ru`], en: values[`${kind}.en`] };
  const given = Object.fromEntries(Object.entries(others).filter(([, one]) => one.trim() !== ""));
  return ro.trim() === "" ? undefined : { ro, ...given };
}

function OwnTextsForm({ texts, ...props }: TextsFormProps & { texts: StaffNotificationTexts }) {
  const text = useWords(sendWords);
  const tracking = useWords(trackingWords);
  const common = useWords(commonWords);
  const replace = useReplace(props);
  return (
    <NewForm
      name={`notice-texts.${props.notice.id}`}
      initial={initialOf(texts)}
      verb={tracking.changeTexts}
      onCancel={props.onEnd}
      validate={(values) => ({
        ...(values["subject.ro"].trim() === "" ? { "subject.ro": text.errors.subject } : {}),
        ...(values["body.ro"].trim() === "" ? { "body.ro": text.errors.body } : {}),
      })}
      save={(values) => {
        const bodyShort = localizedIn(values, "bodyShort");
        return replace({
          subject: localizedIn(values, "subject") ?? "",
          body: localizedIn(values, "body") ?? "",
          ...(bodyShort ? { bodyShort } : {}),
        });
      }}
    >
      {({ field, values }) => (
        <>
          {languages.map((language) => (
            <details
              key={language}
              open={language === "ro" || values[`subject.${language}`] !== "" || undefined}
            >
              <summary>{common.language[language]}</summary>
              <div className="notice-group">
                <TextField
                  label={text.subject}
                  field={field(`subject.${language}`)}
                  maxLength={255}
                  isRequired={language === "ro"}
                />
                <TextArea
                  label={text.body}
                  field={field(`body.${language}`)}
                  rows={5}
                  isRequired={language === "ro"}
                />
                <TextArea label={text.short} field={field(`bodyShort.${language}`)} rows={2} />
              </div>
            </details>
          ))}
          <p className="hint">{tracking.textsHint}</p>
        </>
      )}
    </NewForm>
  );
}

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(String).join("\n");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

interface ValuesFormProps extends TextsFormProps {
  texts: StaffNotificationTexts;
  template: Sablon;
}

/** Other values of the variables. The text is that which the template has now. */
function ValuesForm({ texts, template, ...props }: ValuesFormProps) {
  const text = useWords(trackingWords);
  const sending = useWords(sendWords);
  const replace = useReplace(props);
  const fields: readonly VariableField[] = fieldsOf(template, undefined).filter(
    ({ name }) => name in texts.variables,
  );
  const initial = Object.fromEntries(fields.map(({ name }) => [name, textOf(texts.variables[name])]));
  return (
    <NewForm
      name={`notice-values.${props.notice.id}`}
      initial={initial}
      verb={text.changeTexts}
      onCancel={props.onEnd}
      validate={(values) => {
        const missing = fields.filter(({ name, isList }) => !isList && (values[name] ?? "").trim() === "");
        return Object.fromEntries(missing.map(({ name }) => [name, sending.errors.variables(labelOf(name))]));
      }}
      save={(values) => replace({ template: { id: template.id, variables: variablesOf(fields, values) } })}
    >
      {({ field, values }) => (
        <>
          <p className="hint">{text.valuesHint(template.name)}</p>
          {fields.map(({ name, isList }) =>
            isList ? (
              <TextArea key={name} label={labelOf(name)} field={field(name)} hint={sending.listVariable} />
            ) : (
              <TextField key={name} label={labelOf(name)} field={field(name)} isRequired />
            ),
          )}
          <Preview texts={template} values={variablesOf(fields, values)} />
        </>
      )}
    </NewForm>
  );
}
