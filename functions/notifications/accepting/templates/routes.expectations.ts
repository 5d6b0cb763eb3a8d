import type { Calls, World } from "../../calls.expectations.ts";
import { createTemplate, fresh } from "../../testing.ts";

const texts = { name: "Șablon", subject: "Bună, {{nume}}", body: "Text" };

const own = async ({ systemId }: World) => (await createTemplate({ sistemId: systemId })).id;

const ofSystem = ({ systemId }: World) => ({ ...texts, sistemId: systemId, cod: fresh("T") });
const ofCaller = () => ({ ...texts, cod: fresh("T") });

export const calls: Calls = {
  templates: { parameter: own },
  "templates.create": { body: ofSystem },
  "templates.replace": { body: ofSystem },
  "admin.templates.create": { body: ofSystem },
  "admin.templates.replace": { body: ofSystem },
  "admin.templates.patch": { body: () => ({ name: "Alt nume" }) },
  "app.templates.create": { body: ofCaller },
  "app.templates.replace": { body: ofCaller },
  "machine-templates": { parameter: own },
  "machine-templates.create": { body: ofCaller },
  "machine-templates.replace": { body: ofCaller },
  "machine-templates.render": { body: () => ({ variables: { nume: "Ion" } }) },
  "templates.patch": { body: () => ({ name: "Alt nume" }) },
};
