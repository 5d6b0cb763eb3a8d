import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { notificaresList } from "../../../client/generated/notifications/operations.ts";
import type { Notificare } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { Failed } from "../../api/failed.tsx";
import { ListTable } from "../../api/list-look.tsx";
import { Link } from "../../kit/button.tsx";
import { Facets } from "../../kit/facets.tsx";
import { OptionalIsSaid } from "../../kit/field-frame.tsx";
import { filterField, TextFilter } from "../../kit/filters.tsx";
import { given } from "../../kit/given.ts";
import { DateField } from "../../kit/late-fields.tsx";
import { Pager } from "../../kit/pager.tsx";
import { EmptyState } from "../../kit/states.tsx";
import type { Column } from "../../kit/table.tsx";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { countIn, textIn, valuesIn } from "../../shell/search.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { Folded } from "../common/folded.tsx";
import { NoticeSections, paths } from "../common/notice-sections.tsx";
import { PageHead } from "../common/page-head.tsx";
import { useIsAdmin } from "../common/role.ts";
import { priorities } from "../common/kinds.ts";
import { isState, isUnderWay, NoticeState, states, type State } from "../common/states.tsx";
import { useSystems } from "../common/systems.ts";
import { titleOf } from "../common/title-of.ts";
import { commonWords } from "../common/words.ts";
import { trackingWords } from "./words.ts";

const FOLLOW_MS = 4000;

function NoticeList({ search, hrefWith, setSearch }: ScreenProps<never, NoticeSearch>) {
  const text = useWords(trackingWords);
  const systems = useSystems();
  const columns = useColumns();
  const found = useQuery({
    queryKey: ["notifications", "notices", search],
    queryFn: () => findNotices(search),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => isUnderWay(status) && status !== "Scheduled")
        ? FOLLOW_MS
        : false,
  });
  const rows = found.data?.items ?? [];
  return (
    <>
      <PageHead
        title={text.title}
        acts={
          <Link href={paths.send} look="primary" icon="plus">
            {text.create}
          </Link>
        }
      />
      <NoticeSections current="notices" />
      <div className="notice-list">
        <NoticeFilters search={search} setSearch={setSearch} />
        <div className="notice-rows">
          {found.isError && <Failed error={found.error} onRetry={() => void found.refetch()} />}
          {!found.isError && (
            <ListTable
              name="notifications/notices"
              label={text.title}
              columns={columns}
              rows={rows}
              idOf={({ id }) => String(id)}
              textOf={titleOf}
              hrefOf={({ id }) => `${paths.notices}/${id}`}
              isLoading={found.isPending || systems.isLoading}
              isUpdating={found.isPlaceholderData}
              empty={<NoNotices isNarrowed={isNarrowed(search)} />}
            />
          )}
          <Pager
            page={search.page}
            size={PAGE_ROWS}
            shown={rows.length}
            total={found.data?.total}
            hrefOf={(page) => hrefWith({ pagina: String(page) })}
          />
        </div>
      </div>
    </>
  );
}

function useColumns(): Column<Notificare>[] {
  const text = useWords(trackingWords);
  const common = useWords(commonWords);
  const { nameOf } = useSystems();
  const { number, dateTime } = useFormats();
  return [
    { id: "subject", title: text.subject, cell: titleOf },
    { id: "status", title: text.state, cell: ({ status }) => <NoticeState status={status} /> },
    { id: "system", title: common.system, isWideOnly: true, cell: ({ sistemId }) => nameOf(sistemId) },
    {
      id: "priority",
      title: text.priority,
      isWideOnly: true,
      cell: ({ priority }) => common.priority[priority],
    },
    {
      id: "total",
      title: text.deliveries,
      isNumber: true,
      isWideOnly: true,
      cell: ({ total }) => number(total),
    },
    { id: "created", title: text.created, isWideOnly: true, cell: ({ creatLa }) => dateTime(creatLa) },
  ];
}

function NoNotices(props: { isNarrowed: boolean }) {
  const text = useWords(trackingWords);
  return props.isNarrowed ? (
    <EmptyState icon="filter" title={text.noneFound} text={text.noneFoundHint} />
  ) : (
    <EmptyState
      icon="bell"
      title={text.none}
      text={text.noneHint}
      action={<Link href={paths.send}>{text.create}</Link>}
    />
  );
}

type FiltersProps = { search: NoticeSearch } & Pick<ScreenProps<never, NoticeSearch>, "setSearch">;

function NoticeFilters({ search, setSearch }: FiltersProps) {
  const text = useWords(trackingWords);
  const common = useWords(commonWords);
  const isAdmin = useIsAdmin();
  const { all } = useSystems();
  const change = (name: string, value: string): void =>
    setSearch({ [name]: value, pagina: undefined }, { isReplacing: true });
  return (
    <Folded>
      <TextFilter
        label={text.subject}
        value={search.subject}
        onChange={(value) => change("subiect", value)}
      />
      <OptionalIsSaid value={false}>
        <DateField
          label={text.from}
          latest={search.until || undefined}
          field={filterField("de", search.from, (day) => change("de", day))}
        />
        <DateField
          label={text.until}
          earliest={search.from || undefined}
          field={filterField("pana", search.until, (day) => change("pana", day))}
        />
      </OptionalIsSaid>
      <Facets
        facets={[
          { id: "stare", title: text.state, values: states.map((id) => ({ id, title: common.state[id] })) },
          {
            id: "prioritate",
            title: text.priority,
            values: priorities.map((id) => ({ id, title: common.priority[id] })),
          },
          ...(isAdmin
            ? [
                {
                  id: "sistem",
                  title: common.system,
                  values: all.map(({ id, denumire }) => ({ id: String(id), title: denumire })),
                },
              ]
            : []),
        ]}
        chosen={{ stare: search.states, prioritate: search.priorities, sistem: search.systems }}
        onChange={({ stare, prioritate, sistem }) =>
          setSearch({ stare, prioritate, sistem, pagina: undefined })
        }
      />
    </Folded>
  );
}

const PAGE_ROWS = 25;

interface NoticeSearch {
  page: number;
  subject: string;
  states: readonly State[];
  priorities: readonly string[];
  /** Ids. */
  systems: readonly string[];
  /** Days, "" for none. */
  from: string;
  until: string;
}

const isNarrowed = ({ page: _, ...filters }: NoticeSearch): boolean =>
  Object.values(filters).some((value) => value.length > 0);

const joined = (values: readonly string[]): string | undefined =>
  values.length > 0 ? values.join(",") : undefined;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A day in the person's time zone as a moment; undefined for none. */
const momentOf = (day: string, time: string): string | undefined =>
  isDay(day) ? new Date(`${day}T${time}`).toISOString() : undefined;

/** A page of notifications, newest first. */
async function findNotices(search: NoticeSearch) {
  const { page, subject, states, priorities, systems, from, until } = search;
  const ids = systems.filter((id) => /^\d+$/.test(id));
  // The service reads a single system's list directly.
  const one = ids.length === 1 ? ids[0] : undefined;
  const { data } = await notificaresList(client, {
    query: given({
      page: page - 1,
      size: PAGE_ROWS,
      "filter[titlu][contains]": subject === "" ? undefined : subject,
      "filter[status][in]": joined(states),
      "filter[priority][in]": joined(priorities),
      "filter[sistemId]": one,
      "filter[sistemId][in]": one === undefined ? joined(ids) : undefined,
      "filter[creatLa][greaterThanOrEqual]": momentOf(from, "00:00:00"),
      "filter[creatLa][lessThanOrEqual]": momentOf(until, "23:59:59.999"),
    }),
  });
  return data;
}

export default screen({
  search: (raw): NoticeSearch => ({
    page: countIn(raw, "pagina", 1),
    subject: textIn(raw, "subiect"),
    states: valuesIn(raw, "stare").filter(isState),
    priorities: valuesIn(raw, "prioritate"),
    systems: valuesIn(raw, "sistem"),
    from: textIn(raw, "de"),
    until: textIn(raw, "pana"),
  }),
  page: NoticeList,
  useFound: () => ({
    title: trackingWords.title,
    register: {
      service: "notifications",
      isNarrowing: true,
      hrefOf: (text) => `${paths.notices}?subiect=${encodeURIComponent(text)}`,
      async find(text, signal) {
        const query = { size: FOUND, "filter[titlu][contains]": text };
        const { items, total } = (await notificaresList(client, { query, signal })).data;
        const records = items.map((notice) => ({
          href: `${paths.notices}/${notice.id}`,
          title: titleOf(notice),
        }));
        return { records, total };
      },
    },
  }),
});

/** How many the search everywhere shows. */
const FOUND = 5;
