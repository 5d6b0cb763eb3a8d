import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { absentOr, below, onlyIf } from "../../../shared/data/conditions.ts";
import { entity, uniqueKey, type ListRow, type Stored } from "../../../shared/data/entity.ts";
import { type ItemAt, itemAt } from "../../../shared/data/read-together.ts";
import { adding, changing, removing } from "../../../shared/data/repository.ts";
import { RevisionConflict, type Write } from "../../../shared/data/transaction.ts";
import { nextId, sortableId } from "../../../shared/ids.ts";
import { paragraphs } from "../../../shared/text-fields.ts";
import { poate } from "./acts.ts";
import { attachedLists } from "./attached.ts";
import { type Document, Documents } from "./document.ts";
import { type Beneficiary, Grant, granteeOf } from "./grant.ts";
import { sharedNote } from "./sharing-note.ts";
import { refusals } from "./texts.ts";

const requestStates = ["IN_ASTEPTARE", "APROBATA", "RESPINSA"] as const;

/** The reason for a request, or for refusing it. */
const reason = paragraphs(2000);

/**
 * A request for a right on a document that its requester knows by its code. The requester is an account or, for citizens,
 * the client that they are: exactly one of the two.
 */
export const AccessRequest = z.object({
  id: z.int(),
  cod: z.string(),
  documentId: z.int(),
  solicitantId: z.int(),
  solicitantClientId: z.int().optional(),
  drept: Grant.shape.drept,
  motivare: reason
    .trim()
    .min(1)
    .meta({ examples: ["Pregătesc un răspuns la o petiție"] }),
  status: z.enum(requestStates),
  creatLa: z.iso.datetime(),
  decisDe: z.string().optional(),
  decisLa: z.iso.datetime().optional(),
  motiv: reason.optional(),
  /** What the one who approved it wrote. */
  mesaj: sharedNote.optional(),
  /** The partitions that contain its row: the lists of requests that included its document when it was created. */
  listedIn: z.array(z.string()),
});

export type AccessRequest = z.output<typeof AccessRequest>;
export type AskedRight = AccessRequest["drept"];

/** The `solicitantId` of a request of a client: the contract has always promised the field, and no account has this id. */
const NO_ACCOUNT = 0;

/** The requester: an account, or the client that a citizen is. */
export type Requester = { solicitantId: number } | { solicitantClientId: number };

/** The ids of the requester, as a request and its rows have them. */
type RequesterIds = Partial<Pick<AccessRequest, "solicitantId" | "solicitantClientId">>;

/** The requester as the beneficiary of the grant that an approval gives. */
export const requesterOf = ({ solicitantId, solicitantClientId }: RequesterIds): Beneficiary =>
  solicitantClientId === undefined
    ? { beneficiarOperatorId: solicitantId }
    : { beneficiarClientId: solicitantClientId };

/** The name of the requester: `user#3`, or `client#7`. */
export const requesterName = (ids: RequesterIds): string => granteeOf(requesterOf(ids));

/** Who asked and who decided, by name: what is read says it to everybody who sees the request. */
const requestNames = {
  solicitantNume: z.string().optional(),
  /** Of an account. */
  solicitantLogin: z.string().optional(),
  decisDeNume: z.string().optional(),
};
export type RequestNames = Partial<Record<keyof typeof requestNames, string | undefined>>;

/** The requester sees no `documentId` before the approval. */
const Seen = AccessRequest.omit({ listedIn: true }).extend({ documentId: z.int().optional() });

export const AccessRequestView = Seen.extend({ ...requestNames, ...poate("request") }).meta({
  id: "CerereAcces",
});
export type AccessRequestView = z.output<typeof AccessRequestView>;

/** `deDecis`: only what waits for the caller's decision. */
export const TO_DECIDE = "deDecis";

/** The fields that lists filter and sort by. */
export const RequestFilters = Seen.extend({ [TO_DECIDE]: z.literal(true) });

/** The lists of requests over all documents, and those of the pending ones. */
export const requestLists = attachedLists("requests");
export const pendingLists = attachedLists("pending-requests");

export const isPending = ({ status }: Pick<AccessRequest, "status">): boolean => status === "IN_ASTEPTARE";

function rowsOf(request: AccessRequest): ListRow[] {
  const { documentId, solicitantId, solicitantClientId, listedIn } = request;
  const requester = { solicitantId, ...(solicitantClientId === undefined ? {} : { solicitantClientId }) };
  const pendingIn = isPending(request) ? listedIn.map((partition) => `pending-${partition}`) : [];
  return [...listedIn, ...pendingIn].map((partition) => ({
    partition,
    attributes: { documentId, ...requester },
    counter: null,
  }));
}

/** The prefix of the sort keys of requests in a document's partition. */
export const REQUEST_PREFIX = "request#";

/** Accounts and clients have ids of their own: an account and a client with the same id are two requesters. */
const pendingName = ({ documentId, ...ids }: RequesterIds & Pick<AccessRequest, "documentId">) =>
  `${documentId}#${ids.solicitantClientId === undefined ? ids.solicitantId : requesterName(ids)}`;

/** A request is stored in its document's partition. A requester has at most one pending request per document. */
export const AccessRequests = entity({
  name: "request",
  service: "documents",
  schema: AccessRequest,
  key: ({ id, documentId }: Pick<AccessRequest, "id" | "documentId">) => ({
    pk: Documents.key({ id: documentId }).pk,
    sk: `${REQUEST_PREFIX}${sortableId(id)}`,
  }),
  unique: {
    pending: {
      of: (request) => (isPending(request) ? pendingName(request) : undefined),
      // Of two concurrent requests, the second one finds the first.
      taken: () => new RevisionConflict(),
    },
  },
  lists: rowsOf,
});

/** The id of the pending request of a requester for a document, to be read with the document. */
export const pendingAt = (documentId: number, requester: Requester): ItemAt<number | undefined> =>
  itemAt(uniqueKey(AccessRequests.name, "pending", pendingName({ documentId, ...requester })), ({ id }) =>
    Number(id),
  );

/** A requester may have at most this many pending requests, so that requesting access to everything is throttled. */
export const MOST_PENDING = 50;

/**
 * The number of a requester's pending requests is a single item. Only that requester's requests write it concurrently, and
 * it is exact.
 */
function countingPending(request: AccessRequest, by: 1 | -1): Write {
  const Update = {
    TableName: AccessRequests.table,
    Key: { pk: `pending-requests#count#${requesterName(request)}`, sk: "count" },
    UpdateExpression: "ADD #count :by",
    ExpressionAttributeNames: { "#count": "count" },
    ExpressionAttributeValues: { ":by": by },
  };
  if (by < 0) return { item: { Update } };
  return onlyIf({ Update }, absentOr({ count: below(MOST_PENDING) }), () =>
    refusals.preaMulteCereriDeAcces({ limita: MOST_PENDING }),
  );
}

/** Builds a new request. */
export function newRequest(
  document: Document,
  asked: Requester & Pick<AccessRequest, "drept" | "motivare">,
): AccessRequest {
  const id = nextId();
  return {
    id,
    documentId: document.id,
    cod: document.cod,
    solicitantId: NO_ACCOUNT,
    ...asked,
    status: "IN_ASTEPTARE",
    creatLa: clock.iso(),
    listedIn: [
      ...requestLists.partitionsFor(document, id),
      ...requestLists.person(requesterName(asked)).partitions,
    ],
  };
}

/** The writes that store a new request. */
export const requesting = (request: AccessRequest): Write[] => [
  ...adding(AccessRequests, request),
  countingPending(request, 1),
];

/** The content of a decision. */
export interface Decision {
  status: "APROBATA" | "RESPINSA";
  actor: string;
  motiv?: string | undefined;
  mesaj?: string | undefined;
}

/** A pending request with a decision made now. */
export const decided = (
  request: Stored<AccessRequest>,
  { status, actor, motiv, mesaj }: Decision,
): Stored<AccessRequest> => ({
  ...request,
  status,
  decisDe: actor,
  decisLa: clock.iso(),
  ...(motiv === undefined ? {} : { motiv }),
  ...(mesaj === undefined ? {} : { mesaj }),
});

/** The writes that store a decision. */
export const deciding = (before: Stored<AccessRequest>, after: AccessRequest): Write[] => [
  ...changing(AccessRequests, before, after),
  countingPending(before, -1),
];

/** The writes that remove a pending request. */
export const withdrawing = (request: Stored<AccessRequest>): Write[] => [
  ...removing(AccessRequests, request),
  countingPending(request, -1),
];
