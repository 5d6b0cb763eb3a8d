import { uniqueKey } from "../../../../shared/data/entity.ts";
import { readItems } from "../../../../shared/data/repository.ts";
import type { Member, MemberNumber } from "../../records/group.ts";
import { hmacOfNumber, type NumberKind, Recipients } from "../../records/recipient.ts";

/** A number in a state register. */
export interface StateNumber {
  kind: NumberKind;
  numar: string;
}

/** The ids among these that recipients have. The reads are batches. */
export async function existingAmong(ids: readonly number[]): Promise<ReadonlySet<number>> {
  const found = await readItems(
    Recipients.table,
    ids.map((id) => Recipients.key({ id })),
  );
  return new Set(ids.filter((_, i) => found[i] !== undefined));
}

/** The ids of the recipients with these numbers; undefined for numbers that none has. */
export const idsOfNumbers = (numbers: readonly StateNumber[]): Promise<(number | undefined)[]> =>
  idsOfHmacs(numbers.map(({ kind, numar }) => ({ kind, hmac: hmacOfNumber(kind, numar) })));

async function idsOfHmacs(numbers: readonly MemberNumber[]): Promise<(number | undefined)[]> {
  if (numbers.length === 0) return [];
  const keys = numbers.map(({ kind, hmac }) => uniqueKey(Recipients.name, `${kind}Hmac`, hmac));
  const items = await readItems(Recipients.table, keys);
  return items.map((item) => (item === undefined ? undefined : Number(item.id)));
}

/** The recipients that members of a group are now; undefined for numbers that nobody has. */
export async function recipientsAmong(
  members: readonly Pick<Member, "id" | "numar">[],
): Promise<(number | undefined)[]> {
  const ofNumbers = (await idsOfHmacs(members.flatMap(({ numar }) => numar ?? []))).values();
  return members.map(({ id, numar }) => (numar ? ofNumbers.next().value : id));
}
