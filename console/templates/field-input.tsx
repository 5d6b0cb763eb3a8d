import { Button } from "../kit/button.tsx";
import { CheckboxField, TextArea, TextField } from "../kit/fields.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { type Row, type TemplateField, type Written, labelOf } from "./fields.ts";
import { templateWords } from "./words.ts";

export interface FieldInputProps {
  field: TemplateField;
  id: string;
  value: Written | undefined;
  onChange: (value: Written) => void;
}

/** The control for a field of a template, with a label from its name. */
export function FieldInput({ field: { name, kind, columns }, id, value, onChange }: FieldInputProps) {
  const text = useWords(templateWords);
  const label = labelOf(name);
  if (kind === "choice") {
    const field = { id, name, value: value === true, onChange };
    return <CheckboxField label={text.include(label)} field={field} />;
  }
  if (kind === "rows") {
    const rows = typeof value === "object" ? value : [];
    return <Rows label={label} id={id} columns={columns} rows={rows} onChange={onChange} />;
  }
  const field = { id, name, value: typeof value === "string" ? value : "", onChange };
  if (kind === "text") return <TextField label={label} isRequired field={field} />;
  return (
    <TextArea
      label={label}
      isRequired={kind === "words"}
      rows={kind === "words" ? 2 : 4}
      hint={kind === "words" ? text.wordsHint : text.lines}
      field={field}
    />
  );
}

interface RowsProps {
  label: string;
  id: string;
  columns: readonly string[];
  rows: readonly Row[];
  onChange: (rows: readonly Row[]) => void;
}

/** A list of records: a group of fields for each. */
function Rows({ label, id, columns, rows, onChange }: RowsProps) {
  const text = useWords(templateWords);
  const { number } = useFormats();
  return (
    <fieldset className="template-rows">
      <legend>{label}</legend>
      {rows.map((row, position) => (
        <div key={position} role="group" aria-label={text.row(number(position + 1))} className="template-row">
          {columns.map((column, place) => (
            <TextField
              key={column}
              label={labelOf(column)}
              isRequired
              field={{
                id: `${id}-${position}-${place}`,
                name: column,
                value: row[column] ?? "",
                onChange: (cell) =>
                  onChange(rows.map((other, at) => (at === position ? { ...other, [column]: cell } : other))),
              }}
            />
          ))}
          <Button
            look="quiet"
            icon="close"
            label={text.removeRow(number(position + 1))}
            onPress={() => onChange(rows.filter((_, at) => at !== position))}
          />
        </div>
      ))}
      <Button icon="plus" onPress={() => onChange([...rows, {}])}>
        {text.addRow}
      </Button>
    </fieldset>
  );
}
