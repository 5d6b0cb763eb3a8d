import { useQueryClient } from "@tanstack/react-query";
import { sistemsCreate } from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { NewForm } from "../../api/new-form.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useGo } from "../../shell/use-go.ts";
import { useWords } from "../../words/words.ts";
import { paths } from "../common/notice-sections.tsx";
import { SystemFields } from "./system-fields.tsx";
import { useSystemErrors } from "./use-system-errors.ts";
import { bodyOf, emptySystem } from "./values.ts";
import { systemWords } from "./words.ts";

export default function CreateForm({ onCancel }: { onCancel: () => void }) {
  const text = useWords(systemWords);
  const queries = useQueryClient();
  const go = useGo();
  return (
    <NewForm
      name="notice-system.new"
      initial={emptySystem}
      verb={text.add}
      onCancel={onCancel}
      validate={useSystemErrors()}
      unkept={["callbackSecret"]}
      save={async (values) => {
        const { data } = await sistemsCreate(client, { body: bodyOf(values) });
        await queries.invalidateQueries({ queryKey: ["notifications", "systems"] });
        showToast({ text: text.added(data.denumire) });
        go(`${paths.systems}/sisteme/${data.id}`, { isReplacing: true });
      }}
    >
      {(form) => <SystemFields form={form} hasSecret={false} />}
    </NewForm>
  );
}
