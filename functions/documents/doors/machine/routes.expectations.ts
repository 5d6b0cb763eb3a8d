import { read } from "../../../../shared/data/repository.ts";
import { documentOf, type Calls, type World } from "../../calls.expectations.ts";
import { Documents } from "../../records/document.ts";
import { textFile } from "../../testing.ts";
import { openUpload, uploadFields } from "../../keeping/uploads/routes.expectations.ts";

/** A document with its code. */
export async function prepareDocument(world: World) {
  const id = await documentOf(world);
  return { id, cod: (await read(Documents, { id }))?.cod ?? "" };
}

export const calls: Calls = {
  "machine-documents": { subject: prepareDocument },
  "machine-documents.create": { file: textFile("nou") },
  "machine-versions": { subject: prepareDocument },
  "machine-versions.create": { file: textFile("nou") },
  "machine-uploads": { subject: openUpload },
  "machine-uploads.create": { body: uploadFields },
};
