import { fold } from "../../shared/everywhere/fold.ts";
import { TextField, type TextFieldProps } from "../kit/fields.tsx";
import { useFound } from "../kit/use-found.ts";
import { useWords } from "../words/words.ts";
import { findLabels, labelsIn, useLabels } from "./labels.ts";
import { apiWords } from "./words.ts";

const MOST_OFFERED = 8;
/** A shorter text is in too many labels. */
const SHORTEST = 2;

/** The label that is being written, after the last comma. */
const beginningIn = (text: string): string => text.slice(text.lastIndexOf(",") + 1).trim();

/** The text with a label in the place of its beginning, ready for the next one. */
export function withLabel(text: string, label: string): string {
  const before = labelsIn(text.slice(0, text.lastIndexOf(",") + 1));
  return `${[...before.filter((one) => one !== label), label].join(", ")}, `;
}

/** The known labels that go on from what is written, without those that are written already. One with a comma would be read as two. */
export function offeredLabels(text: string, known: readonly string[]): string[] {
  const beginning = beginningIn(text);
  const written = labelsIn(text);
  return [...new Set(known)]
    .filter(
      (label) => !label.includes(",") && !written.includes(label) && fold(label).includes(fold(beginning)),
    )
    .slice(0, MOST_OFFERED);
}

/** Labels as one text, separated by commas; those that other documents have are offered below it, and a press adds one. */
export function LabelsField(props: TextFieldProps) {
  const { field } = props;
  const text = useWords(apiWords).labels;
  const beginning = beginningIn(field.value);
  const most = useLabels(true).data ?? [];
  const { options } = useFound(beginning, beginning.length >= SHORTEST, findLabels);
  const found = beginning.length >= SHORTEST ? options : [];
  const offered = offeredLabels(field.value, [
    ...most.map(({ value }) => value),
    ...found.map(({ id }) => id),
  ]);
  return (
    <div className="field">
      <TextField {...props} hint={props.hint ?? text.hint} autoComplete="off" />
      {offered.length > 0 && (
        <ul className="suggestions" aria-label={text.offered}>
          {offered.map((label) => (
            <li key={label}>
              <button
                type="button"
                className="suggestion"
                onClick={() => {
                  field.onChange(withLabel(field.value, label));
                  document.getElementById(field.id)?.focus();
                }}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
