import { PublicView } from "../../records/document.ts";

/** A document in the public zone. */
export const PublicDocumentView = PublicView.omit({ extensie: true, emitentId: true }).meta({
  id: "PublicDocument",
});
