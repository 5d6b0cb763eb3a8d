import { publicSystemsList } from "../../client/generated/platform/operations.ts";
import type { PublicSystem, StaffSystem } from "../../client/generated/platform/types.ts";
import { client } from "../api/client.ts";
import { EmptyState } from "../kit/states.tsx";
import type { Column } from "../kit/table.tsx";
import type { ListSearch } from "../shell/list-search.ts";
import type { ScreenProps } from "../shell/screen.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { Listing } from "./listing.tsx";
import { CountsText, SYSTEMS_KEY, VerdictBadge, systemHref } from "./parts.tsx";
import { type SystemQuery, useReading } from "./reading.ts";
import { conformanceWords } from "./words.ts";

export interface SystemSearch extends ListSearch {
  verdict: "" | "PASS" | "WARN" | "FAIL";
}

type PartProps = Pick<ScreenProps<never, SystemSearch>, "search" | "hrefWith" | "setSearch">;

const filtersOf = ({ text, verdict }: SystemSearch): SystemQuery => ({
  ...(text && { "filter[denumire][contains]": text }),
  ...(verdict && { "filter[verdict]": verdict }),
});

/** All systems, for officials; a system opens by its name. */
export function StaffSystems(props: PartProps) {
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

/** The systems that publish their verdict. */
export function PublicSystems(props: PartProps) {
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
