import type { Calls, World } from "../../calls.expectations.ts";
import { createGroup, createRecipient, fresh } from "../../testing.ts";

const group = async ({ systemId }: World) => (await createGroup({ sistemId: systemId })).id;
const body = ({ systemId }: World) => ({ sistemId: systemId, cod: fresh("GRUP"), denumire: "Grup" });

export const calls: Calls = {
  grups: { parameter: group },
  groups: { parameter: group },
  "staff.groups.create": { body },
  "staff.groups.replace": { body },
  "staff.groups.createMembers": {
    body: async () => ({ membri: [{ idnp: (await createRecipient()).idnp }] }),
  },
  "staff.groups.removeMembers": { query: () => "?destinatarId=7" },
  "grups.create": { body },
  "grups.replace": { body },
  "grups.patch": { body: () => ({ denumire: "Alt nume" }) },
};
