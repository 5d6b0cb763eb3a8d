import type { Calls, World } from "../../calls.expectations.ts";
import { createAppSystem, createSystem, fresh } from "../../testing.ts";

const body = () => ({ cod: fresh("SYS"), denumire: "Sistem" });

const named = ({ systemId }: World) => systemId;
const patched = () => ({ denumire: "Alt nume" });
const another = async () => (await createSystem()).id;

export const calls: Calls = {
  systems: { parameter: named },
  "admin.systems.create": { body },
  "admin.systems.replace": { body },
  "admin.systems.patch": { body: patched },
  "admin.systems.remove": { parameter: another },
  sistems: { parameter: named },
  "sistems.create": { body },
  "sistems.replace": { body },
  "sistems.patch": { body: patched },
  "sistems.readCredentials": { parameter: async () => (await createAppSystem()).system.id },
  "sistems.remove": { parameter: another },
};
