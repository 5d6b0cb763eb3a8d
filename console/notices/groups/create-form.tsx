import { useQueryClient } from "@tanstack/react-query";
import { staffGroupsCreate } from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { NewForm } from "../../api/new-form.tsx";
import { SelectField, TextField } from "../../kit/fields.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useGo } from "../../shell/use-go.ts";
import { useWords } from "../../words/words.ts";
import { CODE } from "../common/kinds.ts";
import { paths } from "../common/notice-sections.tsx";
import { useIsAdmin } from "../common/role.ts";
import { useSystems } from "../common/systems.ts";
import { commonWords } from "../common/words.ts";
import { groupWords } from "./words.ts";

const initial = { sistemId: "", denumire: "", cod: "" };

export default function CreateForm({ onCancel }: { onCancel: () => void }) {
  const text = useWords(groupWords);
  const common = useWords(commonWords);
  const isAdmin = useIsAdmin();
  const { active } = useSystems();
  const queries = useQueryClient();
  const go = useGo();
  return (
    <NewForm
      name="notice-group.new"
      initial={initial}
      verb={text.add}
      onCancel={onCancel}
      validate={({ sistemId, denumire, cod }) => ({
        ...(isAdmin && sistemId === "" ? { sistemId: text.systemMissing } : {}),
        ...(denumire.trim() === "" ? { denumire: common.nameMissing } : {}),
        ...(CODE.test(cod) ? {} : { cod: common.codeWrong }),
      })}
      save={async ({ sistemId, denumire, cod }) => {
        const { data } = await staffGroupsCreate(client, {
          body: { denumire, cod, ...(isAdmin ? { sistemId: Number(sistemId) } : {}) },
        });
        await queries.invalidateQueries({ queryKey: ["notifications", "groups"] });
        showToast({ text: text.added(data.denumire) });
        go(`${paths.groups}/${data.id}`, { isReplacing: true });
      }}
    >
      {(form) => (
        <>
          {isAdmin && (
            <SelectField
              label={common.system}
              field={form.field("sistemId")}
              isRequired
              options={[
                { id: "", label: text.chooseSystem },
                ...active.map(({ id, denumire }) => ({ id: String(id), label: denumire })),
              ]}
            />
          )}
          <TextField label={common.name} field={form.field("denumire")} maxLength={255} isRequired />
          <TextField
            label={common.code}
            hint={text.codeHint}
            field={form.field("cod")}
            maxLength={64}
            isRequired
          />
        </>
      )}
    </NewForm>
  );
}
