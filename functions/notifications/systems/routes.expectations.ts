import type { Calls } from "../calls.expectations.ts";
import { createAppSystem, createSystem, fresh } from "../testing.ts";

const body = () => ({ cod: fresh("SYS"), denumire: "Sistem" });

export const calls: Calls = {
  sistems: { parameter: ({ systemId }) => systemId },
  "sistems.create": { body },
  "sistems.replace": { body },
  "sistems.patch": { body: () => ({ denumire: "Alt nume" }) },
  "sistems.readCredentials": { parameter: async () => (await createAppSystem()).system.id },
  "sistems.remove": { parameter: async () => (await createSystem()).id },
};
