import { documentsCreate, documentsUpload } from "../../client/generated/documents/operations.ts";
import type { Document, DocumentNou } from "../../client/generated/documents/types.ts";
import { uploadLarge } from "../../client/index.ts";
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

interface Content {
  password: string;
  file: File | undefined;
  /** The part that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** The body of every way to create it, without the fields that are empty. */
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

export interface Created {
  denumire: string;
  /** Absent if its content is still being finished. */
  id?: number | undefined;
}

/** Creates the document; a file goes in parts, so that its size does not matter. */
export async function createDocument(
  values: NewDocument,
  { password, file, onProgress }: Content,
): Promise<Created> {
  const body = bodyOf(values, password);
  const denumire = values.denumire.trim() || (file ? nameOf(file) : "");
  if (!file) return (await documentsCreate(client, { body: { ...body, denumire } })).data;
  onProgress(0);
  const { answer, upload } = await uploadLarge(client, {
    content: file,
    fields: { denumire },
    onProgress: ({ sent, size }) => onProgress(size === 0 ? 1 : sent / size),
    complete: (uploadId, options) =>
      documentsUpload(client, { body: { ...body, denumire, uploadId }, ...options }),
  });
  const id = upload?.documentId ?? (answer?.status === 201 ? answer.data.id : answer?.data.documentId);
  return { denumire, id };
}
