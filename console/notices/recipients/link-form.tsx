import { useQueryClient } from "@tanstack/react-query";
import { provisionCreateLink } from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { NewForm } from "../../api/new-form.tsx";
import { TextField } from "../../kit/fields.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useWords } from "../../words/words.ts";
import { recipientWords } from "./words.ts";

const initial = { login: "" };

/** Lets an account of the service see and change its own contacts and preferences. */
export default function LinkForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(recipientWords);
  const queries = useQueryClient();
  return (
    <NewForm
      name={`notice-link.${id}`}
      initial={initial}
      verb={text.link}
      onCancel={onEnd}
      validate={({ login }) => (login.trim() === "" ? { login: text.loginMissing } : {})}
      save={async ({ login }) => {
        await provisionCreateLink(client, { body: { login: login.trim(), destinatarId: id } });
        await queries.invalidateQueries({ queryKey: ["notifications", "recipients"] });
        showToast({ text: text.linked(login.trim()) });
        onEnd();
      }}
    >
      {(form) => (
        <TextField label={text.login} hint={text.loginHint} field={form.field("login")} isRequired />
      )}
    </NewForm>
  );
}
