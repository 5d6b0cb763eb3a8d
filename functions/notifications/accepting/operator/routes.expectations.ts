import type { Calls } from "../../calls.expectations.ts";
import { createGroup, createRecipient, fresh } from "../../testing.ts";

const body = () => ({ cod: fresh("GRUP"), denumire: "Grup" });

export const calls: Calls = {
  "operator-groups": { parameter: async ({ systemId }) => (await createGroup({ sistemId: systemId })).id },
  "operator-groups.create": { body },
  "operator-groups.replace": { body },
  "operator-groups.createMembers": {
    body: async () => ({ membri: [{ idnp: (await createRecipient()).idnp }] }),
  },
  "operator-groups.removeMembers": { query: () => "?destinatarId=7" },
};
