import type { UploadedFile } from "../../shared/http/multipart.ts";
import { loadPerson } from "./access/load-person.ts";
import { uploadDocument } from "./keeping/documents/create-document.ts";
import type { NewDocument } from "./files/filing/new-document.ts";
import type { Bucket } from "./records/bucket.ts";
import type { Organization } from "./records/organization.ts";
import { shareDocument } from "./granting/sharing/share-document.ts";
import type { Person } from "./testing.ts";

/* The calls of routes: `routes.expectations.ts` of a feature has those of its routes. */

/** The records used by the calls. */
export interface World {
  org: Organization;
  bucket: Bucket;
  /** Creates the documents, and is not a member of the bucket. */
  owner: Person;
  /** A person that each document is shared with. */
  reader: Person;
  /** A person without any relation to the documents. */
  stranger: Person;
  /** Fields of the documents. */
  document?: Partial<NewDocument>;
}

/** The ids that a call uses. */
export interface Subject {
  name?: string;
  id: number;
  documentId?: number;
  emitentId?: number;
  cod?: string;
  login: string;
  personId: number;
  organizatieId: number;
  bucketId: number;
  uploadId: number;
  linkId?: number;
  token?: string;
}

/** How a route is called so that an allowed caller succeeds. */
export interface Call {
  /** Creates the records that the call names; without it they are a person, the organization and the bucket. */
  subject?: (world: World) => Promise<Partial<Subject>>;
  /** The state that the document needs. */
  state?: "archive" | "remove";
  query?: (world: World) => string;
  body?: (subject: Subject) => object;
  /** True if the body is an HTML form. */
  isUrlencoded?: boolean;
  /** The file of a multipart body. */
  file?: File;
}

/** Calls by operation id. One under the name of a resource holds for its routes with a parameter. */
export type Calls = Record<string, Call>;

const aText = { name: "a.txt", contentType: "text/plain", bytes: Buffer.from("conținut") };

/** Creates a document of the owner and shares it with the reader. */
export async function documentOf(
  { owner: { id: ownerId }, reader, bucket, document }: World,
  file: UploadedFile = aText,
): Promise<number> {
  const owner = await loadPerson(ownerId);
  if (!owner) throw new Error("the owner is gone");
  const filing = { ...owner, memberships: new Map([[bucket.id, "OPERATOR" as const]]) };
  // A member files for a client as a clerk; only an administrator may file for the client that they belong to.
  const clerk = { ...filing, names: [owner.key] };
  const { id } = await uploadDocument(clerk, { file, bucketId: bucket.id, ...document });
  await shareDocument(filing, id, { beneficiarOperatorId: reader.id, drept: "CITIRE" });
  return id;
}

/** Creates a document as the subject of a call. */
export const prepareDocument = async (world: World): Promise<Partial<Subject>> => ({
  id: await documentOf(world),
});
