import { useQuery } from "@tanstack/react-query";
import { tenantListBuckets } from "../../client/generated/documents/operations.ts";
import type { BucketPropriu } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Failed, Loaded } from "../api/failed.tsx";
import { SelectField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { useWords } from "../words/words.ts";
import { formWords } from "./form-words.ts";
import { jobOf } from "./list-acts.ts";
import { begin } from "./list-asking.ts";
import { move } from "./list-calls.ts";
import type { ActFormProps } from "./list-act-form.ts";

/** The containers that take documents now. */
export const useOpenContainers = () =>
  useQuery({
    queryKey: ["documents.buckets"],
    queryFn: async ({ signal }) => (await tenantListBuckets(client, { signal })).data,
  });

export default function MoveForm(props: ActFormProps) {
  const containers = useOpenContainers();
  return <Loaded query={containers}>{(found) => <Fields {...props} containers={found} />}</Loaded>;
}

function Fields({ id, rows, close, onChange, containers }: ActFormProps & { containers: BucketPropriu[] }) {
  const text = useWords(formWords).moveForm;
  const [only] = rows;
  const others = containers.filter((container) => rows.length !== 1 || container.id !== only?.bucketId);
  const form = useForm({
    initial: { container: "" },
    validate: ({ container }) => (container === "" ? { container: text.missing } : {}),
    async submit({ container }) {
      const act = (rowId: string, signal?: AbortSignal) => move(rowId, Number(container), signal);
      await begin(id, jobOf({ done: "move", act, undo: undoOf(rows), onChange }));
      close();
      return undefined;
    },
  });
  return (
    <Form form={form} verb={text.verb} onCancel={close} problemOf={(error) => <Failed error={error} />}>
      <SelectField
        label={text.container}
        field={form.field("container")}
        isRequired
        options={[
          { id: "", label: text.choose },
          ...others.map((container) => ({ id: String(container.id), label: container.denumire })),
        ]}
      />
    </Form>
  );
}

/** Back to where each document was. */
const undoOf = (rows: ActFormProps["rows"]) => async (rowId: string, signal?: AbortSignal) => {
  const before = rows.find(({ id }) => String(id) === rowId)?.bucketId;
  if (before !== undefined) await move(rowId, before, signal);
};
