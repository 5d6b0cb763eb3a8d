import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { entity, type Stored } from "../../../shared/data/entity.ts";
import { type ItemAt, itemAt } from "../../../shared/data/read-together.ts";
import { adding, recordOf } from "../../../shared/data/repository.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { nextId } from "../../../shared/ids.ts";
import { sharedNote } from "./sharing-note.ts";
import { poate, type Seen } from "./acts.ts";
import { attachedLists } from "./attached.ts";
import type { Document } from "./document.ts";

const grantRights = ["CITIRE", "SCRIERE"] as const;

/** A document shared with a client or an operator. One grant per document and beneficiary. */
export const Grant = z.object({
  id: z.int(),
  documentId: z.int(),
  cod: z.string(),
  beneficiarClientId: z.int().optional(),
  beneficiarOperatorId: z.int().optional(),
  drept: z.enum(grantRights),
  dataExpirare: z.iso.datetime().optional(),
  /** What the one who gave it wrote to the beneficiary. */
  mesaj: sharedNote.optional(),
  creatDe: z.string(),
  creatLa: z.iso.datetime(),
  /** The partitions with its row: the lists of grants that had its document when it was given. */
  listedIn: z.array(z.string()),
  /** Key of the `due` index, where the nightly job finds expired grants. */
  dueStatus: z.literal("GRANT").optional(),
  dueAt: z.iso.datetime().optional(),
});

export type Grant = z.output<typeof Grant>;

export const GrantView = Grant.omit({ listedIn: true, dueStatus: true, dueAt: true })
  .extend(poate("grant"))
  .meta({ id: "PartajareDocument" });
export type GrantView = z.output<typeof GrantView>;

/** The fields that lists filter and sort by. */
export const GrantFilters = GrantView.omit({ poate: true });

/** A grant as its reader sees it. */
export type SeenGrant = Seen<Grant, "grant">;

/** The right that a grant gives, and its end. */
export type GrantTerms = Pick<Grant, "drept" | "dataExpirare">;

/** The beneficiary: exactly one of the two. */
export type Beneficiary = Pick<Grant, "beneficiarClientId" | "beneficiarOperatorId">;

/** A beneficiary as a key: `client#7` or `user#3`. */
export const granteeOf = ({ beneficiarClientId, beneficiarOperatorId }: Beneficiary): string =>
  beneficiarClientId === undefined ? `user#${beneficiarOperatorId}` : `client#${beneficiarClientId}`;

/** The prefix of the sort keys of grants in a document's partition. */
export const GRANT_PREFIX = "grant#";

export const grantKey = (documentId: number, grantee: string) => ({
  pk: `document#${documentId}`,
  sk: `${GRANT_PREFIX}${grantee}`,
});

/** A grant, to be read with others. */
export const grantAt = (documentId: number, grantee: string): ItemAt<Stored<Grant> | undefined> =>
  itemAt(grantKey(documentId, grantee), recordOf<Grant>);

/** The lists of grants over all documents. */
export const grantLists = attachedLists("grants");

/** The partition of the `due` index that holds grants with an end. */
export const GRANTS_DUE = "GRANT";

/** A grant is stored in its document's partition. The row of the document in the beneficiary's list is that of `granted.ts`. */
export const Grants = entity({
  name: "grant",
  service: "documents",
  schema: Grant,
  key: (grant: Pick<Grant, "documentId"> & Beneficiary) => grantKey(grant.documentId, granteeOf(grant)),
  lists: (grant) =>
    grant.listedIn.map((partition) => ({
      partition,
      attributes: { documentId: grant.documentId, grantee: granteeOf(grant) },
    })),
  counts: () => [],
});

/**
 * The sort key of the item that marks an account as having received grants: lists of its documents include grants only if
 * it exists. It stays when grants are revoked.
 */
export const GRANTED = "granted";
/** The same mark for grants on documents with more than MOST_BENEFICIARIES, which have a separate list. */
export const GRANTED_OF_MANY = "granted-of-many";

/** The write that marks the account of a beneficiary; a client has no account to mark. */
export const markingAccount = (grantee: string, sk: string): Write[] =>
  grantee.startsWith("user#")
    ? [{ item: { Put: { TableName: Grants.table, Item: { pk: grantee, sk } } } }]
    : [];

interface NewGrant extends Pick<Grant, "mesaj"> {
  beneficiary: Beneficiary;
  terms: GrantTerms;
  actor: string;
}

/** The fields of a grant that is given now. */
export function newGrant(document: Document, { beneficiary, terms, actor, mesaj }: NewGrant): Grant {
  const { beneficiarClientId, beneficiarOperatorId } = beneficiary;
  const id = nextId();
  return withTerms(
    {
      id,
      documentId: document.id,
      cod: document.cod,
      ...(beneficiarClientId === undefined ? { beneficiarOperatorId } : { beneficiarClientId }),
      drept: terms.drept,
      ...(mesaj === undefined ? {} : { mesaj }),
      creatDe: actor,
      creatLa: clock.iso(),
      listedIn: [
        ...grantLists.partitionsFor(document, id),
        ...grantLists.document(document.id).partitions,
        ...grantLists.person(granteeOf(beneficiary)).partitions,
      ],
    },
    terms,
  );
}

/** The grant with other terms. */
export function withTerms<G extends Grant>(grant: G, { drept, dataExpirare }: GrantTerms): G {
  const { dataExpirare: _end, dueStatus: _status, dueAt: _at, ...rest } = grant;
  const end = dataExpirare === undefined ? {} : { dataExpirare, dueStatus: GRANTS_DUE, dueAt: dataExpirare };
  return { ...rest, drept, ...end } as G;
}

/** The writes that store a new grant. */
export const granting = (grant: Grant): Write[] => [
  ...adding(Grants, grant),
  ...markingAccount(granteeOf(grant), GRANTED),
];
