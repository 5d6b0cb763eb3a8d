import { useState } from "react";
import { ComboField } from "../../kit/combo-field.tsx";
import { Form } from "../../kit/form-frame.tsx";
import { useForm } from "../../kit/form.ts";
import type { FoundOption } from "../../kit/use-found.ts";
import { useWords } from "../../words/words.ts";
import Explanation from "./explanation.tsx";
import { findPeople } from "./find-people.ts";
import { pageWords } from "./words.ts";

interface Values {
  cine: FoundOption | undefined;
}
const initial: Values = { cine: undefined };

/** Explains the access of a person who is chosen here. */
export default function WhyForm() {
  const text = useWords(pageWords).access;
  const [login, setLogin] = useState<string>();
  const form = useForm({
    initial,
    validate: ({ cine }) => (cine === undefined ? { cine: text.whomMissing } : {}),
    submit({ cine }) {
      setLogin(cine?.id);
      return Promise.resolve(undefined);
    },
  });
  // Explanations are asked by login.
  const search = async (typed: string, signal: AbortSignal) =>
    (await findPeople(typed, "", signal)).map(({ login: id, label, detail }) => ({ id, label, detail }));
  return (
    <>
      <Form form={form} verb={text.explain}>
        <ComboField
          label={text.person}
          field={form.field("cine")}
          hint={text.personHint}
          search={search}
          isRequired
        />
      </Form>
      <div role="status">{login !== undefined && <Explanation login={login} />}</div>
    </>
  );
}
