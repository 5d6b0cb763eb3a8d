import { TextField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { useWords } from "../words/words.ts";
import { scanWords } from "./words.ts";

/** Asks for the document's password; the page keeps it in memory alone. */
export function Password({ onGiven }: { onGiven: (password: string) => void }) {
  const text = useWords(scanWords);
  const form = useForm({
    initial: { password: "" },
    submit({ password }) {
      onGiven(password);
      return Promise.resolve(undefined);
    },
  });
  return (
    <section>
      <h2>{text.passwordTitle}</h2>
      <Form form={form} verb={text.passwordVerb}>
        <TextField
          label={text.password}
          type="password"
          autoComplete="off"
          isRequired
          field={form.field("password")}
        />
      </Form>
    </section>
  );
}
