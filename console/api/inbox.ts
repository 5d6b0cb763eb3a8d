import { inboxList } from "../../client/generated/documents/operations.ts";
import { client } from "./client.ts";

/** How many messages the person has not read. */
export async function countUnread(): Promise<number> {
  const { data } = await inboxList(client, { query: { "filter[citit]": "false", size: 1 } });
  return data.total;
}
