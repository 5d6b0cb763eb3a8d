import { useQuery, useQueryClient } from "@tanstack/react-query";
import { staffGroupsRead, staffGroupsReplace } from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { RecordForm } from "../../api/record-form.tsx";
import { TextField } from "../../kit/fields.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useWords } from "../../words/words.ts";
import { CODE } from "../common/kinds.ts";
import { useIsAdmin } from "../common/role.ts";
import { commonWords } from "../common/words.ts";
import { groupWords } from "./words.ts";

async function readGroup(id: number) {
  const { data, etag } = await staffGroupsRead(client, { path: { id } });
  const { denumire, cod, sistemId } = data;
  return { values: { denumire, cod }, sistemId, etag };
}

export default function EditForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(groupWords);
  const common = useWords(commonWords);
  const isAdmin = useIsAdmin();
  const queries = useQueryClient();
  const start = useQuery({
    queryKey: ["notifications", "groups", id, "form"],
    queryFn: () => readGroup(id),
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Loaded query={start}>
      {(read) => (
        <RecordForm
          name={`notice-group.${id}`}
          start={read}
          reread={() => readGroup(id)}
          save={async (values, ifMatch) => {
            const body = { ...values, ...(isAdmin ? { sistemId: read.sistemId } : {}) };
            await staffGroupsReplace(client, { path: { id }, body, ifMatch });
            await queries.invalidateQueries({ queryKey: ["notifications", "groups"] });
            showToast({ text: text.saved });
          }}
          onEnd={onEnd}
          verb={text.save}
          labels={{ denumire: common.name, cod: common.code }}
          validate={({ denumire, cod }) => ({
            ...(denumire.trim() === "" ? { denumire: common.nameMissing } : {}),
            ...(CODE.test(cod) ? {} : { cod: common.codeWrong }),
          })}
        >
          {(form) => (
            <>
              <TextField label={common.name} field={form.field("denumire")} maxLength={255} isRequired />
              <TextField label={common.code} field={form.field("cod")} maxLength={64} isRequired />
            </>
          )}
        </RecordForm>
      )}
    </Loaded>
  );
}
