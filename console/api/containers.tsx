import { useQuery } from "@tanstack/react-query";
import { tenantRead } from "../../client/generated/documents/operations.ts";
import { SelectField } from "../kit/fields.tsx";
import type { Field } from "../kit/form.ts";
import { useWords } from "../words/words.ts";
import { client } from "./client.ts";
import { apiWords } from "./words.ts";

/** The person's own tenant: its kind, organization and containers. */
export const tenantQuery = {
  queryKey: ["documents", "tenant", "own"],
  queryFn: async () => (await tenantRead(client)).data,
};

/** Chooses the container of a new document by its id; "" is the default one. */
export function ContainerField({ field }: { field: Field<string> }) {
  const text = useWords(apiWords);
  const tenant = useQuery(tenantQuery);
  const buckets = tenant.data?.buckets.filter(({ activ }) => activ) ?? [];
  const options = buckets.map(({ id, denumire }) => ({ id: String(id), label: denumire }));
  const isKnown = options.some(({ id }) => id === field.value);
  return (
    <SelectField
      label={text.container}
      isRequired
      options={[{ id: "", label: text.defaultContainer }, ...options]}
      field={isKnown ? field : { ...field, value: "" }}
    />
  );
}

/** The `bucketId` of a call for the value of a `ContainerField`. */
export const bucketOf = (value: string): { bucketId?: number } =>
  value === "" ? {} : { bucketId: Number(value) };
