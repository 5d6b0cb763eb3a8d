import {
  accountPreparation,
  forEach,
  idOf,
  type Choices,
  type Made,
  type Preparation,
} from "./reference-choice.ts";

/* The samples of documents. Records that a sample changes or removes are made for that, where the demo data would miss them. */

export const documentPreparations: Preparation[] = [
  accountPreparation,
  { id: "app-users.create", body: { login: "dan.vechi", email: "dan.vechi@exemplu.md" } },
  { id: "documents.create" },
  { id: "uploads.create" },
  { id: "machine-uploads.create" },
  { id: "linkuri.create" },
  { id: "reindex.run" },
  { id: "transcriere.upload" },
  { id: "partajare-documents.create" },
  { id: "bucket-acces.create" },
  { id: "cerere-acces.create" },
  { id: "citizen.access-requests.create" },
  { id: "clients.create", body: { cod: null, idnp: "2009001000111", idno: null } },
  { id: "emitents.create", body: { cod: "EMITENT-PROBA", idno: null } },
  { id: "rols.create", body: { cod: "ROL-PROBA" } },
  { id: "authorities.create" },
  { id: "organizatii.create", body: { cod: "organizatie-proba", idno: "1003600000998" } },
  { id: "buckets.create", body: { organizatieId: 1, cod: "container-proba" } },
  { id: "machine-clients.create" },
  { id: "templates.create", body: { cod: "SABLON-PROBA", continut: "Bună ziua, {{nume}}." } },
  { id: "semnatura-documents.create" },
  { id: "admin.machine-clients.rotateSecret" },
  { id: "documents.remove" },
  { id: "admin.documents.purge" },
];

/** The decision of the town council: public, a PDF, three versions. */
const DECISION = { id: 1, cod: "HOT-2026-001" };

/** Which document the samples of an address name, unless they have another. */
export const documentAt = (path: string): Record<string, string | number> => {
  if (/\/documents\/\{id\}/.test(path)) return { id: DECISION.id };
  return /\/documents\/\{cod\}/.test(path) ? { cod: DECISION.cod } : {};
};

export const documents = (made: Made): Choices => ({
  "app-users.create": { body: { login: "dan.nou", email: "dan.nou@exemplu.md" } },
  ...forEach("app-users.read app-users.replace app-users.patch app-users.remove", {
    path: idOf(made, "app-users.create"),
    body: { login: "dan.vechi", email: "dan.vechi@exemplu.md" },
  }),
  ...forEach("documents.remove documents.purge admin.documents.purge staff.documents.remove", {
    path: idOf(made, "documents.create"),
  }),
  "documents.readExplanation": { path: { id: 1 }, query: { login: "ion.operator" } },
  ...forEach(
    "documents.download versions.download documents.readPreview documents.readWords versions.restore",
    {
      path: { id: 1 },
    },
  ),
  ...forEach("documents.share staff.documents.share", { path: { id: 1 }, body: { beneficiarClientId: 2 } }),
  ...forEach("partajare-documents.create partajare-documents.replace", {
    body: { documentId: 7, beneficiarClientId: 2 },
  }),
  ...forEach("documents.sign", { path: { id: 1 }, body: { numarVersiune: 3 } }),
  "semnatura-documents.create": { body: { documentId: 1, numarVersiune: 3 } },
  ...forEach("linkuri.create linkuri.list linkuri.remove", { path: { id: 1 } }),
  ...forEach("public-linkuri.downloadWithPassword", { body: { parolaDocument: null } }),
  ...forEach("documents.requestAccess cerere-acces.create", {
    as: "maria.client",
    body: { cod: "CON-2026-007" },
  }),
  "citizen.access-requests.create": { body: { cod: "CER-2026-014" } },
  "imports.create": { body: { items: [{ ref: "nota", mod: "COPIE" }] } },
  "bucket-acces.list": { query: { bucketId: 2 } },
  "admin.memberships.list": { query: { "filter[bucketId]": "2" } },
  ...forEach("bucket-acces.create admin.memberships.create", {
    body: { bucketId: 3, appUserId: 3, rol: "OPERATOR" },
  }),
  ...forEach("bucket-acces.remove admin.memberships.remove", { path: idOf(made, "bucket-acces.create") }),
  "buckets.create": { body: { organizatieId: 1 } },
  "admin.buckets.create": { body: { organizatieId: 1, cod: "container-nou" } },
  "machine-tokens.create": { body: { client_secret: null, scope: null } },
  ...forEach("templates.generate templates.downloadResult", {
    path: { id: 2 },
    body: {
      variabile: {
        persoana: { nume: "Ana Rusu", idnp: "2004001000010" },
        adresa: "str. Grădinilor 12",
        scop: "pentru angajator",
        data: "2026-03-01",
      },
    },
  }),
  ...forEach(
    "machine-clients.read machine-clients.replace machine-clients.remove machine-clients.setActive machine-clients.rotate",
    {
      path: idOf(made, "machine-clients.create"),
    },
  ),
  ...forEach("admin.machine-clients.rotateSecret admin.machine-clients.remove", {
    path: idOf(made, "machine-clients.create"),
  }),
  ...forEach("admin.queues.listMessages admin.queues.listEvents admin.queues.replay admin.queues.purge", {
    path: { queue: "imports-dlq" },
  }),
  ...forEach(
    "organizatii.replace admin.organizations.replace admin.organizations.suspend admin.organizations.activate",
    {
      path: idOf(made, "organizatii.create"),
      body: { denumire: "Organizație de probă", idno: "1003600000998" },
    },
  ),
  "organizatii.setStatut": { path: idOf(made, "organizatii.create") },
  ...forEach("clients.replace clients.patch clients.remove", {
    path: idOf(made, "clients.create"),
    body: { idnp: "2009001000111", idno: null },
  }),
  ...forEach("emitents.replace emitents.patch emitents.remove", {
    path: idOf(made, "emitents.create"),
    body: { cod: "EMITENT-PROBA", idno: null },
  }),
  ...forEach("rols.replace rols.patch rols.remove", {
    path: idOf(made, "rols.create"),
    body: { cod: "ROL-PROBA" },
  }),
  ...forEach("templates.replace templates.remove", {
    path: idOf(made, "templates.create"),
    body: { cod: "SABLON-PROBA" },
  }),
  ...forEach(
    "documents.patch documents.replace documents.archive documents.restore staff.documents.patch staff.documents.archive staff.documents.restore",
    {
      path: idOf(made, "documents.create"),
    },
  ),
  ...forEach("app.documents.createVersion machine-versions.create", { path: { cod: "HOT-2026-001" } }),
});
