import * as z from "zod";
import { DocumentEvent } from "../../records/event.ts";
import { DocumentView, PublicView } from "../../records/document.ts";
import { UploadView } from "../../records/upload.ts";
import { VersionView } from "../../records/version.ts";

/** A document as machines see it: the public view, plus how it is stored. */
export const MachineDocumentView = PublicView.extend({
  status: DocumentView.shape.status,
  visibility: DocumentView.shape.visibility,
  tipSecuritate: DocumentView.shape.tipSecuritate,
}).meta({ id: "DocumentPentruMasini" });
export type MachineDocumentView = z.output<typeof MachineDocumentView>;

/** Versions are identified by their document's code and their number. */
export const MachineVersionView = VersionView.omit({ id: true, poate: true }).meta({
  id: "VersiunePentruMasini",
});
export type MachineVersionView = z.output<typeof MachineVersionView>;

/** The status of an upload. `cod` names the document that it created, or that it added a version to. */
export const MachineUploadView = UploadView.omit({ documentId: true })
  .extend({ cod: DocumentView.shape.cod.optional() })
  .meta({ id: "IncarcarePentruMasini" });
export type MachineUploadView = z.output<typeof MachineUploadView>;

/** `urmatorul` is the value that the next request sends as `dupa`. If it is unchanged, there is nothing new. */
export const FeedView = z
  .object({ items: z.array(DocumentEvent), urmatorul: z.int() })
  .meta({ id: "EvenimenteleEmitentului" });
export type FeedView = z.output<typeof FeedView>;
