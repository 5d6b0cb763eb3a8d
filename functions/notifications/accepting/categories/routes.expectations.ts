import type { Calls, World } from "../../calls.expectations.ts";
import { createCategory, fresh } from "../../testing.ts";

const own = async ({ systemId }: World) => (await createCategory({ sistemId: systemId })).id;

/** One for all callers: a system may have only some. */
const made = new Map<number, Promise<number>>();
const shared = (world: World): Promise<number> => {
  const id = made.get(world.systemId) ?? own(world);
  made.set(world.systemId, id);
  return id;
};

const body = ({ systemId }: World) => ({
  sistemId: systemId,
  cod: fresh("c"),
  denumire: { ro: "Mementouri" },
});

export const calls: Calls = {
  categories: { parameter: shared },
  "admin.categories.remove": { parameter: own },
  "admin.categories.create": { body },
  "admin.categories.replace": { body },
  "admin.categories.patch": { body: () => ({ denumire: { ro: "Termene" } }) },
};
