import { useQuery } from "@tanstack/react-query";
import { emitentsList, tenantListBuckets } from "../../../client/generated/documents/operations.ts";
import { client } from "../../api/client.ts";
import { useWords } from "../../words/words.ts";
import type { ReadDocument } from "./opened.ts";
import { pageWords } from "./words.ts";

export type Choices = readonly { id: string; label: string }[];

/** The containers and issuers of the choices; the document's own is one of them in any case. */
export function useChoices({ document }: ReadDocument): { issuers: Choices; buckets: Choices } {
  const text = useWords(pageWords).edit;
  const { poate, bucketId, emitentId } = document;
  const buckets = useQuery({
    queryKey: ["documents", "buckets"],
    enabled: poate.includes("GUVERNEAZA"),
    queryFn: async ({ signal }) => (await tenantListBuckets(client, { signal })).data,
  });
  const issuers = useQuery({
    queryKey: ["documents", "issuers"],
    enabled: poate.includes("ATRIBUIE"),
    queryFn: async ({ signal }) =>
      (await emitentsList(client, { query: { size: 200, "filter[activ]": "true" }, signal })).data.items,
  });
  const named = (
    found: readonly { id: number; denumire: string }[] = [],
    own: number | undefined,
    ownName: string,
  ) => [
    ...(own !== undefined && !found.some(({ id }) => id === own)
      ? [{ id: String(own), label: ownName }]
      : []),
    ...found.map(({ id, denumire }) => ({ id: String(id), label: denumire })),
  ];
  return {
    buckets: named(buckets.data, bucketId, text.sameBucket),
    issuers: [{ id: "", label: text.noIssuer }, ...named(issuers.data, emitentId, text.sameIssuer)],
  };
}
