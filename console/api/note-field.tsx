import { TextArea } from "../kit/fields.tsx";
import type { FieldProps } from "../kit/field-frame.tsx";
import { useWords } from "../words/words.ts";
import { apiWords } from "./words.ts";

const MOST = 500;

/** True if a message is longer than its service takes it. */
export const isNoteTooLong = (note: string): boolean => note.trim().length > MOST;

/** The message as its service takes it; undefined for none. */
export const noteOf = (note: string): string | undefined => note.trim() || undefined;

/** A message to the person whom an act is about, with the number of characters that are left. */
export function NoteField({ field }: Pick<FieldProps<string>, "field">) {
  const text = useWords(apiWords).note;
  const left = MOST - field.value.trim().length;
  return <TextArea label={text.label} hint={text.hint(left)} field={field} />;
}
