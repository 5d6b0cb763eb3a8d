import { DateField } from "../kit/date-field.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { useWords } from "../words/words.ts";
import { dateNames, type ListSearch } from "./list-search.ts";
import { listWords } from "./words.ts";

export interface DatesFormProps {
  dates: ListSearch["dates"];
  /** Goes to the list of these days, which closes the dialog. */
  onApply: (dates: ListSearch["dates"]) => void;
}

export default function DatesForm({ dates, onApply }: DatesFormProps) {
  const text = useWords(listWords).dates;
  const isLate = (from: string, to: string): boolean => from !== "" && to !== "" && to < from;
  const form = useForm({
    initial: { ...dates },
    validate: ({ modifiedFrom, modifiedTo, createdFrom, createdTo }) => ({
      modifiedTo: isLate(modifiedFrom, modifiedTo) ? text.order : undefined,
      createdTo: isLate(createdFrom, createdTo) ? text.order : undefined,
    }),
    submit(values) {
      onApply(values);
      return Promise.resolve(undefined);
    },
  });
  return (
    <Form form={form} verb={text.apply}>
      {dateNames.map((name) => (
        <DateField key={name} label={text[name]} field={form.field(name)} />
      ))}
    </Form>
  );
}
