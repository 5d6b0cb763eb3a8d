import { type Person, readPerson } from "../registry/person.ts";

/** How many people are read at once: those of a chunk of the expander. */
const AT_ONCE = 30;

/** People by id, some at a time, one Query each; undefined for those that do not exist. */
export async function readPeople(ids: readonly (number | undefined)[]): Promise<(Person | undefined)[]> {
  const found: (Person | undefined)[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    found.push(...(await Promise.all(some.map(async (id) => (id === undefined ? id : readPerson(id))))));
  }
  return found;
}
