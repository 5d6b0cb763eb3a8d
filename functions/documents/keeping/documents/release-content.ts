import * as z from "zod";
import { clock } from "../../../../shared/clock.ts";
import { revised } from "../../../../shared/data/repository.ts";
import { retry, RevisionConflict, transact } from "../../../../shared/data/transaction.ts";
import { subjectOf } from "../../../../shared/features/approvals/approval.ts";
import { approvable } from "../../../../shared/features/approvals/approvable.ts";
import { log } from "../../../../shared/log.ts";
import { decidingOrganization } from "../../access/deciding-organization.ts";
import { documentActs, openFor, type SeenDocument, seenDocument } from "../../access/document-acts.ts";
import type { Person } from "../../access/principal.ts";
import { noting, readScanned } from "../../files/scanning/note-answer.ts";
import { type Document, Documents } from "../../records/document.ts";
import type { Scan } from "../../records/scan.ts";
import { documents } from "../../service.ts";
import { nameForSummary } from "./document-purge.ts";

/** The release of a content in which the scan found something, by people who say that it is harmless. */
export const contentRelease = approvable("documents.release", {
  service: documents.name,
  args: z.object({ id: z.int() }),
  demands: "user",
  async subject(caller: Person, { id }) {
    const { document } = await openFor(caller, id, documentActs.ELIBEREAZA);
    return { record: document, at: [subjectOf(Documents, document)] };
  },
  organizatieId: decidingOrganization,
  rezumat: (document: Document) => {
    const [name, found] = [nameForSummary(document), document.scanare?.nume ?? "?"];
    return [
      `Se eliberează conținutul documentului ${name}, în care scanarea a găsit ${found}: se va putea citi din nou.`,
      `Освобождается содержимое документа ${name}, в котором проверка нашла ${found}: его снова можно будет читать.`,
      `Release the content of the document ${name}, in which the scan found ${found}: it can be read again.`,
    ];
  },
  act: (caller, { id }, { ifMatch }) => releaseContent(caller, id, ifMatch),
});

/** Makes the current content of a document readable again. The history says who did it, and what was found. */
function releaseContent(caller: Person, id: number, ifMatch: number[] | undefined): Promise<SeenDocument> {
  return retry(async () => {
    const { document, grants } = await openFor(caller, id, documentActs.ELIBEREAZA, { ifMatch });
    const found = await readScanned({ documentId: id, numarVersiune: document.numarVersiune });
    if (found?.document.rev !== document.rev) throw new RevisionConflict();
    const { nume } = document.scanare ?? {};
    const scanare: Scan = { stare: "eliberat", ...(nume === undefined ? {} : { nume }), la: clock.iso() };
    const answer = seenDocument(caller, revised(document, { ...document, scanare }), grants);
    const detalii = { versiune: document.numarVersiune, ...(nume === undefined ? {} : { nume }) };
    await transact(noting(found, scanare, { tip: "ELIBERAT", actor: caller.actor, detalii }), { answer });
    log.warn("an infected content was released", { object: id, found: nume, security: "scan" });
    return answer;
  });
}
