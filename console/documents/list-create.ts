import { documentsCreate, versionsCreate } from "../../client/generated/documents/operations.ts";
import type { Document, DocumentNou } from "../../client/generated/documents/types.ts";
import { uploadLarge } from "../../client/upload-large.ts";
import { client } from "../api/client.ts";
import { labelsIn } from "./list-labels.ts";

/** What a person writes of a new document, apart from its password and file. */
export interface NewDocument {
  denumire: string;
  descriere: string;
  cod: string;
  etichete: string;
  /** The id of a container, "" for the default one. */
  bucketId: string;
  visibility: Document["visibility"];
  protection: NonNullable<Document["tipSecuritate"]> | "";
}

export const emptyDocument: NewDocument = {
  denumire: "",
  descriere: "",
  cod: "",
  etichete: "",
  bucketId: "",
  visibility: "PERSONAL",
  protection: "",
};

/** Its metadata, without the fields that are empty. */
export function bodyOf(values: NewDocument, password: string): Omit<DocumentNou, "denumire"> {
  const { descriere, cod, etichete, bucketId, visibility, protection } = values;
  const labels = labelsIn(etichete);
  return {
    visibility,
    ...(descriere.trim() ? { descriere: descriere.trim() } : {}),
    ...(cod.trim() ? { cod: cod.trim() } : {}),
    ...(labels.length > 0 ? { etichete: labels } : {}),
    ...(bucketId === "" ? {} : { bucketId: Number(bucketId) }),
    ...(protection === "" ? {} : { tipSecuritate: protection }),
    ...(protection === "PAROLA" ? { parola: password } : {}),
  };
}

/** The name of a file without its extension. */
const nameOf = ({ name }: File): string => name.replace(/\.[^.]+$/, "") || name;

export type Created = Pick<Document, "id" | "denumire">;

export async function createDocument(
  values: NewDocument,
  { password, file }: { password: string; file: File | undefined },
): Promise<Created> {
  const denumire = values.denumire.trim() || (file ? nameOf(file) : "");
  return (await documentsCreate(client, { body: { ...bodyOf(values, password), denumire } })).data;
}

/** A file of this size goes in one request; a larger one in parts, each of which is repeated by itself. */
const ONE_REQUEST = 4_000_000;

/** Adds the first version. @param onProgress gets the part that was sent, from 0 to 1 */
export async function addFile(
  { id }: Created,
  file: File,
  onProgress: (share: number) => void,
): Promise<void> {
  onProgress(0);
  if (file.size <= ONE_REQUEST) {
    await versionsCreate(client, { path: { id }, body: { file } });
    return;
  }
  await uploadLarge(client, {
    content: file,
    fields: { denumire: file.name, documentId: id },
    onProgress: ({ sent, size }) => onProgress(sent / size),
    complete: (uploadId, options) => versionsCreate(client, { path: { id }, body: { uploadId }, ...options }),
  });
}
