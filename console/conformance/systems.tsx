import { publicSystemsList } from "../../client/generated/platform/operations.ts";
import type { PublicSystem, StaffSystem } from "../../client/generated/platform/types.ts";
import { client } from "../api/client.ts";
import { Link } from "../kit/button.tsx";
import { ChoiceFilter, FilterBar, TextFilter } from "../kit/filters.tsx";
import { EmptyState } from "../kit/states.tsx";
import type { Column } from "../kit/table.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { type ListSearch, listSearch } from "../shell/list-search.ts";
import { textIn } from "../shell/search.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { Listing } from "./listing.tsx";
import { BASE, ConformanceSections, CountsText, SYSTEMS_KEY, VerdictBadge, systemHref } from "./parts.tsx";
import { type SystemQuery, useReading, useZone } from "./reading.ts";
import { conformanceWords } from "./words.ts";

interface Search extends ListSearch {
  verdict: "" | "PASS" | "WARN" | "FAIL";
}

function Systems(props: ScreenProps<never, Search>) {
  const { search, setSearch } = props;
  const text = useWords(conformanceWords);
  const zone = useZone();
  const verdicts = (["FAIL", "WARN", "PASS"] as const).map((id) => ({ id, label: text.verdict[id] }));
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <ConformanceSections current="systems" />
      <FilterBar
        act={
          zone === "admin" && (
            <Link href={`${BASE}/sisteme/nou`} look="primary" icon="plus">
              {text.list.register}
            </Link>
          )
        }
      >
        <TextFilter
          label={text.search}
          value={search.text}
          onChange={(typed) => setSearch({ text: typed, page: undefined }, { isReplacing: true })}
        />
        <ChoiceFilter
          label={text.list.verdict}
          all={text.all}
          options={verdicts}
          value={search.verdict}
          onChange={(verdict) => setSearch({ verdict, page: undefined })}
        />
      </FilterBar>
      {zone === "public" ? <PublicListing {...props} /> : <StaffListing {...props} />}
    </>
  );
}

type PartProps = Pick<ScreenProps<never, Search>, "search" | "hrefWith" | "setSearch">;

const filtersOf = ({ text, verdict }: Search): SystemQuery => ({
  ...(text && { "filter[denumire][contains]": text }),
  ...(verdict && { "filter[verdict]": verdict }),
});

function StaffListing(props: PartProps) {
  const { search } = props;
  const reading = useReading();
  const columns = useColumns();
  const text = useWords(conformanceWords).list;
  const isFiltered = search.text !== "" || search.verdict !== "";
  return (
    <Listing<StaffSystem>
      {...props}
      label={text.system}
      queryKey={[...SYSTEMS_KEY, "list", filtersOf(search)]}
      read={(query) => reading.systems({ sort: "denumire", ...query, ...filtersOf(search) })}
      columns={[
        ...columns,
        {
          id: "rules",
          title: text.rules,
          isWideOnly: true,
          cell: ({ counts }) => <CountsText counts={counts} />,
        },
        {
          id: "state",
          title: text.state,
          isWideOnly: true,
          cell: ({ activ, runningAuditId }) =>
            runningAuditId === undefined ? (activ ? text.active : text.inactive) : text.running,
        },
      ]}
      idOf={({ cod }) => cod}
      textOf={({ denumire }) => denumire}
      hrefOf={({ id }) => systemHref(id)}
      empty={
        isFiltered ? (
          <EmptyState title={text.noMatch} icon="search">
            {text.noMatchText}
          </EmptyState>
        ) : (
          <EmptyState title={text.empty} icon="check">
            {text.emptyText}
          </EmptyState>
        )
      }
    />
  );
}

function PublicListing(props: PartProps) {
  const { search } = props;
  const columns = useColumns();
  const text = useWords(conformanceWords).list;
  return (
    <Listing<PublicSystem>
      {...props}
      label={text.system}
      queryKey={[...SYSTEMS_KEY, "published", filtersOf(search)]}
      read={async (query) =>
        (await publicSystemsList(client, { query: { sort: "denumire", ...query, ...filtersOf(search) } }))
          .data
      }
      columns={columns}
      idOf={({ cod }) => cod}
      textOf={({ denumire }) => denumire}
      empty={
        <EmptyState title={text.nonePublished} icon="check">
          {text.nonePublishedText}
        </EmptyState>
      }
    />
  );
}

/** What both lists show. */
function useColumns(): Column<PublicSystem>[] {
  const text = useWords(conformanceWords).list;
  const { dateTime } = useFormats();
  return [
    { id: "denumire", title: text.system, isSortable: true, cell: ({ denumire }) => denumire },
    { id: "verdict", title: text.verdict, cell: ({ verdict }) => <VerdictBadge verdict={verdict} /> },
    { id: "cod", title: text.code, isWideOnly: true, isSortable: true, cell: ({ cod }) => cod },
    {
      id: "auditedAt",
      title: text.auditedAt,
      isSortable: true,
      isWideOnly: true,
      cell: ({ auditedAt }) => (auditedAt ? dateTime(auditedAt) : "–"),
    },
  ];
}

const verdictIn = (text: string): Search["verdict"] =>
  text === "PASS" || text === "WARN" || text === "FAIL" ? text : "";

export default screen({
  search: (raw): Search => ({
    ...listSearch(raw),
    verdict: verdictIn(textIn(raw, "verdict")),
  }),
  page: Systems,
});
