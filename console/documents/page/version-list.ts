import { queryOptions } from "@tanstack/react-query";
import { versionsList } from "../../../client/generated/documents/operations.ts";
import type { VersiuneView } from "../../../client/generated/documents/types.ts";
import { rows } from "../../../client/index.ts";
import { client } from "../../api/client.ts";

export const versionsQuery = (id: number) =>
  queryOptions({
    queryKey: ["documents", id, "versions"],
    async queryFn({ signal }): Promise<VersiuneView[]> {
      const all: VersiuneView[] = [];
      const list = rows((next) =>
        versionsList(client, { path: { id }, query: { size: 200, ...next }, signal }),
      );
      for await (const version of list) all.push(version);
      return all;
    },
  });
