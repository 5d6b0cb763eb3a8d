import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { adminJobsList, adminJobsRetry } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { Failed, sentenceOf } from "../api/failed.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { Pager } from "../kit/pager.tsx";
import { showToast } from "../kit/toast.tsx";
import { screen, type ScreenProps } from "../shell/screen.tsx";
import { countIn, textIn } from "../shell/search.ts";
import { usePerson } from "../shell/session.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { Choice } from "./choice.tsx";
import { isJobKind, type JobKind, jobKinds } from "./job-kinds.ts";
import { JobTable } from "./job-table.tsx";
import { Maintenance } from "./maintenance.tsx";
import { operatedBy } from "./operated.ts";
import { OperationsPage, REFRESH_MS } from "./sections.tsx";
import { NotOperated } from "./service-choice.tsx";
import { operationsWords } from "./words.ts";

const PAGE_ROWS = 50;
const filters = ["all", "open", "failed"] as const;
type Filter = (typeof filters)[number];

interface Search {
  page: number;
  kind: JobKind | "";
  only: Filter;
}

const filterOf = (text: string): Filter => filters.find((one) => one === text) ?? "all";

/** The filters of the call, by those of the address. */
const narrowed = ({ kind, only }: Search) => ({
  ...(kind === "" ? {} : { "filter[kind]": kind }),
  ...(only === "all" ? {} : { "filter[esuata]": String(only === "failed") }),
});

function JobsScreen(props: ScreenProps<never, Search>) {
  const isOperated = operatedBy(usePerson()).includes("documents");
  if (isOperated) return <Jobs {...props} />;
  return (
    <OperationsPage section="jobs">
      <NotOperated />
    </OperationsPage>
  );
}

function Jobs({ search, setSearch, hrefWith }: ScreenProps<never, Search>) {
  const text = useWords(operationsWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const found = useQuery({
    queryKey: ["documents", "jobs", search],
    queryFn: async ({ signal }) => {
      const query = { page: search.page - 1, size: PAGE_ROWS, ...narrowed(search) };
      return (await adminJobsList(client, { query, signal })).data;
    },
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  const rows = found.data?.items ?? [];
  return (
    <OperationsPage section="jobs" reading={found}>
      <p className="lead">{text.jobs.lead}</p>
      <div className="choices-row">
        <Choice
          label={text.jobs.kind}
          value={search.kind}
          options={[
            { id: "", label: text.all },
            ...jobKinds.map((id) => ({ id, label: text.jobs.kinds[id] })),
          ]}
          onChange={(kind) => setSearch({ fel: kind, page: undefined })}
        />
        <Choice
          label={text.jobs.failedOnly}
          value={search.only}
          options={filters.map((id) => ({ id, label: text.jobs.filters[id] }))}
          onChange={(only) => setSearch({ care: only === "all" ? undefined : only, page: undefined })}
        />
      </div>
      {found.isError && <Failed error={found.error} onRetry={() => void found.refetch()} />}
      <JobTable rows={rows} isLoading={found.isPending} isUpdating={found.isPlaceholderData} />
      <Pager
        page={search.page}
        size={PAGE_ROWS}
        shown={rows.length}
        total={found.data?.total ?? 0}
        hrefOf={(page) => hrefWith({ page: String(page) })}
      />
      <Maintenance />
      <Confirm
        name="retry"
        title={(id) => text.jobs.retryTitle(kindName(id, text.jobs.kinds), idIn(id))}
        verb={text.jobs.retry}
        whyOf={(error) => sentenceOf(error, language)}
        act={async (id) => {
          await adminJobsRetry(client, { path: { kind: kindIn(id), id: Number(idIn(id)) } });
          showToast({ text: text.jobs.retried });
          await queries.invalidateQueries({ queryKey: ["documents", "jobs"] });
        }}
      >
        {() => <p>{text.jobs.retryText}</p>}
      </Confirm>
    </OperationsPage>
  );
}

/** A job in the address of a dialog: `import-7`. */
const kindIn = (job: string): string => job.slice(0, job.lastIndexOf("-"));
const idIn = (job: string): string => job.slice(job.lastIndexOf("-") + 1);

function kindName(job: string, names: Readonly<Record<JobKind, string>>): string {
  const kind = kindIn(job);
  return isJobKind(kind) ? names[kind] : kind;
}

export default screen({
  search: (raw): Search => {
    const kind = textIn(raw, "fel");
    return {
      page: countIn(raw, "page", 1),
      kind: isJobKind(kind) ? kind : "",
      only: filterOf(textIn(raw, "care")),
    };
  },
  page: JobsScreen,
});
