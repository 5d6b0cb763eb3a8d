import { useQuery } from "@tanstack/react-query";
import { destinatarsList } from "../../../client/generated/notifications/operations.ts";
import type { Destinatar } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { useIsAdmin } from "./role.ts";

const MOST_ROWS = 200;

/** The recipients of a page of rows, read together; only administrators read them. */
export function useRecipients(ids: readonly (number | undefined)[]): ReadonlyMap<number, Destinatar> {
  const isAdmin = useIsAdmin();
  const wanted = [...new Set(ids.filter((id) => id !== undefined))].toSorted((a, b) => a - b).join(",");
  const { data = [] } = useQuery({
    queryKey: ["notifications", "recipients", "named", wanted],
    enabled: isAdmin && wanted !== "",
    queryFn: async () =>
      (await destinatarsList(client, { query: { "filter[id][in]": wanted, size: MOST_ROWS } })).data.items,
  });
  return new Map(data.map((recipient) => [recipient.id, recipient]));
}
