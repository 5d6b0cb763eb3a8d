import {
  as,
  bucketOf,
  issuer,
  join,
  member,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  textFile,
  type Person,
  type ServiceClient,
} from "./testing.ts";
import { loadPerson } from "./access/load-person.ts";
import type { NewDocument } from "./files/filing/new-document.ts";
import { infect } from "./files/scanning/testing.ts";
import { createDocument, uploadDocument } from "./keeping/documents/create-document.ts";
import type { ActName } from "./records/acts.ts";
import type { Bucket } from "./records/bucket.ts";
import type { Answer } from "../../shared/testing/caller.ts";

/*
 * Every act that a view may name, as a call to its route. A view is right if its `poate` names exactly the calls that
 * succeed. A name without a call does not compile, and every route that writes to a document has a name.
 */

/** A document that a caller tries an act on, with the ids that request bodies must name. */
export interface Subject {
  id: number;
  kind: string;
  /** The record of the document, for acts on versions, grants, requests and signatures. */
  recordId: number;
  world: World;
}

interface Attempt {
  /** The operation that performs the act. */
  operation: string | string[];
  call(client: ServiceClient, subject: Subject): Promise<Answer<unknown>>;
}

type Attempts<Name extends string> = Record<Name, Attempt>;

const address = ({ id }: Subject, rest = "") => `/api/documents/${id}${rest}`;
const patching =
  (body: (subject: Subject) => object): Attempt["call"] =>
  (client, subject) =>
    client.patch(address(subject), body(subject));

const onDocuments: Attempts<ActName<"document">> = {
  DESCARCA: {
    operation: ["documents.download", "documents.downloadWithPassword"],
    call: (client, subject) => client.get(address(subject, "/download")),
  },
  TRANSCRIE: {
    operation: "transcriere.create",
    call: (client, { id }) => client.post("/api/transcriere", { documentId: id }),
  },
  MODIFICA: {
    operation: ["documents.patch", "documents.replace"],
    call: patching(() => ({ descriere: "altfel" })),
  },
  GUVERNEAZA: {
    operation: ["documents.patch", "documents.replace"],
    call: patching(({ kind, world }) => {
      // A reference stays PERSONAL; it can move to another bucket of its organization.
      if (kind === "a reference") return { bucketId: world.otherBucket.id };
      return { visibility: kind === "public" ? "PERSONAL" : "PUBLIC" };
    }),
  },
  ATRIBUIE: {
    operation: ["documents.patch", "documents.replace"],
    call: patching(({ world }) => ({ emitentId: world.emitentId })),
  },
  RETINE: {
    operation: ["documents.patch", "documents.replace"],
    // A change to the present value changes nothing, and every writer may send it.
    call: patching(({ kind }) => ({ retinereLegala: kind !== "deleted, on legal hold" })),
  },
  ADAUGA_VERSIUNE: {
    operation: "versions.create",
    call: (client, subject) => client.upload(address(subject, "/versions"), { file: textFile("doi") }),
  },
  RESINCRONIZEAZA: {
    operation: "imports.resync",
    call: (client, subject) => client.post(address(subject, "/resync")),
  },
  SEMNEAZA: {
    operation: "documents.sign",
    call: (client, subject) => client.post(address(subject, "/semneaza"), { semnatar: "Ana Rusu" }),
  },
  ARHIVEAZA: {
    operation: "documents.archive",
    call: (client, subject) => client.post(address(subject, "/arhiveaza")),
  },
  REACTIVEAZA: {
    operation: "documents.restore",
    call: (client, subject) => client.post(address(subject, "/restore")),
  },
  STERGE: {
    operation: "documents.remove",
    call: (client, subject) => client.delete(address(subject)),
  },
  ELIMINA: {
    operation: "documents.purge",
    call: (client, subject) => client.post(address(subject, "/purge")),
  },
  ELIBEREAZA: {
    operation: ["documents.release", "admin.documents.release"],
    call: (client, subject) => client.post(address(subject, "/release")),
  },
  PARTAJEAZA: {
    operation: ["documents.share", "partajare-documents.create"],
    call: (client, subject) =>
      client.post(address(subject, "/partajeaza"), {
        beneficiarOperatorId: subject.world.people.stranger.id,
        drept: "CITIRE",
      }),
  },
  CREEAZA_LINK: {
    operation: ["linkuri.create", "linkuri.remove", "linkuri.list"],
    call: (client, subject) => client.post(address(subject, "/linkuri"), {}),
  },
  EXPLICA_ACCESUL: {
    operation: "documents.readExplanation",
    call: (client, subject) =>
      client.get(address(subject, `/explica-acces?login=${subject.world.people.reader.login}`)),
  },
  NOTEAZA: {
    operation: "eveniment-documents.create",
    call: (client, { id }) =>
      client.post("/api/eveniment-documents", { documentId: id, detalii: { text: "verificat" } }),
  },
};

const onVersions: Attempts<ActName<"version">> = {
  DESCARCA: {
    operation: ["versions.download", "versions.downloadWithPassword"],
    call: (client, subject) => client.get(address(subject, "/versions/1/download")),
  },
  RESTAUREAZA: {
    operation: "versions.restore",
    call: (client, subject) => client.post(address(subject, "/versions/1/restore")),
  },
};

const onGrants: Attempts<ActName<"grant">> = {
  MODIFICA: {
    operation: ["partajare-documents.patch", "partajare-documents.replace"],
    call: (client, { recordId }) => client.patch(`/api/partajare-documents/${recordId}`, { drept: "CITIRE" }),
  },
  REVOCA: {
    operation: "partajare-documents.remove",
    call: (client, { recordId }) => client.delete(`/api/partajare-documents/${recordId}`),
  },
};

const onRequests: Attempts<ActName<"request">> = {
  MODIFICA: {
    operation: ["cerere-acces.patch", "cerere-acces.replace"],
    call: (client, { recordId }) => client.patch(`/api/cerere-acces/${recordId}`, { motivare: "altul" }),
  },
  RETRAGE: {
    operation: "cerere-acces.remove",
    call: (client, { recordId }) => client.delete(`/api/cerere-acces/${recordId}`),
  },
  APROBA: {
    operation: "cerere-acces.approve",
    call: (client, { recordId }) => client.post(`/api/cereri/${recordId}/aproba`),
  },
  RESPINGE: {
    operation: "cerere-acces.reject",
    call: (client, { recordId }) => client.post(`/api/cereri/${recordId}/respinge`),
  },
};

const onSignatures: Attempts<ActName<"signature">> = {
  DESCARCA: {
    operation: "semnatura-documents.download",
    call: (client, { recordId }) => client.get(`/api/semnaturi/${recordId}/download`),
  },
  VERIFICA: {
    operation: "semnatura-documents.verify",
    call: (client, { recordId }) => client.post(`/api/semnaturi/${recordId}/verifica`),
  },
  MODIFICA: {
    operation: ["semnatura-documents.patch", "semnatura-documents.replace"],
    call: (client, { recordId }) =>
      client.patch(`/api/semnatura-documents/${recordId}`, { observatii: "dosar" }),
  },
  STERGE: {
    operation: "semnatura-documents.remove",
    call: (client, { recordId }) => client.delete(`/api/semnatura-documents/${recordId}`),
  },
};

/** The operations that acts name. */
export const actOperations: string[] = [onDocuments, onVersions, onGrants, onRequests, onSignatures].flatMap(
  (attempts) => Object.values(attempts).flatMap(({ operation }) => operation),
);

export const kindsOfPeople = [
  "stranger",
  "reader",
  "writer",
  "suspended",
  "operator",
  "owner",
  "bucketAdmin",
  "orgAdmin",
  "keeper",
  "foreignAdmin",
  "serviceAdmin",
] as const;
export type KindOfPerson = (typeof kindsOfPeople)[number];

export interface World {
  bucket: Bucket;
  otherBucket: Bucket;
  emitentId: number;
  people: Record<KindOfPerson, Person>;
}

/**
 * `keeper`: an administrator of the organization with hasSecret; `suspended`: a person of a suspended organization.
 */
export async function newWorld(): Promise<World> {
  const org = await organization();
  const bucket = await bucketOf(org);
  const otherBucket = await bucketOf(org);
  const closed = await organization({ statut: "SUSPENDAT" });
  const people = {
    stranger: await person(),
    reader: await person(),
    writer: await person(),
    suspended: await person({ organizatieId: closed.id }),
    operator: await member(bucket),
    owner: await member(bucket),
    bucketAdmin: await member(bucket, "ADMIN"),
    orgAdmin: await organizationAdmin(org),
    keeper: await organizationAdmin(org, { hasSecret: true }),
    foreignAdmin: await organizationAdmin(await organization()),
    serviceAdmin: await serviceAdmin(),
  };
  // People who govern a document without administering its organization may move it only to where they may file.
  for (const who of [people.owner, people.bucketAdmin]) await join(who, otherBucket, "OPERATOR");
  return { bucket, otherBucket, emitentId: (await issuer()).id, people };
}

const aText = { name: "a.txt", contentType: "text/plain", bytes: Buffer.from("conținut") };
const fromSource = { furnizor: "provider_a", ref: "nota" } as Partial<NewDocument>;

interface KindOfDocument {
  fields?: Partial<NewDocument>;
  isEmpty?: boolean;
  /** Brings the document into its state, as its owner. */
  prepare?(owner: ServiceClient, id: number, keeper: ServiceClient): Promise<unknown>;
}

const remove = (owner: ServiceClient, id: number) => owner.delete(`/api/documents/${id}`);

/** Documents in every state and of every kind that decides on acts. */
export const kindsOfDocuments = {
  active: {},
  "imported as a copy": { fields: { ...fromSource, mod: "COPIE" } as Partial<NewDocument> },
  "a reference": {
    fields: { ...fromSource, mod: "LEGATURA" } as Partial<NewDocument>,
    isEmpty: true,
  },
  "without content": { isEmpty: true },
  public: { fields: { visibility: "PUBLIC" } },
  secret: { fields: { visibility: "SECRET" } },
  infected: { prepare: (_, id) => infect(id) },
  archived: { prepare: (owner, id) => owner.post(`/api/documents/${id}/arhiveaza`) },
  deleted: { prepare: remove },
  "deleted, on legal hold": {
    async prepare(owner, id, keeper) {
      await keeper.patch(`/api/documents/${id}`, { retinereLegala: true });
      await remove(owner, id);
    },
  },
  purged: {
    async prepare(owner, id) {
      await remove(owner, id);
      await owner.post(`/api/documents/${id}/purge`);
    },
  },
} satisfies Record<string, KindOfDocument> as Record<string, KindOfDocument>;

/** A new document of the owner, shared with the reader, the writer and the person of the suspended organization. */
async function newSubject(world: World, kind: string): Promise<Subject> {
  const { fields, isEmpty = false, prepare } = kindsOfDocuments[kind] ?? {};
  const { people, bucket } = world;
  const owner = await loadPerson(people.owner.id);
  if (!owner) throw new Error("the owner is gone");
  const wanted = { denumire: "Act", bucketId: bucket.id, ...fields };
  const { id } = isEmpty
    ? await createDocument(owner, wanted)
    : await uploadDocument(owner, { file: aText, ...wanted });
  const share = (somebody: Person, drept: string) =>
    as(people.owner).post(`/api/documents/${id}/partajeaza`, { beneficiarOperatorId: somebody.id, drept });
  await Promise.all([
    share(people.reader, "CITIRE"),
    share(people.writer, "SCRIERE"),
    share(people.suspended, "SCRIERE"),
  ]);
  await prepare?.(as(people.owner), id, as(people.keeper));
  return { id, kind, recordId: 0, world };
}

/**
 * True if a response shows that the caller has the right. A missing connection to the provider counts too: it is only
 * reported to callers who have the right.
 */
const isAllowed = ({ status, text }: Answer<unknown>): boolean =>
  status < 400 || text.includes("error.conexiuneInexistenta");

/**
 * Tries each act. Acts share a subject until one succeeds and uses it up; the next act then gets a new one.
 * @returns the acts that succeeded, and the statuses of the others
 */
async function tryAll<Name extends string>(
  attempts: Attempts<Name>,
  client: ServiceClient,
  renew: () => Promise<Subject>,
): Promise<{ done: Name[]; refused: Record<string, number> }> {
  const done: Name[] = [];
  const refused: Record<string, number> = {};
  let subject: Subject | undefined;
  for (const name of Object.keys(attempts) as Name[]) {
    subject ??= await renew();
    const answer = await attempts[name].call(client, subject);
    if (isAllowed(answer)) done.push(name);
    else refused[name] = answer.status;
    // A refused act has changed nothing.
    if (answer.status < 400) subject = undefined;
  }
  return { done, refused };
}

interface View {
  id: number;
  beneficiarOperatorId?: number;
  poate?: string[];
}

/** A subject with a record that was created while the document was active. */
async function withRecord(
  world: World,
  kind: string,
  make: (subject: Subject, owner: ServiceClient) => Promise<number>,
): Promise<Subject> {
  const subject = await newSubject(world, "active");
  const owner = as(world.people.owner);
  const recordId = await make(subject, owner);
  await kindsOfDocuments[kind]?.prepare?.(owner, subject.id, as(world.people.keeper));
  return { ...subject, kind, recordId };
}

async function request({ id, world }: Subject, owner: ServiceClient): Promise<number> {
  const { cod } = (await owner.get<{ cod: string }>(`/api/documents/${id}`)).json;
  const wanted = { cod, drept: "CITIRE", motivare: "O verificare" };
  return (await as(world.people.stranger).post<View>("/api/documents/cerere", wanted)).json.id;
}

async function sign({ id }: Subject, owner: ServiceClient): Promise<number> {
  return (await owner.post<View>(`/api/documents/${id}/semneaza`, { semnatar: "Ana Rusu" })).json.id;
}

/** The grant of the reader. */
async function grant({ id, world }: Subject, owner: ServiceClient): Promise<number> {
  const address = `/api/partajare-documents?filter[documentId]=${id}`;
  const { items } = (await owner.get<{ items: View[] }>(address)).json;
  return items.find(({ beneficiarOperatorId }) => beneficiarOperatorId === world.people.reader.id)?.id ?? 0;
}

/** A kind of record with `poate`: how to create and read one, and its acts. */
interface KindOfRecord {
  attempts: Attempts<string>;
  address(subject: Subject): string;
  subject(world: World, kind: string): Promise<Subject>;
}

export const kindsOfRecords = {
  documents: { attempts: onDocuments, address: (subject) => address(subject), subject: newSubject },
  versions: {
    attempts: onVersions,
    address: (subject) => address(subject, "/versions"),
    subject: newSubject,
  },
  grants: {
    attempts: onGrants,
    address: ({ recordId }) => `/api/partajare-documents/${recordId}`,
    subject: (world, kind) => withRecord(world, kind, grant),
  },
  requests: {
    attempts: onRequests,
    address: ({ recordId }) => `/api/cerere-acces/${recordId}`,
    subject: (world, kind) => withRecord(world, kind, request),
  },
  signatures: {
    attempts: onSignatures,
    address: ({ recordId }) => `/api/semnatura-documents/${recordId}`,
    subject: (world, kind) => withRecord(world, kind, sign),
  },
} satisfies Record<string, KindOfRecord>;

/** The acts that the view of a record names for a person, and the acts that succeed for them. */
export async function actsOf(
  world: World,
  what: keyof typeof kindsOfRecords,
  { kind, somebody }: { kind: string; somebody: KindOfPerson },
): Promise<{ named: string[]; done: string[]; refused: Record<string, number> }> {
  const { attempts, address: addressOf, subject }: KindOfRecord = kindsOfRecords[what];
  const client = as(world.people[somebody]);
  const shown = await client.get<View | View[]>(addressOf(await subject(world, kind)));
  const [view] = [shown.json].flat();
  const { done, refused } = await tryAll(attempts, client, () => subject(world, kind));
  return {
    named: shown.status === 404 ? [] : (view?.poate ?? ["a view without poate"]),
    // Deleting a deleted document succeeds and does nothing.
    done: kind.startsWith("deleted")
      ? done.filter((name) => what !== "documents" || name !== "STERGE")
      : done,
    refused,
  };
}

/** Statuses that refuse an act, because of the right, the state of the document or what the scan found. */
export const REFUSALS = [403, 404, 409, 415, 423];

export const subjectOf = newSubject;
