import { useQuery } from "@tanstack/react-query";
import { organizatiiRead, organizatiiReplace } from "../../client/generated/documents/operations.ts";
import type { Organizatie } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { RecordForm, type Revised } from "../api/record-form.tsx";
import { useSaved } from "../api/saved.ts";
import { TextField } from "../kit/fields.tsx";
import { useWords } from "../words/words.ts";
import { organizationWords } from "./words.ts";

type Values = Pick<Organizatie, "denumire" | "idno">;

async function readRevised(id: number): Promise<Revised<Values>> {
  const { data, etag } = await organizatiiRead(client, { path: { id } });
  return { values: { denumire: data.denumire, idno: data.idno }, etag };
}

interface OrganizationFormProps {
  id: number;
  onEnd: () => void;
}

export default function OrganizationForm({ id, onEnd }: OrganizationFormProps) {
  const text = useWords(organizationWords);
  const saved = useSaved(["documents", "organizations"], ["documents", "names"]);
  const start = useQuery({
    queryKey: ["documents", "organization", "form", id],
    queryFn: () => readRevised(id),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Loaded query={start}>
      {(read) => (
        <RecordForm<Values>
          name={`organization.${id}`}
          start={read}
          reread={() => readRevised(id)}
          labels={{ denumire: text.fields.denumire, idno: text.fields.idno }}
          verb={text.save}
          onEnd={onEnd}
          validate={({ denumire, idno }) => ({
            denumire: denumire.trim() === "" ? text.missing.denumire : undefined,
            idno: /^\d{13}$/.test(idno.trim()) ? undefined : text.missing.idno,
          })}
          save={async ({ denumire, idno }, ifMatch) => {
            await organizatiiReplace(client, {
              path: { id },
              body: { denumire: denumire.trim(), idno: idno.trim() },
              ifMatch,
            });
            await saved(text.saved);
          }}
        >
          {(form) => (
            <>
              <TextField
                label={text.fields.denumire}
                field={form.field("denumire")}
                maxLength={255}
                isRequired
              />
              <TextField label={text.fields.idno} field={form.field("idno")} maxLength={13} isRequired />
            </>
          )}
        </RecordForm>
      )}
    </Loaded>
  );
}
