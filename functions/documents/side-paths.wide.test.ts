import { beforeAll, describe, expect, it, vi } from "vitest";
// All requests come from one address, within one minute of a stopped clock.
vi.hoisted(() => (process.env.PUBLIC_RATE_PER_MINUTE = "100000"));
import { clock } from "../../shared/clock.ts";
import { isOfficial } from "../../shared/features/accounts/account.ts";
import { read, readItems, recordOf } from "../../shared/data/repository.ts";
import type { Stored } from "../../shared/data/entity.ts";
import { searchIndex } from "./files/text/document-index.ts";
import type { Route } from "../../shared/http/route.ts";
import { type Right, rightsOf } from "./access/authorization.ts";
import { activeMachine } from "./access/load-machine.ts";
import { loadPerson } from "./access/load-person.ts";
import { anonymous, type Principal } from "./access/principal.ts";
import { tenthOf } from "../../shared/testing/drawn.ts";
import { writtenPdf } from "../../shared/testing/scanned-pdf.ts";
import { groups } from "./api.ts";
import { type Document, Documents } from "./records/document.ts";
import { type Grant, grantKey } from "./records/grant.ts";
import { indexDocuments } from "./keeping/search/index-documents.ts";
import {
  as,
  asMachine,
  bucketOf,
  issuer,
  machineClient,
  member,
  nobody,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  type Person,
  type ServiceClient,
} from "./testing.ts";

/*
 * Every route that shows documents, for every kind of caller and every visibility and state. Each route must show a
 * document exactly to the callers that `rightsOf` lets read it. A route that is not listed here fails.
 */

/** A caller, as known to the rule and to the service. */
interface Identity {
  name: string;
  client: ServiceClient;
  principal: Principal;
}

/** A document and its records. */
interface Subject {
  document: Stored<Document>;
  eventId: number;
  /** The grant of the reader. */
  grantId: number;
  requestId: number;
  conversionId: number;
  signatureId: number;
  linkId: number;
  token: string;
}

/** The rights of a caller on a document. */
interface Situation extends Identity {
  rights: ReadonlySet<Right>;
  /** The caller has a relation to the document, beyond what applies to all callers. */
  isRelated: boolean;
  document: Document;
}

interface Place {
  /** True if the route shows the document, or the part of it that the route is for. */
  shows(client: ServiceClient, subject: Subject): Promise<boolean>;
  to(situation: Situation): boolean;
}

const isPerson = ({ principal }: Situation) => principal.kind === "person";
const isStaff = ({ principal }: Situation) => principal.kind === "person" && isOfficial(principal);
const isMachine = ({ principal }: Situation) => principal.kind === "machine";
const can =
  (right: Right) =>
  ({ rights }: Situation) =>
    rights.has(right);
const hasBytes = ({ document }: Situation) => document.status !== "STERS";
const isPublic = ({ document: { visibility, status } }: Situation) =>
  visibility === "PUBLIC" && status === "ACTIV";
const isOpened = ({ document: { visibility, status } }: Situation) =>
  visibility !== "SECRET" && status === "ACTIV";
const all =
  (...conditions: ((situation: Situation) => boolean)[]) =>
  (situation: Situation) =>
    conditions.every((condition) => condition(situation));
const is =
  (...names: string[]) =>
  (situation: Situation) =>
    names.includes(situation.name);
const any =
  (...conditions: ((situation: Situation) => boolean)[]) =>
  (situation: Situation) =>
    conditions.some((condition) => condition(situation));

type Address = (subject: Subject) => string;
const succeeds = ({ status }: { status: number }) => status === 200 || status === 307 || status === 303;
/** A route that succeeds or refuses. */
const answered = (address: Address): Place["shows"] => {
  return async (client, subject) => succeeds(await client.get(address(subject)));
};
const sent = (address: Address, body: object): Place["shows"] => {
  return async (client, subject) => succeeds(await client.post(address(subject), body));
};
/** A list that contains a record or does not. */
const listed = (
  address: Address,
  wanted: (subject: Subject) => number | string,
  field = "id",
): Place["shows"] => {
  return async (client, subject) => {
    const { status, json } = await client.get<{ items?: Record<string, unknown>[] }>(address(subject));
    const items = Array.isArray(json) ? (json as Record<string, unknown>[]) : (json.items ?? []);
    return status === 200 && items.some((item) => item[field] === wanted(subject));
  };
};
const counted = (address: Address): Place["shows"] => {
  return async (client, subject) => {
    const { status, json } = await client.get(address(subject));
    return status === 200 && Number(json) > 0;
  };
};

const idOf = ({ document }: Subject) => document.id;
const codOf = ({ document }: Subject) => document.cod;
const one: Address = ({ document }) => `/api/documents/${document.id}`;
const inStaffZone: Address = ({ document }) => `/api/v1/staff/documents/${document.id}`;
const inAppZone: Address = ({ document }) => `/api/v1/app/documents/${document.cod}`;
const byCod: Address = ({ document }) => `/api/v1/documents/${document.cod}`;
const inList: Address = ({ document: { status, bucketId, visibility } }) =>
  `filter[status]=${status}&filter[bucketId]=${bucketId}&filter[visibility]=${visibility}&size=200`;
const found: Address = ({ document: { status, bucketId } }) =>
  `filter[status]=${status}&filter[bucketId]=${bucketId}&size=200`;
const ofDocument: Address = ({ document }) => `filter[documentId]=${document.id}`;
const password = { parola: "oricare" };
const sharesOrHolds = any(can("share"), all(can("read"), is("reader")));

/** The routes that show a document or something of it. */
const places: Record<string, Place> = {
  "documents.read": { shows: answered(one), to: all(isPerson, can("read")) },
  "documents.list": {
    shows: listed((subject) => `/api/documents?${inList(subject)}`, idOf),
    to: all(isPerson, can("read"), ({ isRelated }) => isRelated),
  },
  "documents.count": {
    shows: counted((subject) => `/api/documents/count?${inList(subject)}`),
    to: all(isPerson, can("read"), ({ isRelated }) => isRelated),
  },
  "documents.download": {
    shows: answered((subject) => `${one(subject)}/download`),
    to: all(isPerson, can("read"), hasBytes),
  },
  "documents.downloadWithPassword": {
    shows: sent((subject) => `${one(subject)}/download`, password),
    to: all(isPerson, can("read"), hasBytes),
  },
  "versions.list": {
    shows: answered((subject) => `${one(subject)}/versions`),
    to: all(isPerson, can("read")),
  },
  "versions.download": {
    shows: answered((subject) => `${one(subject)}/versions/1/download`),
    to: all(isPerson, can("read"), hasBytes),
  },
  "versions.downloadWithPassword": {
    shows: sent((subject) => `${one(subject)}/versions/1/download`, password),
    to: all(isPerson, can("read"), hasBytes),
  },
  "search.list": {
    shows: listed((subject) => `/api/search/documente?${found(subject)}`, idOf),
    to: all(isPerson, can("read"), hasBytes, ({ isRelated }) => isRelated),
  },
  "eveniment-documents.list": {
    shows: listed((subject) => `/api/eveniment-documents?${ofDocument(subject)}`, idOf, "documentId"),
    to: all(isPerson, can("read")),
  },
  "eveniment-documents.count": {
    shows: counted((subject) => `/api/eveniment-documents/count?${ofDocument(subject)}`),
    to: all(isPerson, can("read")),
  },
  "eveniment-documents.read": {
    shows: answered(({ eventId }) => `/api/eveniment-documents/${eventId}`),
    to: all(isPerson, can("read")),
  },
  "integritate.verify": {
    shows: answered((subject) => `${one(subject)}/integritate`),
    to: all(isPerson, can("read")),
  },
  "documents.readExplanation": {
    shows: answered((subject) => `${one(subject)}/explica-acces?login=${world.reader.login}`),
    to: all(isPerson, can("administer")),
  },
  "partajare-documents.list": {
    shows: listed(
      (subject) => `/api/partajare-documents?${ofDocument(subject)}`,
      ({ grantId }) => grantId,
    ),
    to: all(isPerson, sharesOrHolds),
  },
  "partajare-documents.count": {
    shows: counted((subject) => `/api/partajare-documents/count?${ofDocument(subject)}`),
    to: all(isPerson, any(sharesOrHolds, all(can("read"), is("writer")))),
  },
  "partajare-documents.read": {
    shows: answered(({ grantId }) => `/api/partajare-documents/${grantId}`),
    to: all(isPerson, sharesOrHolds),
  },
  "cerere-acces.list": {
    shows: listed(
      (subject) => `/api/cerere-acces?${ofDocument(subject)}`,
      ({ requestId }) => requestId,
    ),
    to: all(isPerson, can("share")),
  },
  "cerere-acces.count": {
    shows: counted((subject) => `/api/cerere-acces/count?${ofDocument(subject)}`),
    to: all(isPerson, can("share")),
  },
  "cerere-acces.read": {
    shows: answered(({ requestId }) => `/api/cerere-acces/${requestId}`),
    to: all(isPerson, any(can("share"), is("requester"))),
  },
  "transcriere.readText": {
    shows: answered(({ conversionId }) => `/api/transcriere/${conversionId}/text`),
    to: all(isPerson, can("read"), hasBytes),
  },
  "transcriere.download": {
    shows: answered(({ conversionId }) => `/api/transcriere/${conversionId}/download`),
    to: all(isPerson, can("read"), hasBytes),
  },
  "conversies.list": {
    shows: listed(
      (subject) => `/api/conversies?${ofDocument(subject)}`,
      ({ conversionId }) => conversionId,
    ),
    to: all(isPerson, can("read")),
  },
  "conversies.count": {
    shows: counted((subject) => `/api/conversies/count?${ofDocument(subject)}`),
    to: all(isPerson, can("read")),
  },
  "conversies.read": {
    shows: answered(({ conversionId }) => `/api/conversies/${conversionId}`),
    to: all(isPerson, can("read")),
  },
  "documents.readView": {
    shows: answered((subject) => `${one(subject)}/lectura`),
    to: all(isPerson, can("read"), hasBytes),
  },
  "documents.readWords": {
    shows: answered((subject) => `${one(subject)}/cuvinte`),
    to: all(isPerson, can("read"), hasBytes),
  },
  "documents.readPreview": {
    shows: answered((subject) => `${one(subject)}/previzualizare?latime=64`),
    to: all(isPerson, can("read"), hasBytes),
  },
  "semnatura-documents.list": {
    shows: listed(
      (subject) => `/api/semnatura-documents?${ofDocument(subject)}`,
      ({ signatureId }) => signatureId,
    ),
    to: all(isPerson, can("read")),
  },
  "semnatura-documents.count": {
    shows: counted((subject) => `/api/semnatura-documents/count?${ofDocument(subject)}`),
    to: all(isPerson, can("read")),
  },
  "semnatura-documents.read": {
    shows: answered(({ signatureId }) => `/api/semnatura-documents/${signatureId}`),
    to: all(isPerson, can("read")),
  },
  "semnatura-documents.listOfDocument": {
    shows: listed(
      (subject) => `${one(subject)}/semnaturi`,
      ({ signatureId }) => signatureId,
    ),
    to: all(isPerson, can("read")),
  },
  "semnatura-documents.download": {
    shows: answered(({ signatureId }) => `/api/semnaturi/${signatureId}/download`),
    to: all(isPerson, can("read"), hasBytes),
  },
  "semnatura-documents.listInside": {
    shows: answered((subject) => `${one(subject)}/semnaturi/din-fisier`),
    to: all(isPerson, can("read"), hasBytes),
  },
  "semnatura-documents.listProofs": {
    shows: answered((subject) => `${one(subject)}/semnaturi/dovezi`),
    to: all(isPerson, can("read"), hasBytes),
  },
  "semnatura-documents.listFiles": {
    shows: answered((subject) => `${one(subject)}/semnaturi/fisiere`),
    to: all(isPerson, can("read"), hasBytes),
  },
  "semnatura-documents.downloadFile": {
    // These documents have no files inside: files-inside.wide.test.ts asks for those of others.
    shows: answered((subject) => `${one(subject)}/semnaturi/fisiere/1/download`),
    to: () => false,
  },
  "semnatura-documents.createDocument": {
    shows: sent((subject) => `${one(subject)}/semnaturi/fisiere/1/document`, {}),
    to: () => false,
  },
  "semnatura-documents.downloadReport": {
    shows: answered((subject) => `${one(subject)}/semnaturi/raport?format=xml`),
    to: all(isPerson, can("read"), hasBytes),
  },
  "semnatura-documents.downloadContainer": {
    // These signatures are inside of a PDF, which is its own container: container.wide.test.ts asks for that of others.
    shows: answered(({ signatureId }) => `/api/semnaturi/${signatureId}/container`),
    to: () => false,
  },
  "linkuri.list": {
    shows: listed(
      (subject) => `${one(subject)}/linkuri`,
      ({ linkId }) => linkId,
    ),
    to: all(isPerson, can("share")),
  },
  "public-documents.list": {
    shows: listed((subject) => `/api/public/documents?q=${codOf(subject)}`, idOf),
    to: isPublic,
  },
  "public-documents.read": {
    shows: answered((subject) => `/api/public/documents/${idOf(subject)}`),
    to: isPublic,
  },
  "public-documents.download": {
    shows: answered((subject) => `/api/public/documents/${idOf(subject)}/download`),
    to: isPublic,
  },
  "public-documents.downloadWithPassword": {
    shows: sent((subject) => `/api/public/documents/${idOf(subject)}/download`, password),
    to: isPublic,
  },
  "public.documents.list": {
    shows: listed((subject) => `/api/v1/public/documents?q=${codOf(subject)}`, idOf),
    to: isPublic,
  },
  "public.documents.read": {
    shows: answered((subject) => `/api/v1/public/documents/${idOf(subject)}`),
    to: isPublic,
  },
  "public.documents.download": {
    shows: answered((subject) => `/api/v1/public/documents/${idOf(subject)}/content`),
    to: isPublic,
  },
  "public.documents.readPreview": {
    shows: answered((subject) => `/api/v1/public/documents/${idOf(subject)}/previews?latime=64`),
    to: isPublic,
  },
  "public.documents.readView": {
    shows: answered((subject) => `/api/v1/public/documents/${idOf(subject)}/readings`),
    to: isPublic,
  },
  "staff.documents.list": {
    shows: listed((subject) => `/api/v1/staff/documents?${inList(subject)}`, idOf),
    to: all(isStaff, can("read"), ({ isRelated }) => isRelated),
  },
  "staff.documents.count": {
    shows: counted((subject) => `/api/v1/staff/documents/count?${inList(subject)}`),
    to: all(isStaff, can("read"), ({ isRelated }) => isRelated),
  },
  "staff.documents.read": { shows: answered(inStaffZone), to: all(isStaff, can("read")) },
  "staff.documents.download": {
    shows: answered((subject) => `${inStaffZone(subject)}/content`),
    to: all(isStaff, can("read"), hasBytes),
  },
  "staff.documents.listVersions": {
    shows: answered((subject) => `${inStaffZone(subject)}/versions`),
    to: all(isStaff, can("read")),
  },
  "staff.documents.listEvents": {
    shows: answered((subject) => `${inStaffZone(subject)}/events`),
    to: all(isStaff, can("read")),
  },
  "staff.documents.listGrants": {
    shows: listed(
      (subject) => `${inStaffZone(subject)}/grants`,
      ({ grantId }) => grantId,
    ),
    to: all(isStaff, sharesOrHolds),
  },
  "staff.access-requests.list": {
    shows: listed(
      (subject) => `/api/v1/staff/access-requests?${ofDocument(subject)}`,
      ({ requestId }) => requestId,
    ),
    to: all(isStaff, can("share")),
  },
  "staff.access-requests.read": {
    shows: answered(({ requestId }) => `/api/v1/staff/access-requests/${requestId}`),
    to: all(isStaff, any(can("share"), is("requester"))),
  },
  "public-linkuri.read": { shows: answered(({ token }) => `/api/public/linkuri/${token}`), to: isOpened },
  "public-linkuri.download": {
    shows: answered(({ token }) => `/api/public/linkuri/${token}/download`),
    to: isOpened,
  },
  "public-linkuri.readPreview": {
    shows: answered(({ token }) => `/api/public/linkuri/${token}/previzualizare?latime=64`),
    to: isOpened,
  },
  "public-linkuri.readView": {
    shows: answered(({ token }) => `/api/public/linkuri/${token}/lectura`),
    to: isOpened,
  },
  "public-linkuri.downloadWithPassword": {
    shows: sent(({ token }) => `/api/public/linkuri/${token}/download`, {}),
    to: isOpened,
  },
  "machine-documents.list": {
    shows: listed(() => `/api/v1/documents?size=200`, codOf, "cod"),
    to: all(isMachine, can("read"), hasBytes),
  },
  "machine-documents.read": { shows: answered(byCod), to: all(isMachine, can("read")) },
  "machine-documents.download": {
    shows: answered((subject) => `${byCod(subject)}/continut`),
    to: all(isMachine, can("read"), hasBytes),
  },
  "machine-versions.list": {
    shows: answered((subject) => `${byCod(subject)}/versiuni`),
    to: all(isMachine, can("read")),
  },
  "machine-versions.download": {
    shows: answered((subject) => `${byCod(subject)}/versiuni/1/continut`),
    to: all(isMachine, can("read"), hasBytes),
  },
  "app.documents.list": {
    shows: listed(() => "/api/v1/app/documents?size=200", codOf, "cod"),
    to: all(isMachine, can("read"), hasBytes),
  },
  "app.documents.read": { shows: answered(inAppZone), to: all(isMachine, can("read")) },
  "app.documents.download": {
    shows: answered((subject) => `${inAppZone(subject)}/content`),
    to: all(isMachine, can("read"), hasBytes),
  },
  "app.documents.listVersions": {
    shows: answered((subject) => `${inAppZone(subject)}/versions`),
    to: all(isMachine, can("read")),
  },
  "machine-events.list": {
    shows: listed(() => "/api/v1/evenimente?size=200", codOf, "cod"),
    to: all(is("machine of the issuer"), can("read")),
  },
};

/**
 * Routes that show nothing of a document: people, tenants, registers, the state of one's own uploads, the service
 * itself, and the admin zone; and templates, the zone of citizens and the inbox, which have tests of their own
 * (`templates/template-paths.test.ts`, `zones/citizens.test.ts`, `telling/inbox/inbox.test.ts`).
 */
const silent =
  /^(uploads|imports|conexiuni|machine-uploads|authenticate|factors|signIns|account|users|acl|tenant|organizatii|buckets|bucket-acces|tenant-users|machine-clients|templates|machine-templates|reindex|clients|emitents|rols|app-users|authorities|health|metrics|info|openapi|management|docs|citizen|admin|inbox|staff\.inboxes|staff\.messages|public\.sessions)\./;

const world = {} as { reader: Person };
let identities: Identity[];
let subjects: Subject[];

const visibilities = ["PUBLIC", "PERSONAL", "SECRET"] as const;
const states = ["ACTIV", "ARHIVAT", "STERS"] as const;

const official = { authorities: ["ROLE_USER", "ROLE_STAFF"] };

beforeAll(async () => {
  const home = await organization();
  const bucket = await bucketOf(home);
  const { id: emitentId } = await issuer();
  const [owner, reader, writer] = [
    await person({ organizatieId: home.id, ...official }),
    await person(official),
    await person({ hasSecret: true }),
  ];
  const requester = await person({ hasSecret: true, ...official });
  const clerk = await organizationAdmin(home, { hasSecret: true });
  world.reader = reader;
  const content = Uint8Array.from(await writtenPdf(["conținut"]));

  async function subjectOf(visibility: (typeof visibilities)[number], status: (typeof states)[number]) {
    const by = as(owner);
    const file = new File([content], "act.pdf", { type: "application/pdf" });
    const form = { file, bucketId: String(bucket.id), criptat: "true" };
    const { id, cod } = (await by.upload<Document>("/api/documents/upload", form)).json;
    const address = `/api/documents/${id}`;
    await as(clerk).patch(address, { emitentId });
    const share = async ({ id: beneficiarOperatorId }: Person, drept: string) =>
      (await by.post<Grant>(`${address}/partajeaza`, { beneficiarOperatorId, drept })).json.id;
    const grantId = await share(reader, "CITIRE");
    await share(writer, "SCRIERE");
    const link = (await by.post<{ id: number; url: string }>(`${address}/linkuri`, {})).json;
    const signed = await by.post<{ id: number }>(`${address}/semneaza`, { semnatar: "Ana Rusu" });
    const signatureId = signed.json.id;
    const asked = { cod, drept: "CITIRE", motivare: "O verificare" };
    const requestId = (await as(requester).post<{ id: number }>("/api/documents/cerere", asked)).json.id;
    const conversionId = (await by.post<{ id: number }>("/api/transcriere", { documentId: id })).json.id;
    const events = `/api/eveniment-documents?filter[documentId]=${id}`;
    const { items } = (await by.get<{ items: { id: number }[] }>(events)).json;
    await by.patch(address, { visibility });
    if (status === "ARHIVAT") await by.post(`${address}/arhiveaza`);
    if (status === "STERS") await by.delete(address);
    const document = await read(Documents, { id });
    if (!document) throw new Error("the document is gone");
    expect(document).toMatchObject({ visibility, status, emitentId });
    const token = link.url.split("/").at(-1) ?? "";
    return {
      document,
      eventId: items.at(-1)?.id ?? 0,
      grantId,
      requestId,
      conversionId,
      signatureId,
      linkId: link.id,
      token,
    };
  }

  const people: Record<string, Person> = {
    stranger: await person(),
    "stranger with hasSecret": await person({ hasSecret: true, ...official }),
    owner,
    reader,
    writer,
    requester,
    operator: await member(bucket),
    "operator with hasSecret": await member(bucket, "OPERATOR", { hasSecret: true, ...official }),
    "bucket ADMIN": await member(bucket, "ADMIN"),
    "administrator of the organization": await organizationAdmin(home),
    "administrator of the organization with hasSecret": clerk,
    "administrator of another": await organizationAdmin(await organization(), { hasSecret: true }),
    "service administrator": await serviceAdmin(),
    "service administrator with hasSecret": await serviceAdmin({ hasSecret: true }),
  };
  const machines = {
    "machine of the issuer": await machineClient({ emitentId }),
    "machine of another issuer": await machineClient(),
  };
  const made: Subject[] = [];
  for (const visibility of visibilities)
    for (const status of states) made.push(await subjectOf(visibility, status));
  for (const { document } of made) await indexDocuments(searchIndex(), [document.id]);
  subjects = made;
  identities = [
    { name: "nobody", client: nobody, principal: anonymous },
    ...(await Promise.all(
      Object.entries(people).map(async ([name, somebody]) => ({
        name,
        client: as(somebody),
        principal: (await loadPerson(somebody.id)) ?? anonymous,
      })),
    )),
    ...(await Promise.all(
      Object.entries(machines).map(async ([name, found]) => ({
        name,
        client: asMachine(found),
        principal: (await activeMachine(found.client.id, "read")) ?? anonymous,
      })),
    )),
  ];
  // Machines see an event only after its transaction must have ended.
  clock.freeze(new Date(Date.now() + 120_000));
  return () => clock.resume();
});

async function situationOf(identity: Identity, { document }: Subject): Promise<Situation> {
  const { principal } = identity;
  const items = await readItems(
    Documents.table,
    principal.names.map((name) => grantKey(document.id, name)),
  );
  const grants = items.flatMap((item) => (item ? [recordOf<Grant>(item)] : []));
  const rights = rightsOf(principal, document, grants);
  const isSecret = document.visibility === "SECRET";
  const hidden = { ...document, visibility: isSecret ? ("SECRET" as const) : ("PERSONAL" as const) };
  return { ...identity, document, rights, isRelated: rightsOf(principal, hidden, grants).has("read") };
}

const nameOf = ({ document }: Subject) => `${document.visibility} ${document.status}`;

const shows = ({ method, path }: Route) => method === "GET" || /\/(download|document)$/.test(path);

describe("a document is seen by those who may read it, whichever way they take", () => {
  it("every route that can show one has its place here", () => {
    const declared = groups.flatMap((group) => Object.values(group)).filter(shows);
    const known = declared.map(({ operationId }) => operationId).filter((id) => !silent.test(id));
    expect(known.sort()).toEqual(Object.keys(places).sort());
  });

  const routes = Object.entries(places).map(([name, place], route) => ({ name, route, ...place }));

  it.each(routes)("$name", async ({ route, shows: isShown, to }) => {
    const [found, wanted]: [string[], string[]] = [[], []];
    for (const [row, subject] of subjects.entries()) {
      await Promise.all(
        tenthOf(identities, route + row).map(async (identity) => {
          const line = `${nameOf(subject)} to ${identity.name}`;
          if (await isShown(identity.client, subject)) found.push(line);
          if (to(await situationOf(identity, subject))) wanted.push(line);
        }),
      );
    }
    expect(found.sort()).toEqual(wanted.sort());
  });
});
