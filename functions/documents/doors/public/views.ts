import type * as z from "zod";
import { PublicView } from "../../records/document.ts";

/** A document in the public zone. */
export const PublicDocumentView = PublicView.omit({ extensie: true, emitentId: true }).meta({
  id: "PublicDocument",
});
export type PublicDocumentView = z.output<typeof PublicDocumentView>;
