import { semnaturaDocumentsVerifyAll } from "../../../client/generated/documents/operations.ts";
import { isProblem } from "../../../client/index.ts";
import { client } from "../../api/client.ts";
import { passwordHeader } from "../../api/document-password.ts";
import { BriefForm } from "../../api/new-form.tsx";
import { TextField } from "../../kit/fields.tsx";
import { useWords } from "../../words/words.ts";
import { useOpened } from "./opened.ts";
import { contentWords } from "./words-content.ts";

/**
 * Asks for the password of the document, and tries it once, by a call that notes nothing. Five wrong ones lock the
 * document for a while, so no other part of the page may try it.
 */
export function PasswordForm() {
  const text = useWords(contentWords).password;
  const { document, setPassword } = useOpened();
  return (
    <div className="password">
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      <BriefForm
        initial={{ password: "" }}
        verb={text.open}
        validate={({ password }) => (password === "" ? { password: text.missing } : {})}
        save={async ({ password }) => {
          try {
            const call = { path: { id: document.id }, headers: passwordHeader(password) };
            await semnaturaDocumentsVerifyAll(client, call);
          } catch (error) {
            if (isProblem(error, "forbidden")) return { password: text.wrong };
            // The password was right; the parts themselves say what else is wrong.
            if (!isProblem(error, "tooLarge") && !isProblem(error, "unprocessable")) throw error;
          }
          setPassword(password);
          return undefined;
        }}
      >
        {(form) => (
          <TextField
            label={text.label}
            field={form.field("password")}
            type="password"
            autoComplete="off"
            isRequired
          />
        )}
      </BriefForm>
    </div>
  );
}
