import { useQuery, useQueryClient } from "@tanstack/react-query";
import { sistemsRead, sistemsReplace } from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { RecordForm } from "../../api/record-form.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useWords } from "../../words/words.ts";
import { commonWords } from "../common/words.ts";
import { useSystemLabels } from "./labels.ts";
import { SystemFields } from "./system-fields.tsx";
import { useSystemErrors } from "./use-system-errors.ts";
import { bodyOf, type SystemValues, valuesOf } from "./values.ts";
import { systemWords } from "./words.ts";

async function readSystem(id: number) {
  const { data, etag } = await sistemsRead(client, { path: { id } });
  return { values: valuesOf(data), etag, hasSecret: data.areCallbackSecret };
}

export default function EditForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(systemWords);
  const shown = useShown();
  const labels = useSystemLabels();
  const validate = useSystemErrors();
  const queries = useQueryClient();
  const start = useQuery({
    queryKey: ["notifications", "systems", id, "form"],
    queryFn: () => readSystem(id),
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Loaded query={start}>
      {(read) => (
        <RecordForm<SystemValues>
          name={`notice-system.${id}`}
          start={read}
          reread={() => readSystem(id)}
          save={async (values, ifMatch) => {
            await sistemsReplace(client, { path: { id }, body: bodyOf(values), ifMatch });
            await queries.invalidateQueries({ queryKey: ["notifications", "systems"] });
            showToast({ text: text.saved });
          }}
          onEnd={onEnd}
          verb={text.save}
          labels={labels}
          shown={shown}
          validate={validate}
          unkept={["callbackSecret"]}
        >
          {(form) => <SystemFields form={form} hasSecret={read.hasSecret} />}
        </RecordForm>
      )}
    </Loaded>
  );
}

/** Values as the comparison of two texts shows them. */
function useShown() {
  const text = useWords(systemWords);
  const common = useWords(commonWords);
  return (name: keyof SystemValues, value: SystemValues[keyof SystemValues]): string => {
    if (name === "callbackSecret") return value === "" ? "" : "•••";
    if (typeof value === "boolean") return value ? common.yes : common.no;
    if (value === "REAL" || value === "PROBA") return text.modes[value];
    if (typeof value !== "object") return value === undefined ? "" : String(value);
    return value
      .map(({ category, most, minutes }) => `${category}: ${String(most)} / ${String(minutes)}`)
      .join(", ");
  };
}
