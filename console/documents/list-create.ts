import { documentsCreate } from "../../client/generated/documents/operations.ts";
import type { Document, DocumentNou } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { bucketOf } from "../api/containers.tsx";
import { labelsIn } from "../api/labels.ts";

/** What a person writes of a new document, and its file. */
export interface NewDocument {
  denumire: string;
  descriere: string;
  cod: string;
  etichete: string;
  /** The id of a container, "" for the default one. */
  bucketId: string;
  visibility: Document["visibility"];
  protection: NonNullable<Document["tipSecuritate"]> | "";
  password: string;
  files: readonly File[];
}

export const emptyDocument: NewDocument = {
  denumire: "",
  descriere: "",
  cod: "",
  etichete: "",
  bucketId: "",
  visibility: "PERSONAL",
  protection: "",
  password: "",
  files: [],
};

/** The metadata without empty fields. */
function bodyOf(values: NewDocument): Omit<DocumentNou, "denumire"> {
  const { descriere, cod, etichete, bucketId, visibility, protection, password } = values;
  const labels = labelsIn(etichete);
  return {
    visibility,
    ...(descriere.trim() ? { descriere: descriere.trim() } : {}),
    ...(cod.trim() ? { cod: cod.trim() } : {}),
    ...(labels.length > 0 ? { etichete: labels } : {}),
    ...bucketOf(bucketId),
    ...(protection === "" ? {} : { tipSecuritate: protection }),
    ...(protection === "PAROLA" ? { parola: password } : {}),
  };
}

/** The name of a file without its extension. */
const nameOf = ({ name }: File): string => name.replace(/\.[^.]+$/, "") || name;

export type Created = Pick<Document, "id" | "denumire">;

export async function createDocument(values: NewDocument): Promise<Created> {
  const [file] = values.files;
  const denumire = values.denumire.trim() || (file ? nameOf(file) : "");
  return (await documentsCreate(client, { body: { ...bodyOf(values), denumire } })).data;
}
