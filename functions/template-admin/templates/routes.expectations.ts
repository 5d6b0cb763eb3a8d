import type { Calls } from "../calls.expectations.ts";
import { createTemplate, fresh } from "../testing.ts";

const inactive = () => ({ name: fresh("Șablon"), template: "[]", status_id: "0" as const });

export const calls: Calls = {
  templates: { parameter: async () => (await createTemplate(inactive())).id },
  "templates.create": { body: inactive },
  "templates.replace": { body: inactive },
  "templates.patch": { body: () => ({ template: "[1]" }) },
};
