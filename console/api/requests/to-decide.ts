import { cerereAccesCount } from "../../../client/generated/documents/operations.ts";
import { client } from "../client.ts";

/** The filter for requests that wait for the person. */
export const TO_DECIDE = { "filter[deDecis]": "true" } as const;

/** How many requests wait for the person. */
export const countToDecide = async (): Promise<number> =>
  (await cerereAccesCount(client, { query: TO_DECIDE })).data;
