import type { Partajare } from "../../client/generated/documents/types.ts";
import { Failed } from "../api/failed.tsx";
import { ComboField } from "../kit/combo-field.tsx";
import { DateField } from "../kit/date-field.tsx";
import { SelectField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { type Errors, useForm } from "../kit/form.ts";
import type { FoundOption } from "../kit/use-found.ts";
import { usePerson } from "../shell/session.ts";
import { useWords } from "../words/words.ts";
import { formWords } from "./form-words.ts";
import { jobOf } from "./list-acts.ts";
import { begin } from "./list-asking.ts";
import { share } from "./list-calls.ts";
import type { ActFormProps } from "./list-act-form.ts";
import { beneficiaryOf, findPeople } from "./list-people.ts";

interface Values {
  person: FoundOption | undefined;
  right: Partajare["drept"];
  until: string;
}

const initial: Values = { person: undefined, right: "CITIRE", until: "" };

/** The last moment of a day where the person is. */
const endOf = (day: string): Date => new Date(`${day}T23:59:59`);

export default function ShareForm({ id, close, onChange }: ActFormProps) {
  const text = useWords(formWords).shareForm;
  const { id: self } = usePerson();
  const form = useForm<Values>({
    initial,
    validate: ({ person, until }): Errors<Values> => ({
      person: person ? undefined : text.personMissing,
      until: until !== "" && endOf(until).getTime() < Date.now() ? text.past : undefined,
    }),
    async submit({ person, right, until }) {
      if (!person) return { person: text.personMissing };
      const grant: Partajare = {
        drept: right,
        ...beneficiaryOf(person),
        ...(until === "" ? {} : { dataExpirare: endOf(until).toISOString() }),
      };
      const act = (rowId: string, signal?: AbortSignal) => share(rowId, grant, signal);
      await begin(id, jobOf({ done: "share", act, onChange }));
      close();
      return undefined;
    },
  });
  return (
    <Form form={form} verb={text.verb} onCancel={close} problemOf={(error) => <Failed error={error} />}>
      <ComboField
        label={text.person}
        hint={text.personHint}
        field={form.field("person")}
        isRequired
        search={(typed, signal) => findPeople(typed, { self, clientLabel: text.client, signal })}
      />
      <SelectField
        label={text.right}
        field={form.field("right")}
        isRequired
        options={(["CITIRE", "SCRIERE"] as const).map((right) => ({ id: right, label: text[right] }))}
      />
      <DateField label={text.until} hint={text.untilHint} field={form.field("until")} />
    </Form>
  );
}
