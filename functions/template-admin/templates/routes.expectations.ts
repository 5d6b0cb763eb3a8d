import type { Calls } from "../calls.expectations.ts";
import { createTemplate, fresh } from "../testing.ts";

const inactive = () => ({ name: fresh("Șablon"), template: "[]", status_id: "0" as const });

export const calls: Calls = {
  templates: { parameter: async () => (await createTemplate(inactive())).id },
  "admin.templates.create": { body: inactive },
  "admin.templates.replace": { body: inactive },
  "admin.templates.patch": { body: () => ({ template: "[1]" }) },
};
