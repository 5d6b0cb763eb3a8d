import type { Calls } from "../../calls.expectations.ts";
import { fresh } from "../../testing.ts";

const text = { subject: "Salut", body: "Text", recipients: [{ type: "Email", value: "ion@exemplu.md" }] };

const byId = { subject: "Salut", body: "Text", idnp: "2002004006008" };

export const calls: Calls = {
  "staff.notifications.create": { body: ({ systemId }) => ({ ...text, sistemId: systemId }) },
  "app.notifications.create": { body: () => ({ ...text, trackingId: fresh("T") }) },
  "notify.create": { parameter: () => fresh("T"), body: () => text },
  "notify-console.create": { body: ({ systemId }) => ({ ...text, sistemId: systemId }) },
  "notify-by-id.create": { parameter: () => fresh("T"), body: () => byId },
  "notify-by-id-console.create": { body: ({ systemId }) => ({ ...byId, sistemId: systemId }) },
  "notify-by-id-operator.create": { body: () => byId },
  "notificares.create": { body: ({ systemId }) => ({ ...text, sistemId: systemId }) },
};
