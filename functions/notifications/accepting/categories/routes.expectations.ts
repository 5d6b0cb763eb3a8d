import type { Calls, World } from "../../calls.expectations.ts";
import { createCategory, fresh } from "../../testing.ts";

const own = async ({ systemId }: World) => (await createCategory({ sistemId: systemId })).id;
const body = ({ systemId }: World) => ({
  sistemId: systemId,
  cod: fresh("c"),
  denumire: { ro: "Mementouri" },
});

export const calls: Calls = {
  categories: { parameter: own },
  "admin.categories.create": { body },
  "admin.categories.replace": { body },
  "admin.categories.patch": { body: () => ({ denumire: { ro: "Termene" } }) },
};
