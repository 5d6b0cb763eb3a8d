import { queryOptions } from "@tanstack/react-query";
import { semnaturaDocumentsListOfDocument } from "../../../client/generated/documents/operations.ts";
import type { SemnaturaDocument } from "../../../client/generated/documents/types.ts";
import { rows } from "../../../client/index.ts";
import { client } from "../../api/client.ts";

/** The signatures made here, newest first. */
export const signaturesQuery = (id: number) =>
  queryOptions({
    queryKey: ["documents", id, "signatures"],
    async queryFn({ signal }): Promise<SemnaturaDocument[]> {
      const all: SemnaturaDocument[] = [];
      const list = rows((next) =>
        semnaturaDocumentsListOfDocument(client, { path: { id }, query: { size: 200, ...next }, signal }),
      );
      for await (const signature of list) all.push(signature);
      return all;
    },
  });
