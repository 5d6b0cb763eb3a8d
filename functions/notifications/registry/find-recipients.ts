import { uniqueKey } from "../../../shared/data/entity.ts";
import { readItems } from "../../../shared/data/repository.ts";
import { hmacOfNumber, type NumberKind, numberKinds, Recipients } from "../records/recipient.ts";

/** A recipient by one of its numbers, or by its id. */
export interface NamedRecipient {
  destinatarId?: number | undefined;
  idnp?: string | undefined;
  idno?: string | undefined;
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
  const keys = names.map((name) => {
    const kind = numberKinds.find((one) => name[one] !== undefined);
    return kind && keyOfNumber(kind, name[kind] ?? "");
  });
  const wanted = keys.filter((key) => key !== undefined);
  const items = (await readItems(Recipients.table, wanted)).values();
  return names.map(({ destinatarId }, i) => (keys[i] ? (items.next().value?.id as number) : destinatarId));
}

const keyOfNumber = (kind: NumberKind, number: string) =>
  uniqueKey(Recipients.name, `${kind}Hmac`, hmacOfNumber(kind, number));
