import type { Calls } from "../calls.expectations.ts";

export const calls: Calls = {
  "organizations.readOfUser": { query: ({ userId }) => `?user_id=${userId}` },
};
