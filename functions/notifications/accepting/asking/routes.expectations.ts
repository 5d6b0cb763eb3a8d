import type { Calls } from "../../calls.expectations.ts";

const text = { subject: "Salut", body: "Text" };
const recipients = [{ type: "Email", value: "ion@exemplu.md" }];

export const calls: Calls = {
  "staff.notifications.createEstimate": {
    body: ({ systemId }) => ({ ...text, recipients, sistemId: systemId }),
  },
  "staff.notifications.createTest": { body: ({ systemId }) => ({ ...text, sistemId: systemId }) },
};
