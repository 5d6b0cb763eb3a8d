import { useQuery } from "@tanstack/react-query";
import { providersList } from "../../../client/generated/notifications/operations.ts";
import type { Furnizor } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { useIsAdmin } from "./role.ts";

const MOST_ROWS = 200;

/** All providers; only administrators read them. */
export function useProviders(): readonly Furnizor[] {
  const isAdmin = useIsAdmin();
  const { data = [] } = useQuery({
    queryKey: ["notifications", "providers", "all"],
    queryFn: async () => (await providersList(client, { query: { size: MOST_ROWS } })).data.items,
    enabled: isAdmin,
  });
  return data;
}
