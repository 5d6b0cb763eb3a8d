import { keepPreviousData, useQuery } from "@tanstack/react-query";
import {
  adminJobsList as documentsAdminJobsList,
  adminJobsRetry as documentsAdminJobsRetry,
  adminMaintenanceRunsCreate,
} from "../../client/generated/documents/operations.ts";
import {
  adminJobsList as notificationsAdminJobsList,
  adminJobsRetry as notificationsAdminJobsRetry,
} from "../../client/generated/notifications/operations.ts";
import { client } from "../api/client.ts";
import { Failed } from "../api/failed.tsx";
import { Question } from "../api/question.tsx";
import { useSaved } from "../api/saved.ts";
import { DialogLink } from "../kit/dialog-link.tsx";
import { ChoiceFilter, FilterBar } from "../kit/filters.tsx";
import { Pager } from "../kit/pager.tsx";
import { showToast } from "../kit/toast.tsx";
import { byTitle } from "../shell/found.ts";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { countIn, textIn } from "../shell/search.ts";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { type JobKind, isJobKind, jobKinds } from "./job-kinds.ts";
import { JobTable } from "./job-table.tsx";
import { type QueueService, isQueueService, operatedBy } from "./operated.ts";
import { OperationsPage, REFRESH_MS } from "./sections.tsx";
import { NotOperated, ServiceChoice, serviceIn } from "./service-choice.tsx";
import { operationsWords } from "./words.ts";

/** The sweeps of the service. They run every minute or every night; people can also run the one for due documents. */
function Maintenance() {
  const text = useWords(operationsWords).jobs;
  const { number } = useFormats();
  return (
    <section className="operations-part" aria-label={text.sweep}>
      <h2>{text.sweep}</h2>
      <p>{text.sweepText}</p>
      <p className="acts">
        <DialogLink verb={text.sweepNow} name="maintenance" id="documents" look="plain" />
      </p>
      <Question
        name="maintenance"
        title={() => text.sweepTitle}
        text={text.sweepAsk}
        verb={text.sweepNow}
        isDangerous
        act={async () => {
          const { data } = await adminMaintenanceRunsCreate(client);
          const { arhivate, purjate, orfane, erori, terminat } = data;
          const said = text.swept(number(arhivate), number(purjate), number(orfane), number(erori));
          showToast({ text: terminat ? said : `${said} ${text.sweptMore}` });
        }}
      />
    </section>
  );
}

const operations = {
  documents: { list: documentsAdminJobsList, retry: documentsAdminJobsRetry },
  notifications: { list: notificationsAdminJobsList, retry: notificationsAdminJobsRetry },
};

const PAGE_ROWS = 50;
const filters = ["open", "failed"] as const;

interface Search {
  service: string;
  page: number;
  kind: JobKind | "";
  only: (typeof filters)[number] | "";
}

/** The filters of the call, from those of the address. */
const narrowed = ({ kind, only }: Search) => ({
  ...(kind === "" ? {} : { "filter[kind]": kind }),
  ...(only === "" ? {} : { "filter[esuata]": String(only === "failed") }),
});

function JobsScreen(props: ScreenProps<never, Search>) {
  const services = operatedBy(usePerson()).filter(isQueueService);
  const service = services.find((one) => one === props.search.service) ?? services[0];
  if (!service) return <NotOperated section="jobs" />;
  return <Jobs {...props} service={service} services={services} />;
}

interface JobsProps extends ScreenProps<never, Search> {
  service: QueueService;
  services: readonly QueueService[];
}

function Jobs(props: JobsProps) {
  const { service, search, hrefWith } = props;
  const text = useWords(operationsWords);
  const found = useQuery({
    queryKey: [service, "jobs", search],
    queryFn: async ({ signal }) => {
      const query = { page: search.page - 1, size: PAGE_ROWS, ...narrowed(search) };
      return (await operations[service].list(client, { query, signal })).data;
    },
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  const rows = found.data?.items ?? [];
  return (
    <OperationsPage section="jobs" reading={found}>
      <p className="lead">{text.jobs.lead}</p>
      <JobChoices {...props} />
      {found.isError && <Failed error={found.error} onRetry={() => void found.refetch()} />}
      <JobTable rows={rows} isLoading={found.isPending} isUpdating={found.isPlaceholderData} />
      <Pager
        page={search.page}
        size={PAGE_ROWS}
        shown={rows.length}
        total={found.data?.total ?? 0}
        hrefOf={(page) => hrefWith({ page: String(page) })}
      />
      {service === "documents" && <Maintenance />}
      <RetryQuestion service={service} />
    </OperationsPage>
  );
}

function JobChoices({ service, services, search, setSearch }: JobsProps) {
  const text = useWords(operationsWords);
  return (
    <FilterBar>
      {services.length > 1 && (
        <ServiceChoice
          value={service}
          among={services}
          onChange={(one) => setSearch({ serviciu: one, fel: undefined, page: undefined })}
        />
      )}
      <ChoiceFilter
        label={text.jobs.kind}
        all={text.all}
        value={search.kind}
        options={jobKinds[service].map((id) => ({ id, label: text.jobs.kinds[id] }))}
        onChange={(kind) => setSearch({ fel: kind, page: undefined })}
      />
      <ChoiceFilter
        label={text.jobs.failedOnly}
        all={text.all}
        value={search.only}
        options={filters.map((id) => ({ id, label: text.jobs.filters[id] }))}
        onChange={(only) => setSearch({ care: only, page: undefined })}
      />
    </FilterBar>
  );
}

/** Asks before waking a worker for a job, or starting a failed one again. */
function RetryQuestion({ service }: { service: QueueService }) {
  const text = useWords(operationsWords).jobs;
  const saved = useSaved([service, "jobs"]);
  return (
    <Question
      name="retry"
      title={(job) => text.retryTitle(kindName(job, text.kinds))}
      verb={text.retry}
      act={async (job) => {
        await operations[service].retry(client, { path: { job } });
        await saved(text.retried);
      }}
    >
      {(job) => (
        <>
          <p>{text.retryText}</p>
          <p className="soft">
            {text.id}: <code>{idIn(job)}</code>
          </p>
        </>
      )}
    </Question>
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
      service: serviceIn(raw),
      page: countIn(raw, "page", 1),
      kind: isJobKind(kind) ? kind : "",
      only: filters.find((one) => one === textIn(raw, "care")) ?? "",
    };
  },
  page: JobsScreen,
  useFound: byTitle(operationsWords.sections.jobs),
});
