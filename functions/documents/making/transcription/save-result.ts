import * as z from "zod";
import type { Principal } from "../../access/principal.ts";
import { placeBytes, receiveFile, toBytesAtRest } from "../../files/content/content-at-rest.ts";
import { fileDocument, NewDocument, newDocument } from "../../files/filing/new-document.ts";
import { prepareFiling } from "../../files/filing/references.ts";
import { readResult } from "../../files/text/conversion-files.ts";
import type { Document } from "../../records/document.ts";
import { refuseSuspended } from "./open-source.ts";
import { openResult } from "./open-result.ts";
import { resultOf, titleOf } from "./read-result.ts";

export const SavedText = z
  .object({
    denumire: NewDocument.shape.denumire.optional(),
    bucketId: NewDocument.shape.bucketId,
    format: z.enum(["txt", "pdf"]).default("txt"),
  })
  .meta({ id: "TextSalvat" });

/**
 * Files a text as a new document of the caller, with the protection of the source document.
 * @throws the errors of openResult, forbidden if the caller may not file there
 */
export async function saveResult(
  caller: Principal,
  id: number,
  { password, ...wanted }: z.output<typeof SavedText> & { password: string | undefined },
) {
  refuseSuspended(caller);
  const found = await openResult(caller, id, { password });
  const { result, contentType } = resultOf(found, wanted.format);
  const original = found.opened?.document;
  const denumire = wanted.denumire ?? titleOf(found);
  const composed = await newDocument(caller, { denumire, bucketId: wanted.bucketId });
  const document = await prepareFiling({ ...composed, ...protectionFrom(original) });
  const { bytes, facts } = await receiveFile({
    bytes: await readResult(original, result),
    name: `${denumire}.${wanted.format}`,
    contentType,
  });
  const atRest = await toBytesAtRest(bytes, document);
  return fileDocument({
    caller,
    document,
    facts,
    place: (target) => placeBytes(target, document, atRest, facts.contentType),
  });
}

/** Sealed like the original, with the same password and the same secrecy. */
function protectionFrom(original: Document | undefined): Partial<Document> {
  if (!original?.tipSecuritate) return {};
  const { tipSecuritate, passwordHash, visibility } = original;
  return {
    tipSecuritate,
    ...(passwordHash === undefined ? {} : { passwordHash }),
    ...(visibility === "SECRET" ? { visibility } : {}),
  };
}
