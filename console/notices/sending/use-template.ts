import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  staffGroupsList,
  templatesList,
  templatesRead,
} from "../../../client/generated/notifications/operations.ts";
import type { GrupInLista, Sablon, SablonInLista } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";

const MOST_ROWS = 200;

const keyOf = (id: string) => ["notifications", "templates", Number(id)] as const;

/** Returns a template that has already been read, when asked. */
export function useReadTemplate(): (id: string) => Sablon | undefined {
  const queries = useQueryClient();
  return (id) => queries.getQueryData<Sablon>(keyOf(id));
}

/** A template with its texts; undefined until it has been read. */
export function useTemplate(id: string): Sablon | undefined {
  const { data } = useQuery({
    queryKey: keyOf(id),
    queryFn: async () => (await templatesRead(client, { path: { id: Number(id) } })).data,
    enabled: /^\d+$/.test(id),
  });
  return id === "" ? undefined : data;
}

export function useTemplates(system: string): readonly SablonInLista[] {
  const { data = [] } = useQuery({
    queryKey: ["notifications", "templates", "of system", system],
    queryFn: async () =>
      (await templatesList(client, { query: { "filter[sistemId]": system, size: MOST_ROWS } })).data.items,
    enabled: system !== "",
  });
  return data;
}

export function useGroups(system: string): readonly GrupInLista[] {
  const { data = [] } = useQuery({
    queryKey: ["notifications", "groups", "of system", system],
    queryFn: async () =>
      (
        await staffGroupsList(client, {
          query: { "filter[sistemId]": system, size: MOST_ROWS },
        })
      ).data.items,
    enabled: system !== "",
  });
  return data;
}
