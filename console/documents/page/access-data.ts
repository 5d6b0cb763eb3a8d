import { queryOptions } from "@tanstack/react-query";
import {
  cerereAccesList,
  linkuriList,
  partajareDocumentsList,
} from "../../../client/generated/documents/operations.ts";
import type { Document } from "../../../client/generated/documents/types.ts";
import { isProblem } from "../../../client/index.ts";
import { client } from "../../api/client.ts";
import { dayOf, endOfDay } from "../../words/days.ts";

const MOST = 200;

export const grantsQuery = (id: number) =>
  queryOptions({
    queryKey: ["documents", id, "grants"],
    async queryFn({ signal }) {
      const query = { "filter[documentId]": String(id), size: MOST };
      return (await partajareDocumentsList(client, { query, signal })).data;
    },
  });

/** The valid links; null for people who may not give access. */
export const linksQuery = ({ id, poate, status }: Document) =>
  queryOptions({
    queryKey: ["documents", id, "links"],
    async queryFn({ signal }) {
      // Nobody may share a removed document, but those who may restore it see its links.
      if (!poate.includes("PARTAJEAZA") && status !== "STERS") return null;
      try {
        return (await linkuriList(client, { path: { id }, query: { size: MOST }, signal })).data;
      } catch (error) {
        if (isProblem(error, "forbidden")) return null;
        throw error;
      }
    },
  });

export const requestsQuery = (id: number) =>
  queryOptions({
    queryKey: ["documents", id, "requests"],
    async queryFn({ signal }) {
      const query = { "filter[documentId]": String(id), "filter[status]": "IN_ASTEPTARE", size: MOST };
      return (await cerereAccesList(client, { query, signal })).data;
    },
  });

/** The end that a form means: the moment stays if the day was not changed. */
export function endIn(day: string, before?: string): string | undefined {
  if (day === "") return undefined;
  return before !== undefined && dayOf(before) === day ? before : endOfDay(day);
}

export const today = (): string => dayOf(Date.now());
