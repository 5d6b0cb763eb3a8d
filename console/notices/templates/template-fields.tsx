import { useState } from "react";
import { SelectField, TextArea, TextField } from "../../kit/fields.tsx";
import type { FormState } from "../../kit/form.ts";
import { useWords } from "../../words/words.ts";
import { CategoryField } from "../common/category-field.tsx";
import { noticeLanguages, Preview } from "../common/preview.tsx";
import { useSystems } from "../common/systems.ts";
import { commonWords } from "../common/words.ts";
import { fieldsIn, type TemplateValues, textsOf } from "./values.ts";
import { templateWords } from "./words.ts";

interface TemplateFieldsProps {
  form: FormState<TemplateValues>;
  /** True for a new template; an existing one stays in its system. */
  isNew: boolean;
}

export function TemplateFields({ form, isNew }: TemplateFieldsProps) {
  const text = useWords(templateWords);
  const common = useWords(commonWords);
  const { active } = useSystems();
  return (
    <div className="notice-two">
      <div className="notice-group">
        {isNew && (
          <SelectField
            label={common.system}
            field={form.field("system")}
            isRequired
            options={[
              { id: "", label: text.chooseSystem },
              ...active.map(({ id, denumire }) => ({ id: String(id), label: denumire })),
            ]}
          />
        )}
        <TextField label={common.name} field={form.field("name")} maxLength={255} isRequired />
        <TextField
          label={common.code}
          hint={common.codeHint}
          field={form.field("cod")}
          maxLength={64}
          isRequired
        />
        <CategoryField field={form.field("categorie")} system={form.values.system} hint={text.categoryHint} />
        <p className="hint">{text.language}</p>
        {noticeLanguages.map((language) => {
          const [subject, body, short] = fieldsIn[language];
          const isFirst = language === "ro";
          const fields = (
            <div className="notice-group">
              <TextField
                label={text.subject}
                field={form.field(subject)}
                maxLength={255}
                isRequired={isFirst}
              />
              <TextArea label={text.body} field={form.field(body)} rows={8} isRequired={isFirst} />
              <TextArea label={text.short} field={form.field(short)} rows={2} />
            </div>
          );
          return (
            <details key={language} open={isFirst || hasText(form.values, language) || undefined}>
              <summary>{common.language[language]}</summary>
              {fields}
            </details>
          );
        })}
      </div>
      <TemplatePreview values={form.values} />
    </div>
  );
}

const hasText = (values: TemplateValues, language: keyof typeof fieldsIn): boolean =>
  fieldsIn[language].some((name) => values[name] !== "");

/** The template as it is being written, with values for the author to try. */
function TemplatePreview({ values }: { values: TemplateValues }) {
  const text = useWords(templateWords);
  const [tried, setTried] = useState("");
  return (
    <div className="notice-rows">
      <label className="field">
        <span className="field-label">{text.tryValues}</span>
        <span className="hint">{text.tryValuesHint}</span>
        <textarea
          className="input"
          rows={3}
          value={tried}
          onChange={(event) => setTried(event.target.value)}
        />
      </label>
      <Preview texts={textsOf(values)} values={valuesIn(tried)} />
    </div>
  );
}

/** The values in a text, like `suma=120` on each line. A name that is written twice is a list. */
function valuesIn(text: string): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const line of text.split("\n")) {
    const [name = "", ...rest] = line.split("=");
    const [key, value] = [name.trim(), rest.join("=").trim()];
    if (key === "" || rest.length === 0) continue;
    const before = values[key];
    values[key] = before === undefined ? value : [before, value].flat();
  }
  return values;
}
