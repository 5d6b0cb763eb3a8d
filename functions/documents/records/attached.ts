import type { List } from "../../../shared/data/lists.ts";
import { sharded, shardOf } from "../../../shared/data/shards.ts";
import type { Key } from "../../../shared/data/tables.ts";
import { sortableId } from "../../../shared/ids.ts";
import { type Document, ownerName, type Secrecy, secrecyOf } from "./document.ts";
import { shards } from "./shards.ts";

const secrecies: readonly Secrecy[] = ["open", "secret"];

/** The lists that show one kind of record that hangs on documents (events, grants, requests), over all documents. */
export interface AttachedLists {
  bucket(id: number, secrecy: Secrecy): List;
  owner(name: string, secrecy: Secrecy): List;
  all(secrecy: Secrecy): List[];
  /** The list of one document. */
  document(id: number): List;
  /** The list of a person that the records name, even if that person has no rights on the documents. */
  person(name: string): List;
  /**
   * The partitions that get the row of a record, from its document as it is now. The row stays there when the document
   * moves: each page is checked against the documents that it shows.
   */
  partitionsFor(document: Document, id: number): string[];
  /** The lists of those among them that administrators of the document read. */
  administeredFor(document: Document, id: number): string[];
  /** The keys where the row of a record may be, by its id only. */
  rowKeysOf(id: number): Key[];
}

/** @param kind the first word of the partitions' names */
export function attachedLists(kind: string): AttachedLists {
  const one = (name: string): List => ({ partitions: [`${kind}#${name}`] });
  const bucket = (id: number, secrecy: Secrecy) => one(`bucket#${id}#${secrecy}`);
  const owner = (name: string, secrecy: Secrecy) => one(`owner#${name}#${secrecy}`);
  const shard = (secrecy: Secrecy, id: number) => shardOf(`${kind}#all#${secrecy}`, id, shards.attached);
  const administeredFor = (document: Document, id: number) => {
    const secrecy = secrecyOf(document);
    return [...bucket(document.bucketId, secrecy).partitions, shard(secrecy, id)];
  };
  return {
    bucket,
    owner,
    all: (secrecy) => sharded(`${kind}#all#${secrecy}`, shards.attached),
    document: (id) => one(`document#${id}`),
    person: (name) => one(`person#${name}`),
    administeredFor,
    partitionsFor: (document, id) => {
      const name = ownerName(document);
      return [
        ...administeredFor(document, id),
        ...(name === undefined ? [] : owner(name, secrecyOf(document)).partitions),
      ];
    },
    rowKeysOf: (id) => secrecies.map((secrecy) => ({ pk: shard(secrecy, id), sk: sortableId(id) })),
  };
}
