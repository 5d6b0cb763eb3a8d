import { hashPassword } from "../../shared/auth/passwords.ts";
import { clock } from "../../shared/clock.ts";
import { put, remove } from "../../shared/content/objects.ts";
import { adding } from "../../shared/data/repository.ts";
import { transact } from "../../shared/data/transaction.ts";
import type { UploadedFile } from "../../shared/http/multipart.ts";
import { loadPerson } from "../../functions/documents/access/load-person.ts";
import type { Person } from "../../functions/documents/access/principal.ts";
import {
  receiveFile,
  toBytesAtRest,
  typeAtRest,
} from "../../functions/documents/files/content/content-at-rest.ts";
import { config } from "../../functions/documents/files/content/config.ts";
import { platformStore } from "../../functions/documents/files/content/store-of.ts";
import { currentContent } from "../../functions/documents/files/filing/new-version.ts";
import { contentKey, type Document, Documents, due } from "../../functions/documents/records/document.ts";
import { appendingUnfenced, headOf } from "../../functions/documents/records/event.ts";
import { type DemoDocument, people } from "./data.ts";

/* Documents are filed with ids of the demo data, which no verb gives: by the transaction of an upload. */

/** What a document of the demo data begins with. */
export type Wanted = Omit<DemoDocument, "by" | "daysAgo" | "versions">;

/** Creates a document with its content, as if filed by the author at the present time of the clock. */
export async function createWithContent(wanted: Wanted, file: UploadedFile, author: Person): Promise<void> {
  const { bytes, facts } = await receiveFile(file);
  const bare = await recordOf(wanted, author);
  const version = { id: wanted.id, documentId: wanted.id, numarVersiune: 1, ...facts, creatDe: author.actor };
  const document = due({
    ...bare,
    ...currentContent(bare, { ...version, creatLa: bare.creatLa }, config.contentBucket),
  });
  const atRest = await toBytesAtRest(bytes, document);
  const place = () =>
    put(platformStore(), contentKey(document.cod, 1), atRest, {
      condition: { ifNoneMatch: "*" },
      contentType: typeAtRest(facts.contentType, document),
      metadata: {},
    });
  // A start that was stopped before the record has left bytes, and another start may make others.
  if (!(await place())) {
    await remove(platformStore(), [contentKey(document.cod, 1)]);
    await place();
  }
  const created = appendingUnfenced(document, headOf(undefined), { tip: "CREAT", actor: author.actor });
  await transact([...adding(Documents, document), ...created]);
}

async function recordOf(wanted: Wanted, author: Person): Promise<Document> {
  const { id, cod, denumire, descriere, bucketId, emitentId, proprietarId } = wanted;
  const { etichete = [], visibility = "PERSONAL" } = wanted;
  const now = clock.iso();
  return {
    id,
    cod,
    denumire,
    descriere,
    etichete,
    bucketId,
    emitentId,
    proprietarId,
    visibility,
    ...(wanted.encrypted ? { tipSecuritate: "CRIPTAT" } : {}),
    ...(wanted.password
      ? { tipSecuritate: "PAROLA", passwordHash: await hashPassword(wanted.password) }
      : {}),
    creator: author.key,
    status: "ACTIV",
    numarVersiune: 0,
    retinereLegala: false,
    creatDe: author.actor,
    creatLa: now,
    modificatDe: author.actor,
    modificatLa: now,
  };
}

/** A person of the demo data, with their rights. */
export async function personNamed(login: string): Promise<Person> {
  const found = people.find((someone) => someone.login === login);
  const caller = found && (await loadPerson(found.id));
  if (!caller) throw new Error(`There is no account ${login}`);
  return caller;
}
