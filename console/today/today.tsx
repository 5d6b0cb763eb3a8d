import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import {
  accountRead,
  conversiesList,
  importsList,
  partajareDocumentsList,
} from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { pageOf } from "../api/list-page.ts";
import { readDocumentNames } from "../api/names.ts";
import { readPeopleOf } from "../api/people.ts";
import { Link } from "../kit/button.tsx";
import { Panel } from "../kit/panel.tsx";
import { EmptyState } from "../kit/states.tsx";
import { readDrafts } from "../shell/drafts.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { screen } from "../shell/screen.tsx";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import {
  type Section,
  type SectionContext,
  type TodayItem,
  type Waiting,
  SHOWN,
  ofDocuments,
} from "./section.ts";
import { approvals, requests } from "./to-decide.ts";
import { toSign } from "./to-decide.ts";
import { todayWords } from "./words.ts";

/** What others gave the person access to, newest first. */
const shared: Section = {
  id: "shared",
  queryKey: ["documents", "grants"],
  isFor: ofDocuments,
  href: "/app/acte?whose=shared",
  async read({ person, text, formats, now }) {
    const { data: account } = await accountRead(client);
    const query = {
      size: SHOWN,
      sort: "-creatLa",
      "filter[beneficiarOperatorId]": String(account.id),
    };
    const { rows, total = 0 } = pageOf(await partajareDocumentsList(client, { query }));
    const [names, people] = await Promise.all([
      readDocumentNames(rows.map(({ documentId }) => documentId)),
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

interface SectionPanelProps {
  section: Section;
  query: UseQueryResult<Waiting>;
}

/** A section with things that wait; an empty one is not drawn. */
function SectionPanel({ section: { id, href }, query }: SectionPanelProps) {
  const text = useWords(todayWords);
  const { number } = useFormats();
  const total = query.data?.total;
  if (total === 0) return null;
  return (
    <Panel
      title={text.sections[id]}
      acts={
        href !== undefined && total !== undefined ? (
          <Link href={href} label={`${text.sections[id]}: ${text.all(number(total))}`}>
            {text.all(number(total))}
          </Link>
        ) : (
          total !== undefined && <span>{number(total)}</span>
        )
      }
    >
      <Loaded query={query}>
        {({ items }) => (
          <ul className="waiting">
            {items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

function Item({ item: { title, detail, href } }: { item: TodayItem }) {
  return (
    <li>
      {href === undefined ? <strong>{title}</strong> : <Link href={href}>{title}</Link>}
      <div className="hint">{detail}</div>
    </li>
  );
}

/**
 * Uploads of the tray that ended without a document. The service has no list of them; the browser that began them keeps them
 * among the drafts of the person.
 */
async function uploads({ person, text }: SectionContext): Promise<Waiting> {
  const kept = await readDrafts(person.id, "uploads/");
  const items = kept.flatMap((record): TodayItem[] => {
    const { id, name, end } = fieldsOf(record);
    const { why } = fieldsOf(end);
    if (typeof id !== "string" || typeof name !== "string" || typeof why !== "string") return [];
    return [{ id: `upload ${id}`, title: name, detail: text.upload(why) }];
  });
  return { items, total: items.length };
}

const RECENT_IMPORTS = 5;

/** Files that the last imports did not bring. */
async function imports({ text, formats }: SectionContext): Promise<Waiting> {
  const { rows } = pageOf(await importsList(client, { query: { size: RECENT_IMPORTS } }));
  const items = rows
    .filter(({ esuate }) => esuate > 0)
    .map(({ id, creatLa, esuate }) => ({
      id: `import ${id}`,
      title: text.importOf(formats.dateTime(creatLa)),
      detail: text.imported(esuate),
      href: `/app/importuri/aduse/${id}`,
    }));
  return { items, total: items.length };
}

/** Scans whose text was not read. */
async function scans({ person, text, formats, now }: SectionContext): Promise<Waiting> {
  const query = { size: SHOWN, "filter[status]": "ESUATA", "filter[creatDe]": person.id };
  const { rows, total = 0 } = pageOf(await conversiesList(client, { query }));
  const ids = rows.flatMap(({ documentId: id }) => (id === undefined ? [] : [id]));
  const names = await readDocumentNames(ids);
  const items = rows.map(({ id, denumire, documentId = 0, creatLa }) => ({
    id: `scan ${id}`,
    title: denumire ?? names.get(documentId)?.denumire ?? text.nameless(String(documentId)),
    detail: text.scan(formats.ago(creatLa, now)),
    href: `/app/scanari/${id}`,
  }));
  const rest: TodayItem[] =
    total > rows.length
      ? [{ id: "scans", title: text.scans, detail: formats.number(total), href: "/app/scanari?stare=ESUATA" }]
      : [];
  return { items: [...items, ...rest], total };
}

const failed: Section = {
  id: "failed",
  queryKey: ["documents", "conversions"],
  isFor: ofDocuments,
  async read(context) {
    const parts = await Promise.all([uploads(context), imports(context), scans(context)]);
    return {
      items: parts.flatMap(({ items }) => items),
      total: parts.reduce((sum, { total }) => sum + total, 0),
    };
  },
};

/** The fields of a record that another version of the console may have written. */
const fieldsOf = (record: unknown): Readonly<Record<string, unknown>> =>
  typeof record === "object" && record !== null ? { ...record } : {};

const sections: readonly Section[] = [requests, approvals, toSign, failed, shared];

function Today() {
  const text = useWords(todayWords);
  const language = useLanguage();
  const formats = useFormats();
  const person = usePerson();
  const mine = sections.filter(({ isFor }) => isFor(person));
  const queries = useQueries({
    queries: mine.map(({ queryKey, read }) => ({
      queryKey: [...queryKey, "today", language],
      queryFn: () => read({ person, text, language, formats, now: Date.now() }),
    })),
  });
  const shown = mine.map((section, at) => ({ section, query: queries[at] }));
  // Shared documents do not wait for anything.
  const acts = shown.filter(({ section }) => section.id !== "shared");
  const isFree = acts.every(({ query }) => query?.data?.total === 0);
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      {isFree && (
        <EmptyState title={text.nothing} icon="check">
          {text.nothingText}
        </EmptyState>
      )}
      <div className="panels">
        {shown.map(
          ({ section, query }) => query && <SectionPanel key={section.id} section={section} query={query} />,
        )}
      </div>
    </>
  );
}

export default screen({ search: () => ({}), page: Today });
