import * as z from "zod";
import { entity } from "../../../shared/data/entity.ts";
import { adding } from "../../../shared/data/repository.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { sortableId } from "../../../shared/ids.ts";
import { counters } from "./counters.ts";
import { lists } from "./document.ts";

const grantRights = ["CITIRE", "SCRIERE"] as const;

/** A document shared with a client or an operator. One grant per document and beneficiary. */
export const Grant = z
  .object({
    id: z.int(),
    documentId: z.int(),
    beneficiarClientId: z.int().optional(),
    beneficiarOperatorId: z.int().optional(),
    drept: z.enum(grantRights),
    dataExpirare: z.iso.datetime().optional(),
    creatDe: z.string(),
    creatLa: z.iso.datetime(),
  })
  .meta({ id: "PartajareDocument" });

export type Grant = z.output<typeof Grant>;

/** A beneficiary as a key: `client#7` or `user#3`. */
const granteeOf = ({ beneficiarClientId, beneficiarOperatorId }: Partial<Grant>): string =>
  beneficiarClientId === undefined ? `user#${beneficiarOperatorId}` : `client#${beneficiarClientId}`;

export const grantKey = (documentId: number, grantee: string) => ({
  pk: `document#${documentId}`,
  sk: `grant#${grantee}`,
});

/**
 * A grant is stored in its document's partition. Its row in the beneficiary's list has the document's id, as in every
 * list of documents, and the status is checked after the fetch: a change of state stays one transaction for any
 * number of grants.
 */
export const Grants = entity({
  name: "grant",
  service: "documents",
  schema: Grant,
  key: (grant) => grantKey(grant.documentId ?? 0, granteeOf(grant)),
});

/** The label of an owner's counter that counts the grants they were given. */
export const GRANTS = "grants";

/**
 * The sort key of the item by which an account knows that it was given grants: only then a list of its documents asks
 * for them. It stays when grants are revoked.
 */
export const GRANTED = "granted";

/** The writes that store a grant: the record in the document's partition, and the row in the beneficiary's list. */
export const granting = (grant: Grant): Write[] => {
  const grantee = granteeOf(grant);
  const Item = { pk: lists.grantee(grantee), sk: sortableId(grant.documentId) };
  return [
    ...adding(Grants, grant),
    { item: { Put: { TableName: Grants.table, Item } } },
    { table: Grants.table, count: { counter: counters.owner(grantee), label: GRANTS }, by: 1 },
    ...(grantee.startsWith("user#")
      ? [{ item: { Put: { TableName: Grants.table, Item: { pk: grantee, sk: GRANTED } } } }]
      : []),
  ];
};
