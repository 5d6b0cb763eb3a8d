import { create, read, readPartition } from "../../shared/data/repository.ts";
import { transact } from "../../shared/data/transaction.ts";
import { nextId } from "../../shared/ids.ts";
import type { UploadedFile } from "../../shared/http/multipart.ts";
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
import { writtenPdf } from "../../shared/testing/scanned-pdf.ts";
import { groups } from "./api.ts";
import { loadPerson } from "./access/load-person.ts";
import type { NewDocument } from "./filing/new-document.ts";
import { uploadDocument } from "./documents/create-document.ts";
import type { Bucket } from "./records/bucket.ts";
import { newRequest, requesting } from "./records/access-request.ts";
import { Authorities } from "./records/authority.ts";
import { Documents } from "./records/document.ts";
import { EVENT_PREFIX } from "./records/event.ts";
import { Grants } from "./records/grant.ts";
import type { Organization } from "./records/organization.ts";
import { shareDocument } from "./sharing/share-document.ts";
import { Roles } from "./records/role.ts";

/*
 * Every declared route, called by every kind of caller, with a new PERSONAL document of an organization that has an
 * issuer. `machine` belongs to that issuer, `otherMachine` to another one, `writeMachine` to the issuer with only
 * documente.write; `linkHolder` has the token of a link and sends it like any other token. The table is written by
 * hand, and a route without a line fails. Effects that a status does not show (the documents of a list, the fields
 * that may be changed) have their own tests.
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
  "machine",
  "otherMachine",
  "writeMachine",
  "linkHolder",
] as const;
export type Column = (typeof columns)[number];

//                                         nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
const documentRoutes = `
documents.list                             401    200      200    200      200   200         200      200          200          401     401          401          401
documents.count                            401    200      200    200      200   200         200      200          200          401     401          401          401
documents.create                           401    201      201    201      201   201         201      201          201          401     401          401          401
documents.upload                           401    201      201    201      201   201         201      201          201          401     401          401          401
documents.read                             401    404      200    200      200   200         200      404          200          401     401          401          401
documents.replace                          401    404      403    200      200   200         200      404          200          401     401          401          401
documents.patch                            401    404      403    200      200   200         200      404          200          401     401          401          401
documents.remove                           401    404      403    204      204   204         204      404          204          401     401          401          401
documents.download                         401    404      200    200      200   200         200      404          200          401     401          401          401
documents.downloadWithPassword             401    404      200    200      200   200         200      404          200          401     401          401          401
documents.archive                          401    404      403    200      200   200         200      404          200          401     401          401          401
documents.restore                          401    404      403    200      200   200         200      404          200          401     401          401          401
documents.purge                            401    404      404    403      200   200         200      404          200          401     401          401          401
versions.list                              401    404      200    200      200   200         200      404          200          401     401          401          401
versions.create                            401    404      403    201      201   201         201      404          201          401     401          401          401
versions.download                          401    404      200    200      200   200         200      404          200          401     401          401          401
versions.downloadWithPassword              401    404      200    200      200   200         200      404          200          401     401          401          401
versions.restore                           401    404      403    201      201   201         201      404          201          401     401          401          401
uploads.create                             401    201      201    201      201   201         201      201          201          401     401          401          401
uploads.read                               401    404      404    404      200   404         404      404          404          401     401          401          401
documents.share                            401    404      403    201      201   201         201      404          201          401     401          401          401
documents.readExplanation                  401    404      403    403      403   403         200      404          200          401     401          401          401
partajare-documents.list                   401    200      200    200      200   200         200      200          200          401     401          401          401
partajare-documents.count                  401    200      200    200      200   200         200      200          200          401     401          401          401
partajare-documents.read                   401    404      200    200      200   200         200      404          200          401     401          401          401
partajare-documents.create                 401    404      403    201      201   201         201      404          201          401     401          401          401
partajare-documents.replace                401    404      403    200      200   200         200      404          200          401     401          401          401
partajare-documents.patch                  401    404      403    200      200   200         200      404          200          401     401          401          401
partajare-documents.remove                 401    404      204    204      204   204         204      404          204          401     401          401          401
documents.requestAccess                    401    201      201    409      409   409         409      201          409          401     401          401          401
templates.list                             401    200      200    200      200   200         200      200          200          401     401          401          401
templates.count                            401    200      200    200      200   200         200      200          200          401     401          401          401
templates.create                           401    201      201    201      201   201         201      201          201          401     401          401          401
templates.read                             401    404      404    404      200   404         200      404          200          401     401          401          401
templates.replace                          401    404      404    404      200   404         200      404          200          401     401          401          401
templates.patch                            401    404      404    404      200   404         200      404          200          401     401          401          401
templates.remove                           401    404      404    404      204   404         204      404          204          401     401          401          401
templates.download                         401    404      404    404      200   404         200      404          200          401     401          401          401
templates.generate                         401    404      404    404      201   404         201      404          201          401     401          401          401
templates.downloadResult                   401    404      404    404      200   404         200      404          200          401     401          401          401
templates.import                           401    201      201    201      201   201         201      201          201          401     401          401          401
templates.render                           401    200      200    200      200   200         200      200          200          401     401          401          401
cerere-acces.list                          401    200      200    200      200   200         200      200          200          401     401          401          401
cerere-acces.count                         401    200      200    200      200   200         200      200          200          401     401          401          401
cerere-acces.create                        401    201      201    409      409   409         409      201          409          401     401          401          401
cerere-acces.read                          401    404      404    404      404   404         200      404          200          401     401          401          401
cerere-acces.replace                       401    404      404    404      404   404         200      404          200          401     401          401          401
cerere-acces.patch                         401    404      404    404      404   404         200      404          200          401     401          401          401
cerere-acces.remove                        401    404      404    404      404   404         204      404          204          401     401          401          401
cerere-acces.approve                       401    404      403    403      403   403         200      404          200          401     401          401          401
cerere-acces.reject                        401    404      403    403      403   403         200      404          200          401     401          401          401
transcriere.create                         401    404      200    200      200   200         200      404          200          401     401          401          401
transcriere.upload                         401    200      200    200      200   200         200      200          200          401     401          401          401
transcriere.readText                       401    404      200    200      200   200         200      404          200          401     401          401          401
transcriere.download                       401    404      200    200      200   200         200      404          200          401     401          401          401
transcriere.save                           401    404      201    201      201   201         201      404          201          401     401          401          401
conversies.list                            401    200      200    200      200   200         200      200          200          401     401          401          401
conversies.count                           401    200      200    200      200   200         200      200          200          401     401          401          401
conversies.create                          401    404      201    201      201   201         201      404          201          401     401          401          401
conversies.read                            401    404      200    200      200   200         200      404          200          401     401          401          401
conversies.replace                         401    404      403    403      200   403         403      404          403          401     401          401          401
conversies.patch                           401    404      403    403      200   403         403      404          403          401     401          401          401
conversies.remove                          401    404      403    403      204   403         204      404          204          401     401          401          401
documents.readPreview                      401    404      200    200      200   200         200      404          200          401     401          401          401
documents.sign                             401    404      403    201      201   201         201      404          201          401     401          401          401
semnatura-documents.list                   401    200      200    200      200   200         200      200          200          401     401          401          401
semnatura-documents.count                  401    200      200    200      200   200         200      200          200          401     401          401          401
semnatura-documents.read                   401    404      200    200      200   200         200      404          200          401     401          401          401
semnatura-documents.create                 401    404      403    201      201   201         201      404          201          401     401          401          401
semnatura-documents.replace                401    404      403    403      403   403         200      404          200          401     401          401          401
semnatura-documents.patch                  401    404      403    403      403   403         200      404          200          401     401          401          401
semnatura-documents.remove                 401    404      403    403      403   403         409      404          409          401     401          401          401
semnatura-documents.listOfDocument         401    404      200    200      200   200         200      404          200          401     401          401          401
semnatura-documents.verifyAll              401    404      200    200      200   200         200      404          200          401     401          401          401
semnatura-documents.verify                 401    404      200    200      200   200         200      404          200          401     401          401          401
semnatura-documents.download               401    404      200    200      200   200         200      404          200          401     401          401          401
search.list                                401    200      200    200      200   200         200      200          200          401     401          401          401
reindex.run                                401    403      403    403      403   403         403      403          202     401     401          401          401
reindex.read                               401    403      403    403      403   403         403      403          200     401     401          401          401
eveniment-documents.list                    401    200      200    200      200   200         200      200          200          401     401          401          401
eveniment-documents.count                   401    200      200    200      200   200         200      200          200          401     401          401          401
eveniment-documents.read                    401    404      200    200      200   200         200      404          200          401     401          401          401
eveniment-documents.create                  401    403      403    403      403   403         201      404          201          401     401          401          401
integritate.verify                         401    404      200    200      200   200         200      404          200          401     401          401          401
conexiuni.list                             401    200      200    200      200   200         200      200          200          401     401          401          401
conexiuni.authorize                        401    200      200    200      200   200         200      200          200          401     401          401          401
conexiuni.finish                           400    400      400    400      400   400         400      400          400          400     400          400          400
conexiuni.remove                           401    204      204    204      204   204         204      204          204          401     401          401          401
conexiuni.listFiles                        401    409      409    409      409   409         409      409          409          401     401          401          401
imports.create                             401    409      409    409      409   409         409      409          409          401     401          401          401
imports.read                               401    404      404    404      404   404         404      404          404          401     401          401          401
imports.resync                             401    404      403    409      409   409         409      404          409          401     401          401          401
public-documents.list                      200    200      200    200      200   200         200      200          200          200     200          200          200
public-documents.read                      200    200      200    200      200   200         200      200          200          200     200          200          200
public-documents.download                  200    200      200    200      200   200         200      200          200          200     200          200          200
public-documents.downloadWithPassword      200    200      200    200      200   200         200      200          200          200     200          200          200
linkuri.list                               401    404      403    200      200   200         200      404          200          401     401          401          401
linkuri.create                             401    404      403    201      201   201         201      404          201          401     401          401          401
linkuri.remove                             401    404      403    204      204   204         204      404          204          401     401          401          401
public-linkuri.read                        200    200      200    200      200   200         200      200          200          200     200          200          200
public-linkuri.download                    200    200      200    200      200   200         200      200          200          200     200          200          200
public-linkuri.downloadWithPassword        200    200      200    200      200   200         200      200          200          200     200          200          200
`;

const accountRoutes = `
authenticate.signIn                        400    400      400    400      400   400         400      400          400          400     400          400          400
authenticate.readLogin                     401    200      200    200      200   200         200      200          200          401     401          401          401
account.register                           400    400      400    400      400   400         400      400          400          400     400          400          400
account.activate                           400    400      400    400      400   400         400      400          400          400     400          400          400
account.readActivationPage                 200    200      200    200      200   200         200      200          200          200     200          200          200
account.read                               401    200      200    200      200   200         200      200          200          401     401          401          401
account.replace                            401    200      200    200      200   200         200      200          200          401     401          401          401
account.changePassword                     401    400      400    400      400   400         400      400          400          401     401          401          401
account.requestReset                       400    400      400    400      400   400         400      400          400          400     400          400          400
account.readResetPage                      200    200      200    200      200   200         200      200          200          200     200          200          200
account.finishReset                        400    400      400    400      400   400         400      400          400          400     400          400          400
users.list                                 401    403      403    403      403   403         200      200          200          401     401          401          401
users.create                               401    403      403    403      403   403         201      201          201          401     401          401          401
users.replaceById                          401    403      403    403      403   403         200      404          200          401     401          401          401
users.read                                 401    403      403    403      403   403         200      404          200          401     401          401          401
users.replace                              401    403      403    403      403   403         200      404          200          401     401          401          401
users.requestReset                         401    403      403    403      403   403         204      404          204          401     401          401          401
users.remove                               401    403      403    403      403   403         204      404          204          401     401          401          401
`;

const tenantRoutes = `
acl.read                                   401    200      200    200      200   200         200      200          200          401     401          401          401
tenant.read                                401    200      200    200      200   200         200      200          200          401     401          401          401
tenant.listBuckets                         401    200      200    200      200   200         200      200          200          401     401          401          401
organizatii.list                           401    403      403    403      403   403         403      403          200          401     401          401          401
organizatii.create                         401    403      403    403      403   403         403      403          201          401     401          401          401
organizatii.read                           401    403      403    403      403   403         403      403          200          401     401          401          401
organizatii.replace                        401    403      403    403      403   403         403      403          200          401     401          401          401
organizatii.setStatut                      401    403      403    403      403   403         403      403          200          401     401          401          401
buckets.list                               401    403      403    403      403   403         200      200          200          401     401          401          401
buckets.create                             401    403      403    403      403   403         201      403          201          401     401          401          401
buckets.read                               401    403      403    403      403   403         200      404          200          401     401          401          401
buckets.replace                            401    403      403    403      403   403         200      404          200          401     401          401          401
buckets.setActive                          401    403      403    403      403   403         200      404          200          401     401          401          401
bucket-acces.list                           401    403      403    403      403   403         200      404          200          401     401          401          401
bucket-acces.create                         401    403      403    403      403   403         201      400          201          401     401          401          401
bucket-acces.remove                         401    403      403    403      403   403         204      404          204          401     401          401          401
tenant-users.list                           401    403      403    403      403   403         200      200          200          401     401          401          401
machine-clients.list                        401    403      403    403      403   403         200      200          200          401     401          401          401
machine-clients.read                        401    403      403    403      403   403         200      404          200          401     401          401          401
machine-clients.create                      401    403      403    403      403   403         403      403          201          401     401          401          401
machine-clients.replace                     401    403      403    403      403   403         403      403          200          401     401          401          401
machine-clients.setActive                   401    403      403    403      403   403         200      404          200          401     401          401          401
machine-clients.rotate                      401    403      403    403      403   403         403      403          200          401     401          401          401
machine-clients.remove                      401    403      403    403      403   403         403      403          204          401     401          401          401
machine-tokens.create                       401    401      401    401      401   401         401      401          401          401     401          401          401
maintenance.run                             401    403      403    403      403   403         200      200          200          401     401          401          401
tenant-users.assign                         401    403      403    403      403   403         200      404          200          401     401          401          401
`;

const referenceRoutes = `
clients.list                               401    200      200    200      200   200         200      200          200          401     401          401          401
clients.count                              401    200      200    200      200   200         200      200          200          401     401          401          401
clients.read                               401    404      404    200      404   200         200      200          200          401     401          401          401
clients.listHistory                        401    403      403    403      403   403         403      403          200          401     401          401          401
clients.create                             401    403      403    403      403   403         403      403          201          401     401          401          401
clients.replace                            401    403      403    403      403   403         403      403          200          401     401          401          401
clients.patch                              401    403      403    403      403   403         403      403          200          401     401          401          401
clients.remove                             401    403      403    403      403   403         403      403          204          401     401          401          401
emitents.list                              401    200      200    200      200   200         200      200          200          401     401          401          401
emitents.count                             401    200      200    200      200   200         200      200          200          401     401          401          401
emitents.read                              401    200      200    200      200   200         200      200          200          401     401          401          401
emitents.listHistory                       401    403      403    403      403   403         403      403          200          401     401          401          401
emitents.create                            401    403      403    403      403   403         403      403          201          401     401          401          401
emitents.replace                           401    403      403    403      403   403         403      403          200          401     401          401          401
emitents.patch                             401    403      403    403      403   403         403      403          200          401     401          401          401
emitents.remove                            401    403      403    403      403   403         403      403          204          401     401          401          401
rols.list                                  401    200      200    200      200   200         200      200          200          401     401          401          401
rols.count                                 401    200      200    200      200   200         200      200          200          401     401          401          401
rols.read                                  401    200      200    200      200   200         200      200          200          401     401          401          401
rols.listHistory                           401    403      403    403      403   403         403      403          200          401     401          401          401
rols.create                                401    403      403    403      403   403         403      403          201          401     401          401          401
rols.replace                               401    403      403    403      403   403         403      403          200          401     401          401          401
rols.patch                                 401    403      403    403      403   403         403      403          200          401     401          401          401
rols.remove                                401    403      403    403      403   403         403      403          204          401     401          401          401
app-users.list                             401    200      200    200      200   200         200      200          200          401     401          401          401
app-users.count                            401    200      200    200      200   200         200      200          200          401     401          401          401
app-users.read                             401    404      404    200      200   200         200      404          200          401     401          401          401
app-users.create                           401    403      403    403      403   403         201      201          201          401     401          401          401
app-users.replace                          401    403      403    403      403   403         200      404          200          401     401          401          401
app-users.patch                            401    403      403    403      403   403         200      404          200          401     401          401          401
app-users.remove                           401    403      403    403      403   403         204      404          204          401     401          401          401
authorities.list                           401    200      200    200      200   200         200      200          200          401     401          401          401
authorities.count                          401    200      200    200      200   200         200      200          200          401     401          401          401
authorities.read                           401    200      200    200      200   200         200      200          200          401     401          401          401
authorities.create                         401    403      403    403      403   403         403      403          201          401     401          401          401
authorities.replace                        401    403      403    403      403   403         403      403          200          401     401          401          401
authorities.patch                          401    403      403    403      403   403         403      403          200          401     401          401          401
authorities.remove                         401    403      403    403      403   403         403      403          204          401     401          401          401
`;

const operationalRoutes = `
health.readLiveness                        200    200      200    200      200   200         200      200          200          200     200          200          200
health.readReadiness                       200    200      200    200      200   200         200      200          200          200     200          200          200
health.read                                200    200      200    200      200   200         200      200          200          200     200          200          200
metrics.read                               200    200      200    200      200   200         200      200          200          200     200          200          200
info.read                                  200    200      200    200      200   200         200      200          200          200     200          200          200
openapi.read                               200    200      200    200      200   200         200      200          200          200     200          200          200
management.readHealth                      200    200      200    200      200   200         200      200          200          200     200          200          200
management.readInfo                        200    200      200    200      200   200         200      200          200          200     200          200          200
management.readMetrics                     200    200      200    200      200   200         200      200          200          200     200          200          200
management.readComponent                   401    403      403    403      403   403         200      200          200          401     401          401          401
docs.readPage                              200    200      200    200      200   200         200      200          200          200     200          200          200
docs.readAsset                             200    200      200    200      200   200         200      200          200          200     200          200          200
`;

/**
 * User tokens are not accepted as machine tokens. `machine/machine-access.test.ts` covers PUBLIC documents and more
 * kinds of machines.
 */
const machineRoutes = `
machine-documents.list                     401    401      401    401      401   401         401      401          401          200     200          403          401
machine-documents.create                   401    401      401    401      401   401         401      401          401          201     201          201          401
machine-documents.read                     401    401      401    401      401   401         401      401          401          200     404          403          401
machine-documents.download                 401    401      401    401      401   401         401      401          401          200     404          403          401
machine-versions.list                      401    401      401    401      401   401         401      401          401          200     404          403          401
machine-versions.create                    401    401      401    401      401   401         401      401          401          201     404          201          401
machine-versions.download                  401    401      401    401      401   401         401      401          401          200     404          403          401
machine-versions.restore                   401    401      401    401      401   401         401      401          401          201     404          201          401
machine-uploads.create                     401    401      401    401      401   401         401      401          401          201     201          201          401
machine-uploads.read                       401    401      401    401      401   401         401      401          401          404     404          404          401
machine-events.list                        401    401      401    401      401   401         401      401          401          200     200          403          401
machine-templates.list                     401    401      401    401      401   401         401      401          401          200     200          403          401
machine-templates.read                     401    401      401    401      401   401         401      401          401          200     200          403          401
machine-templates.render                   401    401      401    401      401   401         401      401          401          200     200          403          401
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

/** The state that the document needs for the route to succeed. */
const states: Record<string, "archive" | "remove"> = {
  "documents.restore": "archive",
  "documents.purge": "remove",
};

/** The reader lacks this right; callers who may write have it. */
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
  "transcriere.create": ({ documentId }) => ({ documentId }),
  "conversies.create": ({ documentId }) => ({ documentId }),
  "conversies.replace": () => ({ denumire: "Textul actului" }),
  "documents.sign": () => ({ semnatar: "Ana Rusu" }),
  "semnatura-documents.create": ({ documentId }) => ({ documentId, semnatar: "Ana Rusu" }),
  "semnatura-documents.replace": () => ({ observatii: "dosar" }),
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
  "machine-clients.setActive": () => ({ activ: false }),
  "machine-clients.rotate": () => ({}),
  "machine-tokens.create": () => ({
    grant_type: "client_credentials",
    client_id: fresh("MC"),
    client_secret: "ghicit",
  }),
  "templates.create": () => template(),
  "templates.replace": () => template(),
  "templates.import": () => ({ cod: fresh("SAB") }),
  "templates.render": () => ({ continut: "{{nume}}" }),
  "templates.generate": () => ({ format: "PDF", variabile: { nume: "Ion" } }),
  "templates.downloadResult": () => ({ format: "PDF", variabile: { nume: "Ion" } }),
  "machine-templates.render": () => ({ variabile: { nume: "Ion" } }),
  "tenant-users.assign": ({ organizatieId }) => ({ organizatieId }),
};
/** The queries of the routes that need one. */
const queries: Record<string, (world: World) => string> = {
  "bucket-acces.list": ({ bucket }) => `?bucketId=${bucket.id}`,
  "documents.readExplanation": ({ reader }) => `?login=${reader.login}`,
};
/** Sent as HTML forms. */
const urlencoded = new Set(["machine-tokens.create"]);
/** The file for forms that do not accept an arbitrary file. */
const exported = {
  tip: "temelia.sablon",
  cod: "SAB",
  denumire: "Cerere",
  format: "TEXT",
  limba: "ro",
  continut: "text",
};
const files: Record<string, File> = { "templates.import": textFile(JSON.stringify(exported), "sablon.json") };
const forms = new Set([
  "documents.upload",
  "versions.create",
  "transcriere.upload",
  "machine-documents.create",
  "machine-versions.create",
  "templates.import",
]);

/** Every declared route. */
export const routes: Route[] = groups.flatMap((group) => Object.values(group));

/** The records used by the calls. */
export interface World {
  org: Organization;
  bucket: Bucket;
  /** Creates the documents, and is not a member of the bucket. */
  owner: Person;
  /** A person with whom each document is shared. */
  reader: Person;
  /** A person without any relation to the documents. */
  stranger: Person;
  /** Fields of the documents. */
  document?: Partial<NewDocument>;
}

/** Calls a route once; this uses up its subject. */
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
    if (forms.has(operationId)) {
      const parts = textsOf({ ...bodies[operationId]?.(subject), ...body });
      return (await client.upload(address, { ...parts, file: files[operationId] ?? textFile("nou") })).status;
    }
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

  /** The records that a test's own body has to name. */
  function required({ documentId }: Subject): object {
    if (!body) return {};
    if (subject.emitentId !== undefined) return { emitentId: subject.emitentId };
    if ("semnatar" in body && documentId !== undefined) return { documentId };
    if ("drept" in body) return bodies[operationId]?.(subject) ?? {};
    if ("documentId" in body) return { documentId };
    if ("appUserId" in body) return bodies["bucket-acces.create"]?.(subject) ?? {};
    return {};
  }
}

const template = () => ({
  cod: fresh("SAB"),
  denumire: "Adeverință",
  format: "TEXT",
  continut: "Domnul {{nume}}",
});

/** A draft of the owner; for machines, a template that an administrator has published. */
async function templateOf({ owner, org }: World, isPublished: boolean): Promise<{ id: number; cod: string }> {
  const admin = { authorities: ["ROLE_USER", "ROLE_ADMIN"], organizatieId: org.id };
  const by = as(isPublished ? await person(admin) : owner);
  return (
    await by.post<{ id: number; cod: string }>("/api/templates", { ...template(), publicat: isPublished })
  ).json;
}

/** The text parts of a form. */
const textsOf = (fields: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

/** The fields of an imported document; requests cannot set them. */
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
  if (/^\/api\/(transcriere|conversies)/.test(path))
    return { ...named, ...(await conversionFor(world, path)) };
  if (path.endsWith("/previzualizare")) return { ...named, id: await documentOf(world, await onePage()) };
  if (path.startsWith("/api/semna"))
    return { ...named, ...(await signatureOf(world, await documentOf(world))) };
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
    return {
      ...named,
      id: await documentOf({ ...world, document: { ...world.document, visibility: "PUBLIC" } }),
    };
  if (path.endsWith("/resync"))
    return { ...named, id: await documentOf({ ...world, document: { ...world.document, ...copied } }) };
  if (path.startsWith("/api/documents/{id}")) return { ...named, id: await documentOf(world) };
  if (path.startsWith("/api/templates/{id}")) return { ...named, ...(await templateOf(world, false)) };
  if (path.startsWith("/api/v1/templates/{cod}")) return { ...named, ...(await templateOf(world, true)) };
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

const aText = { name: "a.txt", contentType: "text/plain", bytes: Buffer.from("conținut") };
const onePage = async () => ({
  name: "a.pdf",
  contentType: "application/pdf",
  bytes: await writtenPdf(["conținut"]),
});

/** A conversion of one of the owner's documents; only the document if the route creates the conversion. */
async function conversionFor(world: World, path: string): Promise<{ id: number; documentId: number }> {
  const documentId = await documentOf(world);
  if (!path.includes("{id}")) return { id: documentId, documentId };
  const started = await as(world.owner).post<{ id: number }>("/api/transcriere", { documentId });
  return { id: started.json.id, documentId };
}

/** Creates a document of the owner and shares it with the reader. */
async function documentOf(
  { owner: { id: ownerId }, reader, bucket, document }: World,
  file: UploadedFile = aText,
): Promise<number> {
  const owner = await loadPerson(ownerId);
  if (!owner) throw new Error("the owner is gone");
  const filing = { ...owner, memberships: new Map([[bucket.id, "OPERATOR" as const]]) };
  // A member files for a client as a clerk; only an administrator may file for the client to which they belong.
  const clerk = { ...filing, names: [owner.key] };
  const { id } = await uploadDocument(clerk, { file, bucketId: bucket.id, ...document });
  await shareDocument(filing, id, { beneficiarOperatorId: reader.id, drept: "CITIRE" });
  return id;
}

/** The grant of the reader. */
async function grantOf({ reader }: World, documentId: number): Promise<{ id: number; documentId: number }> {
  const key = { id: 0, documentId, beneficiarOperatorId: reader.id };
  const grant = await read(Grants, key);
  return { id: grant?.id ?? 0, documentId };
}

/** A signature that the owner has requested. */
async function signatureOf(
  { owner }: World,
  documentId: number,
): Promise<{ id: number; documentId: number }> {
  const { json } = await as(owner).post<{ id?: number }>(`/api/documents/${documentId}/semneaza`, {
    semnatar: "Ana Rusu",
  });
  return { id: json.id ?? 0, documentId };
}

/** A link of the owner to one of their documents; a SECRET document has none. */
async function linkOf({ owner }: World, id: number): Promise<{ id: number; linkId: number; token: string }> {
  const { json } = await as(owner).post<{ id?: number; url?: string }>(`/api/documents/${id}/linkuri`, {});
  return { id, linkId: json.id ?? 1, token: json.url?.split("/").at(-1) ?? "" };
}

/** The token of a link to a new document of the owner. */
export const linkToken = async (world: World): Promise<string> =>
  (await linkOf(world, await documentOf(world))).token;

/** A request for a document, made before it became SECRET; only the code if the route makes the request. */
async function requestFor(world: World, path: string): Promise<{ id: number; cod: string }> {
  const document = await read(Documents, { id: await documentOf(world) });
  if (!document) throw new Error("the document is gone");
  const { id, cod } = document;
  if (!path.includes("{id}")) return { id, cod };
  const { id: solicitantId } = await person();
  const request = newRequest(document, { solicitantId, drept: "CITIRE", motivare: "O verificare" });
  await transact(requesting(request));
  return { id: request.id, cod };
}

async function eventOf(documentId: number): Promise<{ id: number; documentId: number }> {
  const [item] = await readPartition(Documents.table, `document#${documentId}`, { prefix: EVENT_PREFIX });
  return { id: Number(item?.id), documentId };
}
