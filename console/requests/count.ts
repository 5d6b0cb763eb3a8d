import { accountRead, cerereAccesCount } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { requestsOfOthers } from "../api/requesters.ts";

export async function countToDecide(): Promise<number> {
  const { data: account } = await accountRead(client);
  return (await cerereAccesCount(client, { query: requestsOfOthers(account.id) })).data;
}
