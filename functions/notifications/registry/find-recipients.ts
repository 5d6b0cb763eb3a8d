import { uniqueKey } from "../../../shared/data/entity.ts";
import { readItems } from "../../../shared/data/repository.ts";
import { hmacOfNumber, type NumberKind, numberKinds, Recipients } from "../records/recipient.ts";

/** A recipient by one of its numbers, or by its id. */
export interface NamedRecipient {
  destinatarId?: number | undefined;
  idnp?: string | undefined;
  idno?: string | undefined;
}

/** A number in a state register. */
export interface StateNumber {
  kind: NumberKind;
  numar: string;
}

/**
 * The ids of recipients, in the order of their names; undefined for those that do not exist. The reads are batches: a
 * thousand names cost twenty calls.
 */
export async function findRecipients(names: readonly NamedRecipient[]): Promise<(number | undefined)[]> {
  const ids = await idsOf(names);
  const known = [...new Set(ids.filter((id) => id !== undefined))];
  const found = await readItems(
    Recipients.table,
    known.map((id) => Recipients.key({ id })),
  );
  const existing = new Set(known.filter((_, i) => found[i] !== undefined));
  return ids.map((id) => (id !== undefined && existing.has(id) ? id : undefined));
}

async function idsOf(names: readonly NamedRecipient[]): Promise<(number | undefined)[]> {
  const numbers = names.map(numberIn);
  const ids = (await idsOfNumbers(numbers.filter((number) => number !== undefined))).values();
  return names.map(({ destinatarId }, i) => (numbers[i] ? ids.next().value : destinatarId));
}

function numberIn(name: NamedRecipient): StateNumber | undefined {
  const kind = numberKinds.find((one) => name[one] !== undefined);
  return kind && { kind, numar: name[kind] ?? "" };
}

/** The ids of the recipients with these numbers; undefined for numbers that none has. */
export async function idsOfNumbers(numbers: readonly StateNumber[]): Promise<(number | undefined)[]> {
  const keys = numbers.map(({ kind, numar }) =>
    uniqueKey(Recipients.name, `${kind}Hmac`, hmacOfNumber(kind, numar)),
  );
  const items = await readItems(Recipients.table, keys);
  return items.map((item) => (item === undefined ? undefined : Number(item.id)));
}
