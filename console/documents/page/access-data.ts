import { queryOptions } from "@tanstack/react-query";
import {
  cerereAccesList,
  linkuriList,
  partajareDocumentsList,
} from "../../../client/generated/documents/operations.ts";
import type { Document } from "../../../client/generated/documents/types.ts";
import { isProblem } from "../../../client/index.ts";
import { client } from "../../api/client.ts";
import type { Beneficiary } from "./names.ts";

const MOST = 200;

export const grantsQuery = (id: number) =>
  queryOptions({
    queryKey: ["documents", id, "grants"],
    async queryFn({ signal }) {
      const query = { "filter[documentId]": String(id), size: MOST };
      return (await partajareDocumentsList(client, { query, signal })).data;
    },
  });

/** The links that are valid; null for those who may not give access. */
export const linksQuery = ({ id, poate, status }: Document) =>
  queryOptions({
    queryKey: ["documents", id, "links"],
    async queryFn({ signal }) {
      // A removed document is shared by none; its links are known to those who may bring it back.
      if (!poate.includes("PARTAJEAZA") && status !== "STERS") return null;
      try {
        return (await linkuriList(client, { path: { id }, query: { size: MOST }, signal })).data;
      } catch (error) {
        if (isProblem(error, "forbidden")) return null;
        throw error;
      }
    },
  });

/** The requests that wait for a decision. */
export const requestsQuery = (id: number) =>
  queryOptions({
    queryKey: ["documents", id, "requests"],
    async queryFn({ signal }) {
      const query = { "filter[documentId]": String(id), "filter[status]": "IN_ASTEPTARE", size: MOST };
      return (await cerereAccesList(client, { query, signal })).data;
    },
  });

/** `user#3` or `client#7` as the calls name a beneficiary. */
export function beneficiaryOf(
  key: string,
): { beneficiarOperatorId: number } | { beneficiarClientId: number } {
  const [kind, id] = key.split("#");
  return kind === "client" ? { beneficiarClientId: Number(id) } : { beneficiarOperatorId: Number(id) };
}

export const requesterOf = (request: {
  solicitantId: number;
  solicitantClientId?: number | undefined;
}): Beneficiary =>
  request.solicitantClientId === undefined
    ? { beneficiarOperatorId: request.solicitantId }
    : { beneficiarClientId: request.solicitantClientId };

/** The last moment of a day in the time zone of the person. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();

/** The day of a moment in the time zone of the person, as a date field has it; "" for none. */
export function dayOf(moment: string | undefined): string {
  if (moment === undefined) return "";
  const date = new Date(moment);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The end that a form means: the moment stays if its day was not changed. */
export function endIn(day: string, before?: string): string | undefined {
  if (day === "") return undefined;
  return dayOf(before) === day ? before : endOfDay(day);
}

export const today = (): string => dayOf(new Date().toISOString());
