import { queryOptions } from "@tanstack/react-query";
import { evenimentDocumentsList, integritateVerify } from "../../../client/generated/documents/operations.ts";
import type { EvenimentDocument, Integritate } from "../../../client/generated/documents/types.ts";
import { rows } from "../../../client/index.ts";
import { client } from "../../api/client.ts";

export interface Chain {
  /** Of the whole chain, checked by the service now. */
  integrity: Integritate;
  /** The events of the chain that the caller may see, the oldest first. */
  events: EvenimentDocument[];
}

/** A longer history is read from the service; paper has no use of it. */
const MOST_EVENTS = 2000;

export const chainQuery = (id: number) =>
  queryOptions({
    queryKey: ["documents", id, "chain"],
    async queryFn({ signal }): Promise<Chain> {
      const query = { "filter[documentId]": String(id), sort: "id", size: 200 };
      const integrity = (await integritateVerify(client, { path: { id }, signal })).data;
      const events: EvenimentDocument[] = [];
      const list = rows((next) => evenimentDocumentsList(client, { query: { ...query, ...next }, signal }));
      for await (const event of list) {
        if (event.hash !== undefined) events.push(event);
        if (events.length === MOST_EVENTS) break;
      }
      return { integrity, events };
    },
  });
