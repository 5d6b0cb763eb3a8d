import { connect, providers } from "../../sources/connections/testing.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { file as driveFile } from "../../../../localstack/providers/files.ts";
import { clock } from "../../../../shared/clock.ts";
import { read } from "../../../../shared/data/repository.ts";
import { callerFor, ingest, type Caller } from "../../doors/machine/testing.ts";
import { backgroundBytes, directBytes, runUploads, sendUpload } from "../../keeping/uploads/testing.ts";
import { make } from "../../making/templates/testing.ts";
import { start, work } from "../../making/transcription/testing.ts";
import { Documents, type DocumentView } from "../../records/document.ts";
import type { ImportView } from "../../records/import.ts";
import type { QuotaView } from "../../records/quota.ts";
import type { UploadView } from "../../records/upload.ts";
import {
  as,
  bucketOf,
  member,
  organization,
  type Person,
  type ServiceClient,
  serviceAdmin,
  textFile,
} from "../../testing.ts";

/* Every way in, in an organization that is full: its first document is there, and not a byte more fits. */

let admin: ServiceClient;
let organizationId: number;
let clerk: Person;
let who: ServiceClient;
let machine: Caller;
let document: DocumentView;
let filedByMachine: { cod: string };
let source: number;
let templateId: number;
let conversionId: number;

afterAll(() => providers.stop());

const quota = async (): Promise<QuotaView> =>
  (await admin.get<{ cota: QuotaView }>(`/api/admin/organizatii/${organizationId}`)).json.cota;
const limitTo = (limits: object) =>
  admin.put(`/api/admin/organizatii/${organizationId}`, { denumire: "Primăria", ...limits });

const changeSource = (text: string) => {
  const found = providers.a.files.find(({ id }) => id === "cota");
  Object.assign(found ?? {}, { content: Buffer.from(text), modifiedTime: clock.iso() });
};
const importing = () =>
  who.post<ImportView>("/api/documents/import", {
    furnizor: "provider_a",
    items: [{ ref: "cota", mod: "COPIE" }],
  });

beforeAll(async () => {
  admin = as(await serviceAdmin());
  const ours = await organization();
  organizationId = ours.id;
  const bucket = await bucketOf(ours);
  clerk = await member(bucket);
  who = as(clerk);
  machine = await callerFor({ bucketId: bucket.id });
  document = (await who.upload<DocumentView>("/api/documents/upload", { file: textFile("unu") })).json;
  filedByMachine = await ingest(machine);
  await connect(clerk, "provider_a");
  providers.a.files.push(driveFile("cota", "cota.txt", "text/plain", "root", "întâi"));
  source = (await importing()).json.items[0]?.documentId ?? 0;
  changeSource("apoi, mai lung");
  templateId = (await make(admin, { publicat: true })).id;
  conversionId = (await start(who, document.id)).json.id;
  await work();
  await limitTo({ limitaOcteti: (await quota()).octeti.folosit });
}, 60_000);

const uploaded = async (bytes: Buffer, address: string) => {
  const { uploadId } = await sendUpload(who, bytes);
  return who.post(address, { uploadId });
};

/** A way in, and how it says that there is no room: by its status, or by that of its job. */
const ways: Record<string, () => Promise<unknown>> = {
  "an upload": async () => (await who.upload("/api/documents/upload", { file: textFile("doi") })).status,
  "a version": async () =>
    (await who.upload(`/api/documents/${document.id}/versions`, { file: textFile("doi") })).status,
  "an upload in parts": async () => (await uploaded(directBytes(), "/api/documents/upload")).status,
  "a version in parts": async () =>
    (await uploaded(directBytes(), `/api/documents/${document.id}/versions`)).status,
  "a large upload, in the background": async () => {
    const { uploadId } = await sendUpload(who, backgroundBytes());
    expect((await who.post("/api/documents/upload", { uploadId })).status).toBe(202);
    await runUploads();
    const { json } = await who.get<UploadView>(`/api/documents/uploads/${uploadId}`);
    return [json.status, json.eroare];
  },
  "an earlier version that is restored": async () =>
    (await who.post(`/api/documents/${document.id}/versions/1/restore`)).status,
  "a machine's document": async () =>
    (await machine.calls.upload("/api/v1/documents", { file: textFile("doi") })).status,
  "a machine's version": async () =>
    (
      await machine.calls.upload(`/api/v1/documents/${filedByMachine.cod}/versiuni`, {
        file: textFile("doi"),
      })
    ).status,
  "a machine's restored version": async () =>
    (await machine.calls.post(`/api/v1/documents/${filedByMachine.cod}/versiuni/1/restaurare`)).status,
  "a document of a template": async () =>
    (await who.post(`/api/templates/${templateId}/genereaza`, { format: "PDF", variabile: { nume: "Ana" } }))
      .status,
  "an import": async () => {
    const [item] = (await importing()).json.items;
    return [item?.status, item?.eroare];
  },
  "a changed source": async () => (await who.post(`/api/documents/${source}/resync`)).status,
  "the text of a document": async () =>
    (await who.post(`/api/transcriere/${conversionId}/salveaza`, {})).status,
};

const REFUSED = [413, ["ESUATA", "error.spatiulOrganizatiei"]];

describe("an organization without room takes nothing in, by whichever way", () => {
  it.each(Object.entries(ways))("%s is refused, and counts nothing", { timeout: 60_000 }, async (_, way) => {
    const before = await quota();
    const stored = await read(Documents, document);
    expect(REFUSED).toContainEqual(await way());
    expect(await quota()).toEqual(before);
    expect(await read(Documents, document)).toEqual(stored);
  });

  it.each(Object.entries(ways))("%s counts once there is room again", { timeout: 60_000 }, async (_, way) => {
    await limitTo({ limitaOcteti: null });
    const before = await quota();
    expect(REFUSED).not.toContainEqual(await way());
    expect((await quota()).octeti.folosit).toBeGreaterThan(before.octeti.folosit);
  });
});
