import { useQuery, useQueryClient } from "@tanstack/react-query";
import { providersRead, providersReplace } from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { RecordForm } from "../../api/record-form.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useWords } from "../../words/words.ts";
import { commonWords } from "../common/words.ts";
import { useProviderLabels } from "./labels.ts";
import { ProviderFields } from "./provider-fields.tsx";
import { useProviderErrors } from "./use-provider-errors.ts";
import { bodyOf, type ProviderValues, valuesOf } from "./values.ts";
import { providerWords } from "./words.ts";

const secrets = ["password", "token", "secret"] as const;

async function readProvider(id: number) {
  const { data, etag } = await providersRead(client, { path: { id } });
  return { values: valuesOf(data), etag };
}

export default function EditForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(providerWords);
  const common = useWords(commonWords);
  const labels = useProviderLabels();
  const validate = useProviderErrors();
  const queries = useQueryClient();
  const start = useQuery({
    queryKey: ["notifications", "providers", id, "form"],
    queryFn: () => readProvider(id),
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Loaded query={start}>
      {(read) => (
        <RecordForm<ProviderValues>
          name={`notice-provider.${id}`}
          start={read}
          reread={() => readProvider(id)}
          save={async (values, ifMatch) => {
            await providersReplace(client, { path: { id }, body: bodyOf(values), ifMatch });
            await queries.invalidateQueries({ queryKey: ["notifications", "providers"] });
            showToast({ text: text.saved });
          }}
          onEnd={onEnd}
          verb={text.save}
          labels={labels}
          shown={(name, value) => {
            if (secrets.some((secret) => secret === name)) return value === "" ? "" : "•••";
            if (typeof value === "boolean") return value ? common.yes : common.no;
            return value === undefined ? "" : String(value);
          }}
          validate={validate}
          unkept={secrets}
        >
          {(form) => <ProviderFields form={form} isNew={false} />}
        </RecordForm>
      )}
    </Loaded>
  );
}
