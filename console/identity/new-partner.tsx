import { useQueryClient } from "@tanstack/react-query";
import { adminPartnersCreate } from "../../client/generated/identity/operations.ts";
import { client } from "../api/client.ts";
import { NewForm } from "../api/new-form.tsx";
import { TextField } from "../kit/fields.tsx";
import { showToast } from "../kit/toast.tsx";
import { useGo } from "../shell/use-go.ts";
import { useWords } from "../words/words.ts";
import { keyOf, partners } from "./calls.ts";
import { identityWords } from "./words.ts";

const initial = { name: "", partnerid: "" };

export default function NewPartner({ onCancel }: { onCancel: () => void }) {
  const text = useWords(identityWords);
  const queries = useQueryClient();
  const go = useGo();
  const save = async ({ name, partnerid }: typeof initial): Promise<void> => {
    const { data } = await adminPartnersCreate(client, {
      body: { name: name.trim(), partnerid: partnerid.trim() || null },
    });
    showToast({ text: text.partners.added(data.name) });
    void queries.invalidateQueries({ queryKey: keyOf(partners) });
    go(`${partners.path}/${data.id}`, { isReplacing: true });
  };
  return (
    <NewForm
      name="identity.partner.new"
      initial={initial}
      save={save}
      onCancel={onCancel}
      verb={text.partners.add}
      validate={({ name }) => ({ name: name.trim() === "" ? text.missing : undefined })}
    >
      {(form) => (
        <>
          <TextField label={text.name} field={form.field("name")} isRequired maxLength={255} />
          <TextField
            label={text.partners.partnerid}
            hint={text.partners.partneridHint}
            field={form.field("partnerid")}
            maxLength={64}
          />
        </>
      )}
    </NewForm>
  );
}
