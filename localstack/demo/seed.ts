import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { hashOfSecret } from "../../shared/auth/client-secrets.ts";
import { clock } from "../../shared/clock.ts";
import { read } from "../../shared/data/repository.ts";
import type { UploadedFile } from "../../shared/http/multipart.ts";
import { Accounts } from "../../functions/documents/access/account.ts";
import { Documents } from "../../functions/documents/records/document.ts";
import { archiveDocument } from "../../functions/documents/keeping/documents/change-state.ts";
import { Clients } from "../../functions/documents/records/client.ts";
import { rejectRequest } from "../../functions/documents/granting/requests/decide-request.ts";
import { requestAccess } from "../../functions/documents/granting/requests/request-access.ts";
import {
  type MachineClient,
  MachineClients,
  scopes,
} from "../../functions/documents/records/machine-client.ts";
import { Issuers } from "../../functions/documents/records/issuer.ts";
import { Roles } from "../../functions/documents/records/role.ts";
import { Memberships } from "../../functions/documents/records/membership.ts";
import { Buckets } from "../../functions/documents/records/bucket.ts";
import { Organizations } from "../../functions/documents/records/organization.ts";
import { shareDocument } from "../../functions/documents/granting/sharing/share-document.ts";
import { addVersion } from "../../functions/documents/keeping/versions/add-version.ts";
import { noteCertificates } from "../../functions/documents/operating/maintenance/note-certificates.ts";
import { refreshLists } from "../../functions/documents/operating/maintenance/refresh-lists.ts";
import { isCurrent, readTrustLists } from "../../functions/documents/records/trust-list.ts";
import { Templates } from "../../functions/documents/records/template.ts";
import { placeTemplate, variablesOf } from "../../functions/documents/making/templates/content.ts";
import * as demo from "./data.ts";
import { createWithContent, personNamed } from "./file-document.ts";
import { seedIdentity } from "./seed-identity.ts";
import { seedInvoicing } from "./seed-invoicing.ts";
import { type Certificates, seedNotifications } from "./seed-notifications.ts";
import { seedPlatform } from "./seed-platform.ts";
import { alteredCopyOf, signDemoDocument } from "./seed-signatures.ts";
import { seedTemplateAdmin } from "./seed-template-admin.ts";
import { administratorSubject, createIfMissing, createPersonIfMissing, seedOnce } from "./seeding.ts";
import { type DemoTemplate, templates } from "./templates.ts";

/*
 * Writes the demo data through the system's own repository and operations, with small ids. Skips existing records, so a
 * second start keeps the changes that visitors made.
 */

/** Seeds every service. Returns whether it wrote anything. @param certificates those of the systems that call */
export async function seed(certificates: Certificates = {}): Promise<boolean> {
  const written = await Promise.all([
    seedIdentity(),
    seedTemplateAdmin(),
    seedInvoicing(),
    seedPlatform(),
    seedNotifications(certificates),
  ]);
  // Writing documents freezes the clock, so nothing else may be written at the same time.
  const isWritten = [...written, await seedDocuments()].includes(true);
  // Afterwards a schedule refreshes them.
  const lists = await readTrustLists();
  if (lists.length === 0 || !lists.every(isCurrent)) {
    await noteCertificates();
    await refreshLists();
  }
  return isWritten;
}

const seedDocuments = (): Promise<boolean> =>
  seedOnce("documents", { ...demo, templates }, async () => {
    await Promise.all([
      ...demo.organizations.map((organization) => createIfMissing(Organizations, organization)),
      ...demo.buckets.map((bucket) => createIfMissing(Buckets, bucket)),
      ...demo.emitents.map((emitent) => createIfMissing(Issuers, emitent)),
      ...demo.clients.map((client) => createIfMissing(Clients, client)),
      createIfMissing(MachineClients, machineClient(demo.machine)),
      ...demo.roles.map((rol) => createIfMissing(Roles, rol)),
      ...demo.people.map(addPerson),
    ]);
    await addDocuments();
    await addSignatures();
    for (const template of templates) await addTemplate(template);
  });

async function addTemplate({ id, by, continut, publicat = false, limba = "ro", ...said }: DemoTemplate) {
  const bytes = "text" in continut ? Buffer.from(continut.text) : await readFile(join(files, continut.file));
  const { key, actor, organizatieId } = await personNamed(by);
  const now = new Date(started).toISOString();
  await createIfMissing(Templates, {
    ...said,
    id,
    publicat,
    limba,
    versiune: 1,
    variabile: await variablesOf(said.format, bytes),
    hash: await placeTemplate(bytes),
    ...(organizatieId === undefined ? {} : { organizatieId }),
    creator: key,
    creatDe: actor,
    creatLa: now,
    modificatDe: actor,
    modificatLa: now,
  });
}

function machineClient({ clientSecret, ...said }: typeof demo.machine): MachineClient {
  const createdAt = new Date(started).toISOString();
  const secret = { hash: hashOfSecret(said.clientId, clientSecret), createdAt };
  return { ...said, scopes: [...scopes], activ: true, creatLa: createdAt, secrets: [secret] };
}

async function addPerson({ about: _, isAdmin, buckets, ...fields }: demo.DemoPerson) {
  await createPersonIfMissing(Accounts, demo.demoPassword, {
    ...fields,
    ...(fields.adminServiciu ? { subject: administratorSubject() } : {}),
    authorities: isAdmin ? ["ROLE_USER", "ROLE_ADMIN"] : ["ROLE_USER"],
  });
  for (const [bucketId, rol] of Object.entries(buckets ?? {})) {
    const id = fields.id * 10 + Number(bucketId);
    await createIfMissing(Memberships, { id, bucketId: Number(bucketId), appUserId: fields.id, rol });
  }
}

/** Adds documents one by one: each step of a document's history freezes the clock at its own time. */
async function addDocuments(): Promise<void> {
  try {
    for (const document of demo.documents)
      if (document.alteredCopyOf === undefined && !(await read(Documents, document)))
        await addDocument(document);
  } finally {
    clock.resume();
  }
}

/** Signs at the present time, and adds the altered copies. A deployment without a signing service gets neither. */
async function addSignatures(): Promise<void> {
  for (const document of demo.documents.filter(({ signedBy }) => signedBy)) {
    const signers = await Promise.all((document.signedBy ?? []).map(personNamed));
    if (!(await signDemoDocument(document, signers))) continue;
    const copies = demo.documents.filter((one) => one.alteredCopyOf === document.id);
    for (const copy of copies)
      if (!(await read(Documents, copy)))
        await createWithContent(copy, await alteredCopyOf(document.id), await personNamed(copy.by));
  }
}

const DAY = 86_400_000;
const started = Date.now();

function freezeClock({ daysAgo }: demo.DemoDocument, step: number): void {
  clock.freeze(new Date(started - Math.max(0, daysAgo - step) * DAY));
}

async function addDocument(wanted: demo.DemoDocument): Promise<void> {
  const [first, ...further] = await Promise.all(wanted.versions.map(({ file }) => fileOf(file)));
  if (!first) throw new Error(`${wanted.cod} has no version`);
  const author = await personNamed(wanted.by);
  freezeClock(wanted, 0);
  await createWithContent(wanted, first, author);
  for (const [index, file] of further.entries()) {
    freezeClock(wanted, index + 1);
    const { comentariu } = wanted.versions[index + 1] ?? {};
    await addVersion(author, wanted.id, { file, comentariu });
  }
  freezeClock(wanted, wanted.versions.length);
  if (wanted.sharedWithClient !== undefined)
    await shareDocument(author, wanted.id, { beneficiarClientId: wanted.sharedWithClient, drept: "CITIRE" });
  for (const request of wanted.requests ?? []) await addRequest(wanted.cod, request);
  if (wanted.archived) await archiveDocument(author, wanted.id, undefined);
}

type DemoRequest = NonNullable<demo.DemoDocument["requests"]>[number];

async function addRequest(cod: string, { by, motivare, rejectedBy, motiv }: DemoRequest): Promise<void> {
  const { value } = await requestAccess(await personNamed(by), { cod, drept: "CITIRE", motivare });
  if (rejectedBy === undefined) return;
  await rejectRequest({ caller: await personNamed(rejectedBy), id: value.id }, { motiv });
}

const files = join(import.meta.dirname, "files");

async function fileOf(name: string): Promise<UploadedFile> {
  return { name: basename(name), contentType: undefined, bytes: await readFile(join(files, name)) };
}
