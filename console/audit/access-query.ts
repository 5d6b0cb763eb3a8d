import { queryOptions } from "@tanstack/react-query";
import { documentsReadExplanation } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";

export const explanationOf = (documentId: string, login: string) =>
  queryOptions({
    queryKey: ["documents", "explanation", documentId, login],
    // Rights are as they are now.
    staleTime: 0,
    queryFn: async () =>
      (await documentsReadExplanation(client, { path: { id: Number(documentId) }, query: { login } })).data,
  });
