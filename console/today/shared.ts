import { accountRead, partajareDocumentsList } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { readDocumentNames } from "../api/names.ts";
import { pageOf } from "../api/list-page.ts";
import { SHOWN, type Section, ofDocuments } from "./section.ts";

/** What others have given the person access to, newest first. */
export const shared: Section = {
  id: "shared",
  queryKey: ["documents", "grants"],
  isFor: ofDocuments,
  href: "/app/acte?whose=shared",
  async read({ text, formats, now }) {
    const { data: account } = await accountRead(client);
    const query = {
      size: SHOWN,
      sort: "-creatLa",
      "filter[beneficiarOperatorId]": String(account.id),
    };
    const { rows, total = 0 } = pageOf(await partajareDocumentsList(client, { query }));
    const names = await readDocumentNames(rows.map(({ documentId }) => documentId));
    const items = rows.map(({ id, documentId, cod, creatDe, creatLa, drept, dataExpirare }) => ({
      id: String(id),
      title: names.get(documentId)?.denumire ?? cod,
      detail:
        dataExpirare === undefined
          ? text.sharedBy(creatDe, text.rights[drept], formats.ago(creatLa, now))
          : text.sharedUntil(creatDe, text.rights[drept], formats.date(dataExpirare)),
      href: `/app/acte/${documentId}`,
    }));
    return { items, total };
  },
};
