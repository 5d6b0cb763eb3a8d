import { uniqueKey } from "../../../shared/data/entity.ts";
import { readItems } from "../../../shared/data/repository.ts";
import type { NumberRecipient } from "../records/content.ts";
import { hmacOfNumber, Recipients } from "../records/recipient.ts";
import { type Person, readPerson } from "../registry/person.ts";

/** People that are read at once. */
const AT_ONCE = 25;

/** The ids of the recipients with these numbers; undefined for numbers that none has. */
export async function idsOfNumbers(
  numbers: readonly Pick<NumberRecipient, "kind" | "numar">[],
): Promise<(number | undefined)[]> {
  const keys = numbers.map(({ kind, numar }) =>
    uniqueKey(Recipients.name, `${kind}Hmac`, hmacOfNumber(kind, numar)),
  );
  const items = await readItems(Recipients.table, keys);
  return items.map((item) => (item === undefined ? undefined : Number(item.id)));
}

/** People by id, some at a time, one Query each; undefined for those that do not exist. */
export async function readPeople(ids: readonly (number | undefined)[]): Promise<(Person | undefined)[]> {
  const found: (Person | undefined)[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    found.push(...(await Promise.all(some.map(async (id) => (id === undefined ? id : readPerson(id))))));
  }
  return found;
}
