import { useQueryClient } from "@tanstack/react-query";
import { providersCreate } from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { NewForm } from "../../api/new-form.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useGo } from "../../shell/use-go.ts";
import { useWords } from "../../words/words.ts";
import { paths } from "../common/notice-sections.tsx";
import { ProviderFields } from "./provider-fields.tsx";
import { useProviderErrors } from "./use-provider-errors.ts";
import { bodyOf, emptyProvider } from "./values.ts";
import { providerWords } from "./words.ts";

export default function CreateForm({ onCancel }: { onCancel: () => void }) {
  const text = useWords(providerWords);
  const queries = useQueryClient();
  const go = useGo();
  return (
    <NewForm
      name="notice-provider.new"
      initial={emptyProvider}
      verb={text.add}
      onCancel={onCancel}
      validate={useProviderErrors()}
      unkept={["password", "token", "secret"]}
      save={async (values) => {
        const { data } = await providersCreate(client, { body: bodyOf(values) });
        await queries.invalidateQueries({ queryKey: ["notifications", "providers"] });
        showToast({ text: text.added(data.cod) });
        go(`${paths.providers}/${data.id}`, { isReplacing: true });
      }}
    >
      {(form) => <ProviderFields form={form} isNew />}
    </NewForm>
  );
}
