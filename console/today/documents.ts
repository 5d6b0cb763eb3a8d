import {
  evenimentDocumentsList,
  partajareDocumentsList,
} from "../../client/generated/documents/operations.ts";
import type { PartajareDocument } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { pageOf } from "../api/list-page.ts";
import { readDocumentNames } from "../api/names.ts";
import { readPeopleOf } from "../api/people.ts";
import { SHOWN, type Section, ofDocuments } from "./section.ts";

/* The documents that the person works with. */

/** One works on the same documents again and again: so many events name a few of them. */
const EVENTS = 50;

/** The documents that the person opened or changed last. */
export const recent: Section = {
  id: "recent",
  queryKey: ["documents", "events", "own"],
  isFor: ofDocuments,
  href: "/app/acte?sort=-modificatLa",
  async read({ person, formats, now }) {
    const query = { size: EVENTS, sort: "-creatLa", "filter[actor]": person.id };
    const { items: events } = (await evenimentDocumentsList(client, { query })).data;
    const last = new Map<number, string>();
    for (const { documentId, creatLa } of events)
      if (last.size < SHOWN && !last.has(documentId)) last.set(documentId, creatLa);
    const names = await readDocumentNames([...last.keys()]);
    // Those that the person can no longer read have no name.
    const items = [...last].flatMap(([id, at]) => {
      const document = names.get(id);
      if (!document) return [];
      const detail = `${document.cod}, ${formats.ago(at, now)}`;
      return [{ id: String(id), title: document.denumire, detail, href: `/app/acte/${id}` }];
    });
    return { items, total: items.length };
  },
};

type Grant = PartajareDocument;

async function namesOf(rows: readonly Grant[]) {
  return readDocumentNames(rows.map(({ documentId }) => documentId));
}

const DAY_MS = 86_400_000;
const SOON_DAYS = 14;

/** Accesses that end within two weeks: those that the person has, and those to documents that the person gives access to. */
export const due: Section = {
  id: "due",
  queryKey: ["documents", "grants", "due"],
  isFor: ofDocuments,
  async read({ text, formats, now, accountId }) {
    const query = {
      size: SHOWN,
      sort: "dataExpirare",
      "filter[dataExpirare][greaterThan]": new Date(now).toISOString(),
      "filter[dataExpirare][lessThanOrEqual]": new Date(now + SOON_DAYS * DAY_MS).toISOString(),
    };
    const { rows, total = 0 } = pageOf(await partajareDocumentsList(client, { query }));
    if (rows.length === 0) return { items: [], total };
    const [names, own] = await Promise.all([namesOf(rows), accountId()]);
    const items = rows.map(({ id, documentId, cod, dataExpirare = "", beneficiarOperatorId }) => ({
      id: String(id),
      title: names.get(documentId)?.denumire ?? cod,
      detail: (beneficiarOperatorId === own ? text.ownEnds : text.givenEnds)(formats.date(dataExpirare)),
      href: `/app/acte/${documentId}${beneficiarOperatorId === own ? "" : "/acces"}`,
    }));
    return { items, total };
  },
};

/** What others gave the person access to, newest first. */
export const shared: Section = {
  id: "shared",
  queryKey: ["documents", "grants"],
  isFor: ofDocuments,
  href: "/app/acte?whose=shared",
  async read({ person, text, formats, now, accountId }) {
    const query = {
      size: SHOWN,
      sort: "-creatLa",
      "filter[beneficiarOperatorId]": String(await accountId()),
    };
    const { rows, total = 0 } = pageOf(await partajareDocumentsList(client, { query }));
    const [names, people] = await Promise.all([
      namesOf(rows),
      readPeopleOf(
        person,
        rows.map(({ creatDe }) => creatDe),
      ),
    ]);
    const items = rows.map(({ id, documentId, cod, creatDe, creatLa, drept, dataExpirare }) => ({
      id: String(id),
      title: names.get(documentId)?.denumire ?? cod,
      detail:
        dataExpirare === undefined
          ? text.sharedBy(people.get(creatDe) ?? creatDe, text.rights[drept], formats.ago(creatLa, now))
          : text.sharedUntil(people.get(creatDe) ?? creatDe, text.rights[drept], formats.date(dataExpirare)),
      href: `/app/acte/${documentId}`,
    }));
    return { items, total };
  },
};
