import { useQuery } from "@tanstack/react-query";
import { sistemsList } from "../../../client/generated/notifications/operations.ts";
import type { Sistem } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";

const MOST_ROWS = 200;
const NONE: readonly Sistem[] = [];

export interface Systems {
  /** Operators see only their own. */
  all: readonly Sistem[];
  active: readonly Sistem[];
  nameOf: (id: number) => string;
  isLoading: boolean;
}

/** The systems that notifications are sent for, sorted by name. */
export function useSystems(): Systems {
  const { data = NONE, isPending } = useQuery({
    queryKey: ["notifications", "systems", "all"],
    queryFn: async () => (await sistemsList(client, { query: { size: MOST_ROWS } })).data.items,
  });
  const all = data.toSorted((a, b) => a.denumire.localeCompare(b.denumire, "ro"));
  return {
    all,
    active: all.filter(({ activ }) => activ),
    nameOf: (id) => all.find((system) => system.id === id)?.denumire ?? `№ ${id}`,
    isLoading: isPending,
  };
}
