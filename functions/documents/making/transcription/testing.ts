import { as, type Person, type ServiceClient } from "../../testing.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import type { Conversion } from "../../records/conversion.ts";
import { conversionQueue } from "../../records/conversion.ts";
import { handler } from "./consumer.ts";
import type { Answer } from "../../../../shared/testing/caller.ts";

export type Shown = Pick<
  Conversion,
  | "id"
  | "documentId"
  | "status"
  | "pagini"
  | "paginiGata"
  | "eroare"
  | "denumire"
  | "numarVersiune"
  | "tip"
  | "calitate"
  | "scanare"
>;

export const pdfFile = (bytes: Buffer, name = "act.pdf"): File =>
  new File([Uint8Array.from(bytes)], name, { type: "application/pdf" });

/** Files a document as a person, and returns its id. */
export async function filed(
  somebody: Person,
  file: File,
  fields: Record<string, string> = {},
): Promise<number> {
  return (await as(somebody).upload<{ id: number }>("/api/documents/upload", { file, ...fields })).json.id;
}

export const start = (
  client: ServiceClient,
  documentId: number,
  wish: object = {},
  headers: Record<string, string> = {},
): Promise<Answer<Shown>> => client.post<Shown>("/api/transcriere", { documentId, ...wish }, headers);

/** Lets the workers process all waiting conversions. */
export const work = () => drain(conversionQueue, handler);

export const conversionOf = async (client: ServiceClient, id: number): Promise<Shown> =>
  (await client.get<Shown>(`/api/conversies/${id}`)).json;
