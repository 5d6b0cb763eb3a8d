import { useQuery } from "@tanstack/react-query";
import { carriedIn } from "../../shared/everywhere/texts.ts";
import type { ApprovalStatus } from "../api/approvals/operations.ts";
import { type ApprovalService, serviceIn, servicesOf } from "../api/approvals/services.ts";
import { sentenceOf } from "../api/failed.tsx";
import { usePeopleOf } from "../api/people.ts";
import { ListTable } from "../api/list-look.tsx";
import { labelOf } from "../api/places.ts";
import { ChoiceFilter, FilterBar } from "../kit/filters.tsx";
import { Pager } from "../kit/pager.tsx";
import { EmptyState, Problem, StateBadge } from "../kit/states.tsx";
import type { Column } from "../kit/table.tsx";
import { byTitle } from "../shell/found.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { countIn, textIn } from "../shell/search.ts";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { type ListedApproval, PAGE_ROWS, approvalsIn, statuses, tones } from "./queries.ts";
import { approvalWords } from "./words.ts";

interface Search {
  service: ApprovalService | undefined;
  status: ApprovalStatus | "";
  page: number;
}

/** The word in the address for the list of all states; without one, the list has those that wait. */
const EVERY_STATE = "toate";

function Approvals({ search, hrefWith, setSearch }: ScreenProps<never, Search>) {
  const text = useWords(approvalWords);
  const language = useLanguage();
  const { list } = useFormats();
  const services = servicesOf(usePerson());
  const chosen = services.find((service) => service === search.service);
  const { status, page } = search;
  const found = useQuery(approvalsIn({ services: chosen ? [chosen] : services, status, page }));
  const { rows = [], total, cut = [], failed = [] } = found.data ?? {};
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <p className="lead">{text.lead}</p>
      <Filters search={search} setSearch={setSearch} />
      {failed.map(({ service, error }) => (
        <Problem
          key={service}
          title={text.failedAt(labelOf(service, language))}
          onRetry={() => void found.refetch()}
        >
          {sentenceOf(error, language)}
        </Problem>
      ))}
      {cut.length > 0 && <p>{text.cut(list(cut.map((service) => labelOf(service, language))))}</p>}
      <ListTable
        name="approvals"
        label={text.title}
        columns={useColumns(rows)}
        rows={rows}
        idOf={({ service, id }) => `${service}/${id}`}
        textOf={({ rezumat }) => carriedIn(rezumat, language)}
        hrefOf={({ service, id }) => `/app/aprobari/${service}/${id}`}
        isLoading={found.isPending}
        isUpdating={found.isPlaceholderData}
        empty={
          failed.length === 0 &&
          (status === "IN_ASTEPTARE" ? (
            <EmptyState title={text.none} icon="check">
              {text.noneText}
            </EmptyState>
          ) : (
            <EmptyState title={text.noneSo} />
          ))
        }
      />
      {total !== undefined && (
        <Pager
          page={page}
          size={PAGE_ROWS}
          shown={rows.length}
          total={total}
          hrefOf={(next) => hrefWith({ page: String(next) })}
        />
      )}
    </>
  );
}

function Filters({ search, setSearch }: Pick<ScreenProps<never, Search>, "search" | "setSearch">) {
  const text = useWords(approvalWords);
  const language = useLanguage();
  const services = servicesOf(usePerson());
  return (
    <FilterBar>
      {services.length > 1 && (
        <ChoiceFilter
          label={text.service}
          all={text.everyService}
          options={services.map((id) => ({ id, label: labelOf(id, language) }))}
          value={search.service ?? ""}
          onChange={(serviciu) => setSearch({ serviciu, page: undefined })}
        />
      )}
      <ChoiceFilter
        label={text.state}
        all={text.everyState}
        options={statuses.map((id) => ({ id, label: text.states[id] }))}
        value={search.status}
        onChange={(stare) => setSearch({ stare: stare || EVERY_STATE, page: undefined })}
      />
    </FilterBar>
  );
}

function useColumns(rows: readonly ListedApproval[]): Column<ListedApproval>[] {
  const text = useWords(approvalWords);
  const language = useLanguage();
  const { dateTime } = useFormats();
  const nameOf = usePeopleOf(rows.map(({ requestedBy }) => requestedBy));
  return [
    { id: "what", title: text.what, cell: ({ rezumat }) => carriedIn(rezumat, language) },
    {
      id: "state",
      title: text.state,
      cell: (row) => <StateBadge tone={tones[row.status]}>{text.states[row.status]}</StateBadge>,
    },
    { id: "asked", title: text.asked, cell: ({ requestedBy }) => nameOf(requestedBy), isWideOnly: true },
    {
      id: "askedAt",
      title: text.askedAt,
      cell: ({ requestedAt }) => dateTime(requestedAt),
      isWideOnly: true,
    },
    {
      id: "service",
      title: text.service,
      cell: ({ service }) => labelOf(service, language),
      isWideOnly: true,
    },
  ];
}

function statusIn(text: string): ApprovalStatus | "" {
  if (text === EVERY_STATE) return "";
  return statuses.find((status) => status === text) ?? "IN_ASTEPTARE";
}

export default screen({
  search: (raw): Search => ({
    service: serviceIn(textIn(raw, "serviciu")),
    status: statusIn(textIn(raw, "stare")),
    page: countIn(raw, "page", 1),
  }),
  page: Approvals,
  useFound: byTitle(approvalWords.title),
});
