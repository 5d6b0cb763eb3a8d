import type { Calls } from "../calls.expectations.ts";
import { fresh } from "../testing.ts";

const text = { subject: "Salut", body: "Text", recipients: [{ type: "Email", value: "ion@exemplu.md" }] };

export const calls: Calls = {
  "notify.submit": { parameter: () => fresh("T"), body: () => text },
  "notify-console.submit": { body: ({ systemId }) => ({ ...text, sistemId: systemId }) },
  "notificares.create": { body: ({ systemId }) => ({ ...text, sistemId: systemId }) },
};
