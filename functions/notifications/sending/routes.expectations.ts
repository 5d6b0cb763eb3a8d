import type { Calls } from "../calls.expectations.ts";
import { fresh } from "../testing.ts";

const text = { subject: "Salut", body: "Text", recipients: [{ type: "Email", value: "ion@exemplu.md" }] };

export const calls: Calls = {
  "notify.create": { parameter: () => fresh("T"), body: () => text },
  "notify-console.create": { body: ({ systemId }) => ({ ...text, sistemId: systemId }) },
  "notificares.create": { body: ({ systemId }) => ({ ...text, sistemId: systemId }) },
};
