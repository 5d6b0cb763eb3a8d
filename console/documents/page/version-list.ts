import { queryOptions } from "@tanstack/react-query";
import { versionsList } from "../../../client/generated/documents/operations.ts";
import { allRows } from "../../api/all-rows.ts";
import { client } from "../../api/client.ts";

export const versionsQuery = (id: number) =>
  queryOptions({
    queryKey: ["documents", id, "versions"],
    queryFn: ({ signal }) =>
      allRows((next) => versionsList(client, { path: { id }, query: { size: 200, ...next }, signal })),
  });
