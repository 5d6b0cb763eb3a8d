import { type UseQueryResult, useQueries, useQueryClient } from "@tanstack/react-query";
import { Loaded } from "../api/failed.tsx";
import { tenantQuery } from "../api/containers.tsx";
import { myAccount } from "../api/my-account.ts";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { Icon } from "../kit/icons.tsx";
import { Panel } from "../kit/panel.tsx";
import { placed } from "../kit/placed.ts";
import { Skeleton } from "../kit/states.tsx";
import { SEARCH, byTitle } from "../shell/found.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { screen } from "../shell/screen.tsx";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { certificates } from "./certificates.ts";
import { due, recent, shared } from "./documents.ts";
import { failed } from "./failed.ts";
import { people } from "./people.ts";
import { type Section, type TodayItem, type Waiting, ofDocuments } from "./section.ts";
import { approvals, requests, toSign } from "./to-decide.ts";
import { todayWords } from "./words.ts";

interface SectionPanelProps {
  section: Section;
  query: UseQueryResult<Waiting>;
}

/** A part of the page in its own place: what is in it, or what to do so that something is. */
function SectionPanel({ section: { id, href }, query }: SectionPanelProps) {
  const text = useWords(todayWords);
  const { number } = useFormats();
  const total = query.data?.total;
  const isCounted = total !== undefined && total > 0;
  if (query.data?.isAbsent) return null;
  return (
    <Panel
      title={text.sections[id]}
      acts={
        href !== undefined && isCounted ? (
          <Link href={href} label={`${text.sections[id]}: ${text.all(number(total))}`}>
            {text.all(number(total))}
          </Link>
        ) : (
          isCounted && <span>{number(total)}</span>
        )
      }
    >
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="hint">{text.empty[id]}</p>
          ) : (
            <ul className="waiting">
              {items.map((item) => (
                <Item key={item.id} item={item} />
              ))}
            </ul>
          )
        }
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

const sections: readonly Section[] = [
  requests,
  approvals,
  toSign,
  due,
  certificates,
  failed,
  recent,
  shared,
  people,
];
/** What is in these does not wait for the person. */
const quiet: readonly Section["id"][] = ["recent", "shared", "people"];

/** Where work begins: the search, and the place for files, which may be dropped on the whole page. */
function Start() {
  const text = useWords(todayWords);
  const { hrefOf } = useDialogAddress();
  const person = usePerson();
  return (
    <div className="today-start">
      <Link href={hrefOf(SEARCH)} look="plain" icon="search">
        {text.search}
      </Link>
      {ofDocuments(person) && (
        <div className="today-drop">
          <Icon name="upload" />
          <span>{text.drop}</span>
          <Link href={hrefOf({ name: "incarca", id: "nou" })} look="plain">
            {text.choose}
          </Link>
        </div>
      )}
    </div>
  );
}

function Today() {
  const text = useWords(todayWords);
  const language = useLanguage();
  const formats = useFormats();
  const person = usePerson();
  const client = useQueryClient();
  const accountId = async () => (await client.fetchQuery(myAccount)).id;
  const containers = async () => (await client.fetchQuery(tenantQuery)).buckets;
  const mine = sections.filter(({ isFor }) => isFor(person));
  const queries = useQueries({
    queries: mine.map(({ queryKey, read }) => ({
      queryKey: [...queryKey, "today", language],
      queryFn: () => read({ person, text, language, formats, now: Date.now(), accountId, containers }),
    })),
  });
  const all = mine.flatMap((section, at) => {
    const query = queries[at];
    return query ? [{ section, query, isComing: query.isPending }] : [];
  });
  const waiting = all.filter(({ section }) => !quiet.includes(section.id));
  const isFree = waiting.every(({ query }) => query.data?.total === 0);
  // In order, and each once those above it have their height: nothing that is shown moves under the pointer.
  const shown = placed(all);
  return (
    <>
      <div className="today-head">
        <PageTitle>{text.title}</PageTitle>
        {isFree && <p className="hint">{text.nothing}</p>}
      </div>
      <Start />
      <div className="panels today-panels">
        {shown.map(({ section, query }) => (
          <SectionPanel key={section.id} section={section} query={query} />
        ))}
        {shown.length < all.length && <Skeleton lines={6} />}
      </div>
    </>
  );
}

export default screen({ search: () => ({}), page: Today, useFound: byTitle(todayWords.title) });
