import type { Calls } from "../calls.expectations.ts";
import { createGroup, fresh } from "../testing.ts";

export const calls: Calls = {
  grups: { parameter: async ({ systemId }) => (await createGroup({ sistemId: systemId })).id },
  "grups.create": { body: ({ systemId }) => ({ sistemId: systemId, cod: fresh("GRUP"), denumire: "Grup" }) },
  "grups.replace": { body: ({ systemId }) => ({ sistemId: systemId, cod: fresh("GRUP"), denumire: "Grup" }) },
  "grups.patch": { body: () => ({ denumire: "Alt nume" }) },
};
