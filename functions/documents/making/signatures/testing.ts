import { randomUUID, type X509Certificate } from "node:crypto";
import { config } from "../../signing/config.ts";
import { s3 } from "../../../../shared/aws/s3.ts";
import { read, readPartition, recordOf } from "../../../../shared/data/repository.ts";
import { PutObjectCommand, GetObjectCommand } from "@aws-sdk/client-s3";
import type { ServiceClient } from "../../testing.ts";
import { contentKey, Documents, type DocumentView } from "../../records/document.ts";
import { storeOf } from "../../files/content/store-of.ts";
import type * as z from "zod";
import { type DocumentEvent, EVENT_PREFIX } from "../../records/event.ts";
import type { SignatureView } from "../../records/signature.ts";
import type { Answer } from "../../../../shared/testing/caller.ts";

/* Helpers for tests of signatures. */

export type Signed = z.output<typeof SignatureView>;

export const pdfFile = (bytes: Buffer, name = "contract.pdf"): File =>
  new File([Uint8Array.from(bytes)], name, { type: "application/pdf" });

export const uploaded = async (
  client: ServiceClient,
  file: File,
  parts: Record<string, string> = {},
): Promise<DocumentView> =>
  (await client.upload<DocumentView>("/api/documents/upload", { file, ...parts })).json;

export const sign = (
  client: ServiceClient,
  id: number,
  body: object = { semnatar: "Ana Rusu" },
  headers: Record<string, string> = {},
): Promise<Answer<Signed>> => client.post<Signed>(`/api/documents/${id}/semneaza`, body, headers);

export const verify = (client: ServiceClient, { id }: Pick<Signed, "id">): Promise<Answer<Signed>> =>
  client.post<Signed>(`/api/semnaturi/${id}/verifica`);

/** Stores certificates in a new object, and returns its key. */
export async function keptCertificates(certificates: X509Certificate[]): Promise<string> {
  const Key = `certificates/${randomUUID()}.pem`;
  const pem = certificates.map(String).join("");
  await s3().send(new PutObjectCommand({ Bucket: config.certificatesBucket, Key, Body: pem }));
  return Key;
}

/** Changes one stored byte of a version, bypassing the service. */
export async function changeStoredByte(id: number, numar: number, at: number): Promise<void> {
  const document = await read(Documents, { id });
  if (!document) throw new Error("the document is gone");
  const { bucket } = await storeOf(document);
  const key = contentKey(document.cod, numar);
  const found = await s3().send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  const bytes = Buffer.from((await found.Body?.transformToByteArray()) ?? []);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await s3().send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, Metadata: found.Metadata }));
}

/** The history of a document without its downloads. */
export async function eventsOf(id: number): Promise<DocumentEvent[]> {
  const items = await readPartition(Documents.table, `document#${id}`, { prefix: EVENT_PREFIX });
  return items.map((item) => recordOf<DocumentEvent>(item)).filter(({ tip }) => tip !== "DESCARCAT");
}
