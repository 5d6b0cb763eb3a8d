import type { Calls, World } from "../calls.expectations.ts";
import { createSystem, registration } from "../testing.ts";

const named = { parameter: ({ systemId }: World) => systemId };
const made = { parameter: async () => (await createSystem()).id };

export const calls: Calls = {
  "admin.systems.read": named,
  "admin.systems.create": { body: () => registration() },
  "admin.systems.replace": { ...made, body: () => registration() },
  "admin.systems.patch": { ...made, body: () => ({ denumire: "Alt nume" }) },
  "admin.systems.remove": made,
  "admin.systems.rotateToken": made,
  "admin.systems.acceptContract": {
    ...named,
    body: ({ sha256 }) => ({ sha256, reason: "Schimbări anunțate" }),
  },
  "admin.systems.listContracts": named,
  "staff.systems.read": named,
};
