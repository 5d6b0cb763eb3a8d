import { addingMember } from "../../../functions/notifications/recipients/groups/members.ts";
import { type Contact, Contacts } from "../../../functions/notifications/records/contact.ts";
import { Groups } from "../../../functions/notifications/records/group.ts";
import { type Recipient, Recipients } from "../../../functions/notifications/records/recipient.ts";
import type { Person } from "../../../functions/notifications/recipients/registry/person.ts";
import { clock } from "../../../shared/clock.ts";
import { adding, create, unrevised } from "../../../shared/data/repository.ts";
import { revisionKey } from "../../../shared/data/revisions.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { nextId } from "../../../shared/ids.ts";
import { controlDigit } from "../../../shared/state-numbers/control-digit.ts";
import type { EngineFile } from "../engine-file.ts";
import { fill } from "../fill.ts";
import type { SendingSystem } from "./sending.ts";

/* People of the registry, each with a verified mail contact. Everything about one follows from its number. */

/** People with the numbers from 0 on. The id of each is above that of the one before. */
export interface People {
  firstId: number;
}

export const newPeople = (): People => ({ firstId: nextId() });

/** A person has two ids in a row: its own, and that of its contact. */
export const idOf = ({ firstId }: People, number: number): number => firstId + 2 * number;

export const idnpOf = (number: number): string => {
  const digits = `2${String(number).padStart(11, "0")}`;
  return `${digits}${controlDigit(digits)}`;
};

export function personAt(people: People, number: number): Person {
  const id = idOf(people, number);
  const creatLa = clock.iso();
  const recipient = {
    id,
    idnp: idnpOf(number),
    nume: "Ana Rusu",
    limba: "ro",
    activ: true,
    creatLa,
  } as const;
  const contact = {
    id: id + 1,
    destinatarId: id,
    canal: "Email",
    adresa: `om-${number}@exemplu.md`,
    verificat: true,
    principal: true,
    creatLa,
  } as const;
  return {
    recipient: unrevised<Recipient>(recipient),
    contacts: [unrevised<Contact>(contact)],
    preferences: [],
    devices: [],
  };
}

/** Numbers of people, the last one excluded. */
export interface Range {
  from: number;
  to: number;
}

/** Items of a transaction of the engine's file. */
const AT_ONCE = 5000;

const filling = (file: EngineFile, writes: Iterable<Write>): Promise<void> =>
  fill(writes, { store: (batch) => file.put(batch), size: AT_ONCE });

/** Stores people as the repository would. */
export const addPeople = (file: EngineFile, people: People, range: Range): Promise<void> =>
  filling(
    file,
    each(range, (number) => personWrites(personAt(people, number))),
  );

/** Adds people to a group as its routes would. */
export const addMembers = (
  file: EngineFile,
  people: People,
  { grupId, ...range }: Range & { grupId: number },
): Promise<void> =>
  filling(
    file,
    each(range, (number) => addingMember(grupId, { id: idOf(people, number) }).flatMap(putOf)),
  );

function* each({ from, to }: Range, writesOf: (number: number) => Write[]): Generator<Write> {
  for (let number = from; number < to; number += 1) yield* writesOf(number);
}

function personWrites({ recipient, contacts }: Person): Write[] {
  const writes = [
    ...adding(Recipients, recipient),
    ...contacts.flatMap((contact) => adding(Contacts, contact)),
  ].flatMap(putOf);
  const revision = { ...revisionKey(Recipients.key(recipient).pk), revision: 1, movedAt: 0 };
  return [...writes, { item: { Put: { TableName: Recipients.table, Item: revision } } }];
}

/** A write as it is stored into a file: the first record of a bound as its number, and no condition. */
function putOf(write: Write): Write[] {
  if ("bound" in write) {
    const Item = { ...write.bound, numar: write.by };
    return [{ item: { Put: { TableName: write.table, Item } } }];
  }
  return "item" in write && !write.item.Put ? [] : [write];
}

/** A new group of a system without members, as a call names it. */
export async function addGroup({ system }: SendingSystem): Promise<{ grupId: number; recipient: object }> {
  const id = nextId();
  const cod = `G-${id}`;
  await create(Groups, { id, cod, denumire: "Grup", sistemId: system.id, creatLa: clock.iso() });
  return { grupId: id, recipient: { type: "Group", value: cod } };
}
