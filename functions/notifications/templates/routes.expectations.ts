import type { Calls, World } from "../calls.expectations.ts";
import { createTemplate, fresh } from "../testing.ts";

const texts = { name: "Șablon", subject: "Bună, {{nume}}", body: "Text" };

const own = async ({ systemId }: World) => (await createTemplate({ sistemId: systemId })).id;

export const calls: Calls = {
  templates: { parameter: own },
  "templates.create": { body: ({ systemId }) => ({ ...texts, sistemId: systemId, cod: fresh("T") }) },
  "templates.replace": { body: ({ systemId }) => ({ ...texts, sistemId: systemId, cod: fresh("T") }) },
  "machine-templates": { parameter: own },
  "machine-templates.create": { body: () => ({ ...texts, cod: fresh("T") }) },
  "machine-templates.replace": { body: () => ({ ...texts, cod: fresh("T") }) },
  "machine-templates.render": { body: () => ({ variables: { nume: "Ion" } }) },
  "templates.patch": { body: () => ({ name: "Alt nume" }) },
};
