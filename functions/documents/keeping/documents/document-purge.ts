import * as z from "zod";
import { subjectOf } from "../../../../shared/features/approvals/approval.ts";
import { approvable } from "../../../../shared/features/approvals/approvable.ts";
import { decidingOrganization } from "../../access/deciding-organization.ts";
import { documentActs, openFor } from "../../access/document-acts.ts";
import type { Person } from "../../access/principal.ts";
import { type Document, Documents } from "../../records/document.ts";
import { documents } from "../../service.ts";
import { purgeDocument } from "./change-state.ts";

/** The purge of a document. Administrators of its organization decide about it too, unless it is SECRET. */
export const documentPurge = approvable("documents.purge", {
  service: documents.name,
  args: z.object({ id: z.int() }),
  demands: "user",
  async subject(caller: Person, { id }) {
    const { document } = await openFor(caller, id, documentActs.ELIMINA);
    return { record: document, at: [subjectOf(Documents, document)] };
  },
  organizatieId: decidingOrganization,
  rezumat: (document: Document) => {
    const name = nameForSummary(document);
    return [
      `Se elimină definitiv conținutul documentului ${name}; înregistrarea și istoricul rămân.`,
      `Содержимое документа ${name} удаляется окончательно; запись и история остаются.`,
      `Destroy the content of the document ${name}; the record and the history remain.`,
    ];
  },
  act: (caller, { id }, { ifMatch, approved }) =>
    purgeDocument(caller, id, { ifMatch, isApproved: approved !== undefined }),
});

/** Administrators without `hasSecret` also read summaries. */
export const nameForSummary = ({ id, cod, denumire, visibility }: Document): string =>
  visibility === "SECRET" ? `SECRET ${id}` : `${cod} (${denumire})`;
