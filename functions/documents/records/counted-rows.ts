import type { Item, List } from "../../../shared/data/lists.ts";
import type { CountedRows } from "../../../shared/data/recount.ts";
import { clients } from "./client.ts";
import { counters } from "./counters.ts";
import { type DocumentRow, inStates, lists, statuses, type Secrecy } from "./document.ts";
import { eventLabel, eventLists } from "./event.ts";
import { GRANTS } from "./grant.ts";

const secrecies: readonly Secrecy[] = ["open", "secret"];

/** The documents of these partitions in all states, each once. */
const documentsIn = (partitions: string[]): List[] => inStates(partitions, statuses);

const labelOf = ({ secrecy, status }: DocumentRow): string => `${secrecy}.${status}`;
const labelInBucket = (row: DocumentRow): string => `${row.bucketId}.${labelOf(row)}`;
const ofRow = (label: (row: DocumentRow) => string) => (item: Item) => label(item as Item & DocumentRow);

/**
 * The rows that the counters of this service count, where these are not simply the partition of their name: what
 * `counts` of the records says in transactions, said of lists.
 */
export function rowsOf(counter: string): CountedRows[] | undefined {
  if (counter === clients.counter) return [{ lists: [clients] }];
  if (counter === counters.all) return rowsOfAll();
  const [, kind, name = ""] = /^documents#(bucket|owner|issuer)#(.+)$/.exec(counter) ?? [];
  switch (kind) {
    case "bucket":
      return [documentRows(secrecies.flatMap((secrecy) => lists.bucket(Number(name), secrecy)))];
    case "issuer":
      return [documentRows(secrecies.flatMap((secrecy) => lists.issuer(Number(name), secrecy)))];
    case "owner":
      return [
        { lists: documentsIn(lists.owner(name)), label: ofRow(labelInBucket) },
        { lists: [{ partitions: [lists.grantee(name)] }], label: () => GRANTS },
      ];
    default:
      return undefined;
  }
}

const documentRows = (partitions: string[]): CountedRows => ({
  lists: documentsIn(partitions),
  label: ofRow(labelOf),
});

const rowsOfAll = (): CountedRows[] => [
  documentRows(secrecies.flatMap(lists.all)),
  ...secrecies.map((secrecy) => ({
    lists: [eventLists.all(secrecy)],
    label: () => eventLabel(secrecy),
  })),
];
