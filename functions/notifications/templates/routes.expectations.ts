import type { Calls } from "../calls.expectations.ts";
import { createTemplate, fresh } from "../testing.ts";

const texts = { name: "Șablon", subject: "Bună, {{nume}}", body: "Text" };

export const calls: Calls = {
  templates: { parameter: async ({ systemId }) => (await createTemplate({ sistemId: systemId })).id },
  "templates.create": { body: ({ systemId }) => ({ ...texts, sistemId: systemId, cod: fresh("T") }) },
  "templates.replace": { body: ({ systemId }) => ({ ...texts, sistemId: systemId, cod: fresh("T") }) },
  "templates.patch": { body: () => ({ name: "Alt nume" }) },
};
