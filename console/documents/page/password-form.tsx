import { semnaturaDocumentsVerifyAll } from "../../../client/generated/documents/operations.ts";
import { isProblem } from "../../../client/index.ts";
import { client } from "../../api/client.ts";
import { Failed } from "../../api/failed.tsx";
import { TextField } from "../../kit/fields.tsx";
import { Form } from "../../kit/form-frame.tsx";
import { useForm } from "../../kit/form.ts";
import { useWords } from "../../words/words.ts";
import { passwordHeader, useOpened } from "./opened.ts";
import { pageWords } from "./words.ts";

/**
 * Asks for the password of the document. It is tried once, by a call that notes nothing: five wrong ones lock the document
 * for a while, so no two parts of the page may try it.
 */
export function PasswordForm() {
  const text = useWords(pageWords).password;
  const { document, setPassword } = useOpened();
  const form = useForm({
    initial: { password: "" },
    validate: ({ password }) => (password === "" ? { password: text.missing } : {}),
    async submit({ password }) {
      try {
        await semnaturaDocumentsVerifyAll(client, {
          path: { id: document.id },
          headers: passwordHeader(password),
        });
      } catch (error) {
        if (isProblem(error, "forbidden")) return { password: text.wrong };
        // The password was good; what else is wrong, each part says for itself.
        if (!isProblem(error, "tooLarge") && !isProblem(error, "unprocessable")) throw error;
      }
      setPassword(password);
      return undefined;
    },
  });
  return (
    <div className="password">
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      <Form form={form} verb={text.open} problemOf={(problem) => <Failed error={problem} />}>
        <TextField
          label={text.label}
          field={form.field("password")}
          type="password"
          autoComplete="off"
          isRequired
        />
      </Form>
    </div>
  );
}
