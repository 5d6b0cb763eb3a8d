import type { Calls } from "../calls.expectations.ts";

export const calls: Calls = {
  "public.rules.read": { parameter: () => "noun" },
  "public.badges.read": { parameter: ({ cod }) => cod },
};
