import { readMany } from "../../../shared/data/repository.ts";
import type { Item, List } from "../../../shared/data/lists.ts";
import type { CountedRows } from "../../../shared/data/recount.ts";
import { clientLists, CLIENTS } from "./client.ts";
import { counters } from "./counters.ts";
import {
  allInStates,
  type DocumentRow,
  Documents,
  heldBy,
  inStates,
  isPublic,
  type IssuerRow,
  lists,
  type OwnerRow,
  PUBLIC,
  publicLabel,
  publicLists,
  type PublicRow,
  statuses,
  type Secrecy,
} from "./document.ts";
import { eventLabel, eventLists } from "./event.ts";
import { ENDS, type GrantedRow, grantLabel, OF_MANY } from "./granted.ts";

const secrecies: readonly Secrecy[] = ["open", "secret"];

/** The documents of these partitions in all states, each once. */
const documentsIn = (partitions: string[]): List[] => inStates(partitions, statuses);

const labelIn = (secrecy: Secrecy) => (item: Item) => `${secrecy}.${(item as Item & DocumentRow).status}`;
const labelOfOwner = (item: Item) => {
  const { bucketId, secrecy } = item as Item & OwnerRow;
  return `${bucketId}.${labelIn(secrecy)(item)}`;
};

/**
 * The rows that the counters of this service count, if these are not simply the partition of their name: the same rule as
 * `counts` of the records in transactions, expressed as lists.
 */
export function rowsOf(counter: string): CountedRows[] | undefined {
  if (counter === CLIENTS) return [{ lists: clientLists() }];
  if (counter === counters.all) return rowsOfAll();
  if (counter === counters.public) return rowsOfPublic();
  const [, kind, name = ""] = /^documents#(bucket|owner|issuer)#(.+)$/.exec(counter) ?? [];
  switch (kind) {
    case "bucket":
      return [
        ...documentRows((secrecy) => documentsIn(lists.bucket(Number(name), secrecy))),
        heldRows(secrecies.flatMap((secrecy) => lists.bucket(Number(name), secrecy))),
      ];
    case "issuer":
      return [
        ...documentRows((secrecy) => documentsIn(lists.issuer(Number(name), secrecy))),
        { lists: publicOf(lists.issuer(Number(name), "open")), label: () => PUBLIC },
      ];
    case "owner":
      return [
        { lists: documentsIn(lists.owner(name)), label: labelOfOwner },
        heldRows(lists.owner(name)),
        ...rowsOfGrantee(name),
      ];
    default:
      return undefined;
  }
}

/** Documents granted to a name; a grant with an end counts twice. */
const rowsOfGrantee = (name: string): CountedRows[] => {
  const partitions = [lists.grantee(name)];
  return [
    { lists: [{ partitions }], label: (item) => grantLabel(name, item as Item & GrantedRow) },
    { lists: [{ partitions, shows: (item) => "dataExpirare" in item }], label: () => ENDS },
    { lists: [{ partitions: [lists.granteeOfMany(name)] }], label: () => OF_MANY },
  ];
};

const documentRows = (listsOf: (secrecy: Secrecy) => List[]): CountedRows[] =>
  secrecies.map((secrecy) => ({ lists: listsOf(secrecy), label: labelIn(secrecy) }));

/** What the documents of these partitions hold, which only the documents tell. Purged ones hold nothing. */
const heldRows = (partitions: string[]): CountedRows => ({
  lists: inStates(
    partitions,
    statuses.filter((status) => status !== "PURJAT"),
  ),
  amounts: async (ids) =>
    (await readMany(Documents, ids)).flatMap(heldBy).map(({ label, amount }) => [label, amount] as const),
});

/** The public ones in a list of an issuer. */
const publicOf = (partitions: string[]): List[] => [
  { partitions, shows: (item) => isPublic(item as Item & IssuerRow) },
];

const rowsOfAll = (): CountedRows[] => [
  ...documentRows((secrecy) => allInStates(secrecy, statuses)),
  ...secrecies.map((secrecy) => ({
    lists: eventLists.all(secrecy),
    label: () => eventLabel(secrecy),
  })),
];

const rowsOfPublic = (): CountedRows[] => [
  { lists: publicLists(), label: (item) => publicLabel(item as Item & PublicRow) },
];
