import type { Calls } from "../../calls.expectations.ts";

const chosen = { body: () => ({ implicit: "CLOPOTEL", moduri: { LINKURI: "NIMIC" } }) };

export const calls: Calls = {
  "inbox.replacePreferences": chosen,
  "staff.inboxes.replacePreferences": chosen,
};
