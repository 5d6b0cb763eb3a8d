import { useQueryClient } from "@tanstack/react-query";
import { authoritiesCreate } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { NewForm } from "../api/new-form.tsx";
import { TextField } from "../kit/fields.tsx";
import { showToast } from "../kit/toast.tsx";
import { useWords } from "../words/words.ts";
import { catalogWords } from "./words.ts";

const initial = { name: "ROLE_" };

export default function NewAuthority({ onEnd }: { onEnd: () => void }) {
  const text = useWords(catalogWords);
  const queries = useQueryClient();
  return (
    <NewForm
      name="authority.new"
      initial={initial}
      verb={text.authorities.create}
      onCancel={onEnd}
      validate={({ name }) =>
        /^ROLE_[A-Z0-9_]{1,45}$/.test(name.trim()) ? {} : { name: text.authorities.nameWrong }
      }
      save={async ({ name }) => {
        await authoritiesCreate(client, { body: { name: name.trim() } });
        await queries.invalidateQueries({ queryKey: ["documents", "authorities"] });
        showToast({ text: text.authorities.created(name.trim()) });
        onEnd();
      }}
    >
      {(form) => (
        <TextField
          label={text.authorities.name}
          field={form.field("name")}
          hint={text.authorities.nameHint}
          isRequired
        />
      )}
    </NewForm>
  );
}
