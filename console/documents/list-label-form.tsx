import { useState } from "react";
import { Failed } from "../api/failed.tsx";
import { TextField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { useWords } from "../words/words.ts";
import { formWords } from "./form-words.ts";
import { jobOf } from "./list-acts.ts";
import { begin } from "./list-asking.ts";
import { relabel } from "./list-calls.ts";
import type { ActFormProps } from "./list-act-form.ts";
import { labelsIn, LONGEST_LABEL } from "./list-labels.ts";

/** Adds labels, and takes off those that the chosen documents have. */
export default function LabelForm({ id, rows, close, onChange }: ActFormProps) {
  const text = useWords(formWords).labelForm;
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const present = [...new Set(rows.flatMap(({ etichete }) => etichete))].sort();
  const form = useForm({
    initial: { add: "" },
    validate({ add }) {
      const added = labelsIn(add);
      if (added.length === 0 && removed.length === 0) return { add: text.nothing };
      return added.some((label) => label.length > LONGEST_LABEL) ? { add: text.long } : {};
    },
    async submit({ add }) {
      const change = { add: labelsIn(add), remove: removed };
      const act = (rowId: string, signal?: AbortSignal) => relabel(rowId, change, signal);
      await begin(id, jobOf({ done: "labels", act, onChange }));
      close();
      return undefined;
    },
  });
  const toggle = (label: string, isRemoved: boolean): void =>
    setRemoved((before) => (isRemoved ? [...before, label] : before.filter((other) => other !== label)));
  return (
    <Form form={form} verb={text.verb} onCancel={close} problemOf={(error) => <Failed error={error} />}>
      <TextField label={text.add} hint={text.addHint} field={form.field("add")} autoFocus />
      {present.length > 0 && (
        <fieldset className="facet">
          <legend>{text.remove}</legend>
          {present.map((label) => (
            <label key={label} className="check">
              <input
                type="checkbox"
                checked={removed.includes(label)}
                onChange={(event) => toggle(label, event.target.checked)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
    </Form>
  );
}
