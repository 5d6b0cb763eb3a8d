import { inboxList } from "../../client/generated/documents/operations.ts";
import { client } from "./client.ts";

/** The messages that the panel at the bell shows. */
const SHOWN = 5;

/** The newest messages that the person has not read, and how many there are. */
export const readUnread = async () =>
  (await inboxList(client, { query: { "filter[citit]": "false", size: SHOWN } })).data;
