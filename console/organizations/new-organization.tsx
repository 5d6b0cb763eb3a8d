import { useQueryClient } from "@tanstack/react-query";
import { organizatiiCreate } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { NewForm } from "../api/new-form.tsx";
import { TextField } from "../kit/fields.tsx";
import { showToast } from "../kit/toast.tsx";
import { useGo } from "../shell/use-go.ts";
import { useWords } from "../words/words.ts";
import { isCode } from "./parts.tsx";
import { organizationWords } from "./words.ts";

const initial = { denumire: "", cod: "", idno: "" };

export default function NewOrganization({ onEnd }: { onEnd: () => void }) {
  const text = useWords(organizationWords);
  const queries = useQueryClient();
  const go = useGo();
  return (
    <NewForm
      name="organization.new"
      initial={initial}
      verb={text.organizations.create}
      onCancel={onEnd}
      validate={({ denumire, cod, idno }) => ({
        denumire: denumire.trim() === "" ? text.missing.denumire : undefined,
        cod: isCode(cod) ? undefined : text.missing.cod,
        idno: /^\d{13}$/.test(idno.trim()) ? undefined : text.missing.idno,
      })}
      save={async ({ denumire, cod, idno }) => {
        const { data } = await organizatiiCreate(client, {
          body: { denumire: denumire.trim(), cod: cod.trim(), idno: idno.trim() },
        });
        await queries.invalidateQueries({ queryKey: ["documents", "organizations", "list"] });
        showToast({ text: text.organizations.created(data.denumire) });
        go(`/app/organizatii/${data.id}`, { isReplacing: true });
      }}
    >
      {(form) => (
        <>
          <TextField label={text.fields.denumire} field={form.field("denumire")} maxLength={255} isRequired />
          <TextField
            label={text.fields.cod}
            hint={text.fields.codHint}
            field={form.field("cod")}
            maxLength={64}
            isRequired
          />
          <TextField label={text.fields.idno} field={form.field("idno")} maxLength={13} isRequired />
        </>
      )}
    </NewForm>
  );
}
