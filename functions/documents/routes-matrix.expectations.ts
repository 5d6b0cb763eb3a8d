import { create, read, readPartition } from "../../shared/data/repository.ts";
import { nextId } from "../../shared/ids.ts";
import type { Route } from "../../shared/http/route.ts";
import {
  as,
  bucketOf,
  client as clientRecord,
  fresh,
  freshIdno,
  issuer,
  join,
  machineClient,
  organization,
  person,
  textFile,
  type ServiceClient,
  type Person,
} from "./testing.ts";
import { groups } from "./api.ts";
import { loadPerson } from "./access/load-person.ts";
import type { NewDocument } from "./content/new-document.ts";
import { uploadDocument } from "./documents/create-document.ts";
import type { Bucket } from "./records/bucket.ts";
import { Authorities } from "./records/authority.ts";
import { Documents } from "./records/document.ts";
import { EVENT_PREFIX } from "./records/event.ts";
import { Grants } from "./records/grant.ts";
import type { Organization } from "./records/organization.ts";
import { requestAccess } from "./requests/request-access.ts";
import { shareDocument } from "./sharing/share-document.ts";
import { Roles } from "./records/role.ts";

/*
 * Every declared route, called by every kind of caller, with a new PERSONAL document of an organization. The table
 * is written by hand; a route without a line fails. What a status does not show (the documents of a list, the fields
 * that may be changed) has its own tests.
 */
export const columns = [
  "nobody",
  "stranger",
  "reader",
  "operator",
  "owner",
  "bucketAdmin",
  "orgAdmin",
  "foreignAdmin",
  "serviceAdmin",
] as const;
export type Column = (typeof columns)[number];

//                                         nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin
const documentRoutes = `
documents.list                             401    200      200    200      200   200         200      200          200
documents.count                            401    200      200    200      200   200         200      200          200
documents.create                           401    201      201    201      201   201         201      201          201
documents.upload                           401    201      201    201      201   201         201      201          201
documents.read                             401    404      200    200      200   200         200      404          200
documents.replace                          401    404      403    200      200   200         200      404          200
documents.patch                            401    404      403    200      200   200         200      404          200
documents.remove                           401    404      403    204      204   204         204      404          204
documents.download                         401    404      200    200      200   200         200      404          200
documents.downloadWithPassword             401    404      200    200      200   200         200      404          200
documents.archive                          401    404      403    200      200   200         200      404          200
documents.restore                          401    404      403    200      200   200         200      404          200
documents.purge                            401    404      404    403      200   200         200      404          200
versions.list                              401    404      200    200      200   200         200      404          200
versions.create                            401    404      403    201      201   201         201      404          201
versions.download                          401    404      200    200      200   200         200      404          200
versions.downloadWithPassword              401    404      200    200      200   200         200      404          200
versions.restore                           401    404      403    201      201   201         201      404          201
uploads.create                             401    201      201    201      201   201         201      201          201
uploads.read                               401    404      404    404      200   404         404      404          404
documents.share                            401    404      403    201      201   201         201      404          201
documents.readExplanation                  401    404      403    403      403   403         200      404          200
partajare-documents.list                   401    200      200    200      200   200         200      200          200
partajare-documents.count                  401    200      200    200      200   200         200      200          200
partajare-documents.read                   401    404      200    200      200   200         200      404          200
partajare-documents.create                 401    404      403    201      201   201         201      404          201
partajare-documents.replace                401    404      403    200      200   200         200      404          200
partajare-documents.patch                  401    404      403    200      200   200         200      404          200
partajare-documents.remove                 401    404      403    204      204   204         204      404          204
documents.requestAccess                    401    201      201    409      409   409         409      201          409
cerere-acces.list                          401    200      200    200      200   200         200      200          200
cerere-acces.count                         401    200      200    200      200   200         200      200          200
cerere-acces.create                        401    201      201    409      409   409         409      201          409
cerere-acces.read                          401    404      404    404      404   404         200      404          200
cerere-acces.replace                       401    404      404    404      404   404         200      404          200
cerere-acces.patch                         401    404      404    404      404   404         200      404          200
cerere-acces.remove                        401    404      404    404      404   404         204      404          204
cerere-acces.approve                       401    404      403    403      403   403         200      404          200
cerere-acces.reject                        401    404      403    403      403   403         200      404          200
eveniment-documents.list                    401    200      200    200      200   200         200      200          200
eveniment-documents.count                   401    200      200    200      200   200         200      200          200
eveniment-documents.read                    401    404      200    200      200   200         200      404          200
eveniment-documents.create                  401    403      403    403      403   403         201      404          201
integritate.verify                         401    404      200    200      200   200         200      404          200
conexiuni.list                             401    200      200    200      200   200         200      200          200
conexiuni.authorize                        401    200      200    200      200   200         200      200          200
conexiuni.finish                           400    400      400    400      400   400         400      400          400
conexiuni.remove                           401    204      204    204      204   204         204      204          204
conexiuni.listFiles                        401    409      409    409      409   409         409      409          409
imports.create                             401    409      409    409      409   409         409      409          409
imports.read                               401    404      404    404      404   404         404      404          404
imports.resync                             401    404      403    409      409   409         409      404          409
public-documents.list                      200    200      200    200      200   200         200      200          200
public-documents.read                      200    200      200    200      200   200         200      200          200
public-documents.download                  200    200      200    200      200   200         200      200          200
public-documents.downloadWithPassword      200    200      200    200      200   200         200      200          200
linkuri.list                               401    404      403    200      200   200         200      404          200
linkuri.create                             401    404      403    201      201   201         201      404          201
linkuri.remove                             401    404      403    204      204   204         204      404          204
public-linkuri.read                        200    200      200    200      200   200         200      200          200
public-linkuri.download                    200    200      200    200      200   200         200      200          200
public-linkuri.downloadWithPassword        200    200      200    200      200   200         200      200          200
`;

const accountRoutes = `
authenticate.signIn                        400    400      400    400      400   400         400      400          400
authenticate.readLogin                     401    200      200    200      200   200         200      200          200
account.register                           400    400      400    400      400   400         400      400          400
account.activate                           400    400      400    400      400   400         400      400          400
account.read                               401    200      200    200      200   200         200      200          200
account.replace                            401    200      200    200      200   200         200      200          200
account.changePassword                     401    400      400    400      400   400         400      400          400
account.requestReset                       400    400      400    400      400   400         400      400          400
account.readResetPage                      200    200      200    200      200   200         200      200          200
account.finishReset                        400    400      400    400      400   400         400      400          400
users.list                                 401    403      403    403      403   403         200      200          200
users.create                               401    403      403    403      403   403         201      201          201
users.replaceById                          401    403      403    403      403   403         200      404          200
users.read                                 401    403      403    403      403   403         200      404          200
users.replace                              401    403      403    403      403   403         200      404          200
users.requestReset                         401    403      403    403      403   403         204      404          204
users.remove                               401    403      403    403      403   403         204      404          204
`;

const tenantRoutes = `
acl.read                                   401    200      200    200      200   200         200      200          200
tenant.read                                401    200      200    200      200   200         200      200          200
tenant.listBuckets                         401    200      200    200      200   200         200      200          200
organizatii.list                           401    403      403    403      403   403         403      403          200
organizatii.create                         401    403      403    403      403   403         403      403          201
organizatii.read                           401    403      403    403      403   403         403      403          200
organizatii.replace                        401    403      403    403      403   403         403      403          200
organizatii.setStatut                      401    403      403    403      403   403         403      403          200
buckets.list                               401    403      403    403      403   403         200      200          200
buckets.create                             401    403      403    403      403   403         201      403          201
buckets.read                               401    403      403    403      403   403         200      404          200
buckets.replace                            401    403      403    403      403   403         200      404          200
buckets.setActive                          401    403      403    403      403   403         200      404          200
bucket-acces.list                           401    403      403    403      403   403         200      404          200
bucket-acces.create                         401    403      403    403      403   403         201      400          201
bucket-acces.remove                         401    403      403    403      403   403         204      404          204
tenant-users.list                           401    403      403    403      403   403         200      200          200
machine-clients.list                        401    403      403    403      403   403         200      200          200
machine-clients.read                        401    403      403    403      403   403         200      404          200
machine-clients.create                      401    403      403    403      403   403         403      403          201
machine-clients.replace                     401    403      403    403      403   403         403      403          200
machine-clients.rotate                      401    403      403    403      403   403         200      404          200
machine-clients.remove                      401    403      403    403      403   403         403      403          204
machine-tokens.create                       401    401      401    401      401   401         401      401          401
maintenance.run                             401    403      403    403      403   403         200      200          200
tenant-users.assign                         401    403      403    403      403   403         200      404          200
`;

const referenceRoutes = `
clients.list                               401    200      200    200      200   200         200      200          200
clients.count                              401    200      200    200      200   200         200      200          200
clients.read                               401    404      404    200      404   200         200      200          200
clients.listHistory                        401    403      403    403      403   403         403      403          200
clients.create                             401    403      403    403      403   403         403      403          201
clients.replace                            401    403      403    403      403   403         403      403          200
clients.patch                              401    403      403    403      403   403         403      403          200
clients.remove                             401    403      403    403      403   403         403      403          204
emitents.list                              401    200      200    200      200   200         200      200          200
emitents.count                             401    200      200    200      200   200         200      200          200
emitents.read                              401    200      200    200      200   200         200      200          200
emitents.listHistory                       401    403      403    403      403   403         403      403          200
emitents.create                            401    403      403    403      403   403         403      403          201
emitents.replace                           401    403      403    403      403   403         403      403          200
emitents.patch                             401    403      403    403      403   403         403      403          200
emitents.remove                            401    403      403    403      403   403         403      403          204
rols.list                                  401    200      200    200      200   200         200      200          200
rols.count                                 401    200      200    200      200   200         200      200          200
rols.read                                  401    200      200    200      200   200         200      200          200
rols.listHistory                           401    403      403    403      403   403         403      403          200
rols.create                                401    403      403    403      403   403         403      403          201
rols.replace                               401    403      403    403      403   403         403      403          200
rols.patch                                 401    403      403    403      403   403         403      403          200
rols.remove                                401    403      403    403      403   403         403      403          204
app-users.list                             401    200      200    200      200   200         200      200          200
app-users.count                            401    200      200    200      200   200         200      200          200
app-users.read                             401    404      404    200      200   200         200      404          200
app-users.create                           401    403      403    403      403   403         201      201          201
app-users.replace                          401    403      403    403      403   403         200      404          200
app-users.patch                            401    403      403    403      403   403         200      404          200
app-users.remove                           401    403      403    403      403   403         204      404          204
authorities.list                           401    200      200    200      200   200         200      200          200
authorities.count                          401    200      200    200      200   200         200      200          200
authorities.read                           401    200      200    200      200   200         200      200          200
authorities.create                         401    403      403    403      403   403         403      403          201
authorities.replace                        401    403      403    403      403   403         403      403          200
authorities.patch                          401    403      403    403      403   403         403      403          200
authorities.remove                         401    403      403    403      403   403         403      403          204
`;

const operationalRoutes = `
health.readLiveness                        200    200      200    200      200   200         200      200          200
health.readReadiness                       200    200      200    200      200   200         200      200          200
health.read                                200    200      200    200      200   200         200      200          200
metrics.read                               200    200      200    200      200   200         200      200          200
info.read                                  200    200      200    200      200   200         200      200          200
openapi.read                               200    200      200    200      200   200         200      200          200
management.readHealth                      200    200      200    200      200   200         200      200          200
management.readInfo                        200    200      200    200      200   200         200      200          200
management.readMetrics                     200    200      200    200      200   200         200      200          200
management.readComponent                   401    403      403    403      403   403         200      200          200
docs.readPage                              200    200      200    200      200   200         200      200          200
docs.readAsset                             200    200      200    200      200   200         200      200          200
`;

/** No token of a person is one of a machine; what machines get is in `machine/machine-access.test.ts`. */
const machineRoutes = `
machine-documents.list                     401    401      401    401      401   401         401      401          401
machine-documents.create                   401    401      401    401      401   401         401      401          401
machine-documents.read                     401    401      401    401      401   401         401      401          401
machine-documents.download                 401    401      401    401      401   401         401      401          401
machine-versions.list                      401    401      401    401      401   401         401      401          401
machine-versions.create                    401    401      401    401      401   401         401      401          401
machine-versions.download                  401    401      401    401      401   401         401      401          401
machine-versions.restore                   401    401      401    401      401   401         401      401          401
machine-uploads.create                     401    401      401    401      401   401         401      401          401
machine-uploads.read                       401    401      401    401      401   401         401      401          401
machine-events.list                        401    401      401    401      401   401         401      401          401
`;

/** The statuses of each route, in the order of the columns. */
export const expectations = new Map(
  [documentRoutes, accountRoutes, tenantRoutes, referenceRoutes, machineRoutes, operationalRoutes]
    .flatMap((table) => table.trim().split("\n"))
    .map((line) => line.trim().split(/\s+/))
    .map(([operationId = "", ...statuses]) => [operationId, statuses.map(Number)]),
);

/** The ids that a call uses. */
interface Subject {
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

/** The state that a document needs for the route to succeed. */
const states: Record<string, "archive" | "remove"> = {
  "documents.restore": "archive",
  "documents.purge": "remove",
};

/** What the reader lacks, and those who may write have. */
const asking = ({ cod }: Subject) => ({ cod, drept: "SCRIERE", motivare: "Pregătesc un răspuns" });

/** The bodies of the routes that need one here. */
const bodies: Record<string, (subject: Subject) => object> = {
  "documents.create": () => ({ denumire: "x" }),
  "documents.replace": () => ({ denumire: "y" }),
  "documents.patch": () => ({ descriere: "y" }),
  "documents.downloadWithPassword": () => ({ parola: "oricare" }),
  "versions.downloadWithPassword": () => ({ parola: "oricare" }),
  "public-documents.downloadWithPassword": () => ({ parola: "oricare" }),
  "linkuri.create": () => ({ maxDescarcari: 3 }),
  "public-linkuri.downloadWithPassword": () => ({ parola: "oricare" }),
  "imports.create": () => ({ furnizor: "PROVIDER_A", items: [{ ref: "nota", mod: "COPIE" }] }),
  "eveniment-documents.create": ({ documentId }) => ({ documentId, detalii: { text: "verificat" } }),
  "documents.share": ({ personId }) => ({ beneficiarOperatorId: personId, drept: "CITIRE" }),
  "partajare-documents.create": ({ documentId, personId }) => ({
    documentId,
    beneficiarOperatorId: personId,
    drept: "CITIRE",
  }),
  "partajare-documents.replace": ({ documentId }) => ({ documentId, drept: "SCRIERE" }),
  "documents.requestAccess": asking,
  "cerere-acces.create": asking,
  "cerere-acces.replace": asking,
  "uploads.create": () => ({ dimensiune: 10, contentType: "text/plain" }),
  "account.replace": () => ({ firstName: "Ana" }),
  "users.create": () => ({
    login: fresh("nou"),
    email: `${fresh("nou")}@exemplu.md`,
    password: "parola-lunga",
  }),
  "users.replaceById": ({ id, login }) => ({ id, login, firstName: "Ana" }),
  "users.replace": () => ({ firstName: "Ana" }),
  "clients.create": () => ({ denumire: "Ana" }),
  "clients.replace": () => ({ denumire: "Ana" }),
  "emitents.create": () => ({ cod: fresh("EM"), denumire: "Cadastru" }),
  "emitents.replace": () => ({ cod: fresh("EM"), denumire: "Cadastru" }),
  "authorities.create": () => ({ name: `ROLE_NR_${nextId()}` }),
  "authorities.replace": ({ name }) => ({ name }),
  "rols.create": () => ({ cod: fresh("ROL"), denumire: "Registrator" }),
  "rols.replace": () => ({ cod: fresh("ROL"), denumire: "Registrator" }),
  "app-users.create": () => ({ login: fresh("nou"), email: `${fresh("nou")}@exemplu.md` }),
  "app-users.replace": ({ login }) => ({ login, email: `${login}@exemplu.md` }),
  "organizatii.create": () => ({ cod: fresh("ORG"), denumire: "Nouă", idno: freshIdno() }),
  "organizatii.replace": () => ({ denumire: "Alta" }),
  "organizatii.setStatut": () => ({ statut: "SUSPENDAT" }),
  "buckets.create": ({ organizatieId }) => ({ organizatieId, cod: fresh("BKT"), denumire: "Nou" }),
  "buckets.replace": () => ({ denumire: "Alt" }),
  "buckets.setActive": () => ({ activ: false }),
  "bucket-acces.create": ({ bucketId, personId }) => ({
    bucketId,
    appUserId: personId,
    rol: "OPERATOR",
  }),
  "machine-uploads.create": () => ({ dimensiune: 10, contentType: "text/plain" }),
  "machine-clients.create": ({ emitentId }) => ({
    denumire: "Cadastru",
    emitentId,
    scopes: ["documente.read"],
  }),
  "machine-clients.replace": ({ emitentId }) => ({ denumire: "Alt", emitentId, scopes: ["documente.read"] }),
  "machine-clients.rotate": () => ({}),
  "machine-tokens.create": () => ({
    grant_type: "client_credentials",
    client_id: fresh("MC"),
    client_secret: "ghicit",
  }),
  "tenant-users.assign": ({ organizatieId }) => ({ organizatieId }),
};
/** The queries of the routes that need one. */
const queries: Record<string, (world: World) => string> = {
  "bucket-acces.list": ({ bucket }) => `?bucketId=${bucket.id}`,
  "documents.readExplanation": ({ reader }) => `?login=${reader.login}`,
};
/** Sent as HTML forms. */
const urlencoded = new Set(["machine-tokens.create"]);
const forms = new Set([
  "documents.upload",
  "versions.create",
  "machine-documents.create",
  "machine-versions.create",
]);

/** Every declared route. */
export const routes: Route[] = groups.flatMap((group) => Object.values(group));

/** The records that calls are about. */
export interface World {
  org: Organization;
  bucket: Bucket;
  /** Creates the documents, and is not in the bucket. */
  owner: Person;
  /** Somebody with whom each document is shared. */
  reader: Person;
  /** Somebody without any relation to them. */
  stranger: Person;
  /** Fields of the documents. */
  document?: Partial<NewDocument>;
}

/** Asks a route once; its subject is used up then. */
export type Ask = (client: ServiceClient) => Promise<number>;

/** Creates new records for one call of a route, so that no call depends on another one. */
export async function prepare(world: World, route: Route, body?: Record<string, unknown>): Promise<Ask> {
  const { operationId, method, path } = route;
  const subject = await createSubject(world, route);
  const { id, login, uploadId, linkId = 0, token = "" } = subject;
  const owner = as(world.owner);
  const state = states[operationId];
  if (state === "archive") await owner.post(`/api/documents/${id}/arhiveaza`);
  if (state === "remove") await owner.delete(`/api/documents/${id}`);
  const values: Record<string, string | number> = {
    id,
    login,
    uploadId,
    linkId,
    token,
    authority: id,
    numar: 1,
    cod: subject.cod ?? "",
    component: "env",
    asset: "swagger-ui.css",
    furnizor: "provider_a",
  };
  const query = queries[operationId]?.(world) ?? "";
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])) + query;
  return async (client) => {
    if (forms.has(operationId))
      return (await client.upload(address, { ...textsOf(body), file: textFile("nou") })).status;
    if (urlencoded.has(operationId)) {
      const values = new URLSearchParams(textsOf({ ...bodies[operationId]?.(subject), ...body }));
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      return (await client.post(address, values.toString(), headers)).status;
    }
    if (method === "GET") return (await client.get(address)).status;
    const send = client[method.toLowerCase() as "post" | "put" | "patch" | "delete"];
    return (await send(address, { ...(body ?? bodies[operationId]?.(subject)), ...required(subject) }))
      .status;
  };

  /** The records that a body of a test's own has to name. */
  function required({ documentId }: Subject): object {
    if (!body) return {};
    if (subject.emitentId !== undefined) return { emitentId: subject.emitentId };
    if ("drept" in body) return bodies[operationId]?.(subject) ?? {};
    if ("documentId" in body) return { documentId };
    if ("appUserId" in body) return bodies["bucket-acces.create"]?.(subject) ?? {};
    return {};
  }
}

/** The parts of a form. */
const textsOf = (fields: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

/** The fields of a document that was imported; no request can name them. */
const copied = { mod: "COPIE", furnizor: "provider_a", ref: "nota" } as Partial<NewDocument>;

async function createSubject(world: World, { path }: Route): Promise<Subject> {
  const { org, bucket } = world;
  const common = { organizatieId: org.id, bucketId: bucket.id, uploadId: 0 };
  const isAdministered = /^\/api\/(admin|app-users)/.test(path);
  const somebody = isAdministered ? await person({ organizatieId: org.id }) : world.stranger;
  const named = { ...common, personId: somebody.id, login: somebody.login };
  if (path.startsWith("/api/eveniment-documents"))
    return { ...named, ...(await eventOf(await documentOf(world))) };
  if (path.startsWith("/api/partajare-documents"))
    return { ...named, ...(await grantOf(world, await documentOf(world))) };
  if (path === "/api/documents/cerere" || path.startsWith("/api/cere"))
    return { ...named, ...(await requestFor(world, path)) };
  if (path.includes("{uploadId}")) {
    const wanted = bodies["uploads.create"]?.({ ...named, id: 0 });
    const opened = await as(world.owner).post<{ uploadId: number }>("/api/documents/uploads", wanted);
    return { ...named, ...opened.json, id: 0 };
  }
  if (path.startsWith("/api/v1/documents/{cod}")) {
    const id = await documentOf(world);
    return { ...named, id, cod: (await read(Documents, { id }))?.cod ?? "" };
  }
  if (path.includes("{linkId}") || path.includes("{token}"))
    return { ...named, ...(await linkOf(world, await documentOf(world))) };
  if (path.startsWith("/api/public/documents/{id}"))
    return { ...named, id: await documentOf({ ...world, document: { visibility: "PUBLIC" } }) };
  if (path.endsWith("/resync")) return { ...named, id: await documentOf({ ...world, document: copied }) };
  if (path.startsWith("/api/documents/{id}")) return { ...named, id: await documentOf(world) };
  if (path.startsWith("/api/admin/organizatii/")) return { ...named, id: (await organization()).id };
  if (path.startsWith("/api/admin/buckets/")) return { ...named, id: (await bucketOf(org)).id };
  if (path.startsWith("/api/admin/machine-clients")) {
    const { client } = await machineClient({ bucketId: bucket.id });
    return { ...named, id: client.id, emitentId: client.emitentId };
  }
  if (path.startsWith("/api/admin/bucket-acces/")) return { ...named, id: (await join(somebody, bucket)).id };
  if (path.startsWith("/api/clients/")) return { ...named, id: (await clientRecord()).id };
  if (path.startsWith("/api/emitents/")) return { ...named, id: (await issuer()).id };
  if (path.startsWith("/api/rols/"))
    return {
      ...named,
      id: (await create(Roles, { id: nextId(), cod: fresh("ROL"), denumire: "Registrator" })).id,
    };
  if (path.startsWith("/api/authorities/")) {
    const made = { id: nextId(), name: `ROLE_NR_${nextId()}` };
    return { ...named, ...(await create(Authorities, made)) };
  }
  return { ...named, id: somebody.id };
}

/** Creates a document of the owner and shares it with the reader. */
async function documentOf({ owner: { id: ownerId }, reader, bucket, document }: World): Promise<number> {
  const owner = await loadPerson(ownerId);
  if (!owner) throw new Error("the owner is gone");
  const filing = { ...owner, memberships: new Map([[bucket.id, "OPERATOR" as const]]) };
  const file = { name: "a.txt", contentType: "text/plain", bytes: Buffer.from("conținut") };
  const { id } = await uploadDocument(filing, { file, bucketId: bucket.id, ...document });
  await shareDocument(filing, id, { beneficiarOperatorId: reader.id, drept: "CITIRE" });
  return id;
}

/** The grant of the reader. */
async function grantOf({ reader }: World, documentId: number): Promise<{ id: number; documentId: number }> {
  const key = { id: 0, documentId, beneficiarOperatorId: reader.id };
  const grant = await read(Grants, key);
  return { id: grant?.id ?? 0, documentId };
}

/** A link of the owner to a document of theirs; a SECRET one has none. */
async function linkOf({ owner }: World, id: number): Promise<{ id: number; linkId: number; token: string }> {
  const { json } = await as(owner).post<{ id?: number; url?: string }>(`/api/documents/${id}/linkuri`, {});
  return { id, linkId: json.id ?? 1, token: json.url?.split("/").at(-1) ?? "" };
}

/** A request of somebody for a document; only the document's code where the route makes the request. */
async function requestFor(world: World, path: string): Promise<{ id: number; cod: string }> {
  const documentId = await documentOf(world);
  const { cod } = (await read(Documents, { id: documentId })) ?? { cod: "" };
  if (!path.includes("{id}")) return { id: documentId, cod };
  const somebody = await loadPerson((await person()).id);
  if (!somebody) throw new Error("the requester is gone");
  const { value } = await requestAccess(somebody, { cod, drept: "CITIRE", motivare: "O verificare" });
  return { id: value.id, cod };
}

async function eventOf(documentId: number): Promise<{ id: number; documentId: number }> {
  const [item] = await readPartition(Documents.table, `document#${documentId}`, { prefix: EVENT_PREFIX });
  return { id: Number(item?.id), documentId };
}
