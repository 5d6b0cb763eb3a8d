import { queryOptions } from "@tanstack/react-query";
import { semnaturaDocumentsListOfDocument } from "../../../client/generated/documents/operations.ts";
import { allRows } from "../../api/all-rows.ts";
import { client } from "../../api/client.ts";

/** The signatures made here, newest first. */
export const signaturesQuery = (id: number) =>
  queryOptions({
    queryKey: ["documents", id, "signatures"],
    queryFn: ({ signal }) =>
      allRows((next) =>
        semnaturaDocumentsListOfDocument(client, { path: { id }, query: { size: 200, ...next }, signal }),
      ),
  });
