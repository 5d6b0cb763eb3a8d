import { documentsShare } from "../../../client/generated/documents/operations.ts";
import type { Partajare } from "../../../client/generated/documents/types.ts";
import { client } from "../../api/client.ts";
import { Failed, fieldErrorsIn } from "../../api/failed.tsx";
import { ComboField } from "../../kit/combo-field.tsx";
import { DateField } from "../../kit/date-field.tsx";
import { SelectField } from "../../kit/fields.tsx";
import { Form } from "../../kit/form-frame.tsx";
import { useForm } from "../../kit/form.ts";
import { given } from "../../kit/given.ts";
import type { FoundOption } from "../../kit/use-found.ts";
import { usePerson } from "../../shell/session.ts";
import { useDraft } from "../../shell/use-draft.ts";
import { useWords } from "../../words/words.ts";
import { beneficiaryOf, endIn, today } from "./access-data.ts";
import { rightOptions } from "./right-options.ts";
import { findClient, findPeople } from "./find-people.ts";
import { useAct } from "./use-act.ts";
import { pageWords } from "./words.ts";

interface Values {
  cui: FoundOption | undefined;
  drept: Partajare["drept"];
  ultimaZi: string;
}
const initial: Values = { cui: undefined, drept: "CITIRE", ultimaZi: "" };

/** Gives access to a person, found by a part of the name or mail, or to a client, by the whole number. */
export default function ShareForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(pageWords);
  const run = useAct();
  const person = usePerson();
  const search = (typed: string, signal: AbortSignal) =>
    /^\d+$/.test(typed.trim()) ? findClient(typed.trim(), signal) : findPeople(typed, person.id, signal);
  const form = useForm({
    initial,
    draft: useDraft(`share.${id}`, initial),
    validate: ({ cui }) => (cui === undefined ? { cui: text.access.whomMissing } : {}),
    async submit(values) {
      const { cui, drept, ultimaZi } = values;
      if (!cui) return { cui: text.access.whomMissing };
      const body = { ...beneficiaryOf(cui.id), drept, ...given({ dataExpirare: endIn(ultimaZi) }) };
      try {
        await documentsShare(client, { path: { id }, body });
      } catch (error) {
        const found = fieldErrorsIn(error, values);
        if (found) return found;
        throw error;
      }
      await run(id, () => Promise.resolve({ text: text.access.given(cui.label, text.rights[drept]) }));
      onEnd();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      verb={text.access.give}
      onCancel={onEnd}
      initial={initial}
      problemOf={(problem) => <Failed error={problem} />}
    >
      <ComboField
        label={text.access.whom}
        field={form.field("cui")}
        hint={text.access.whomHint}
        search={search}
        isRequired
      />
      <SelectField
        label={text.access.right}
        field={form.field("drept")}
        options={rightOptions(text.rights)}
        isRequired
      />
      <DateField
        label={text.access.lastDay}
        field={form.field("ultimaZi")}
        hint={text.access.lastDayHint}
        earliest={today()}
      />
    </Form>
  );
}
