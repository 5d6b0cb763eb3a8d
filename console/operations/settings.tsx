import { useQueries, useQuery } from "@tanstack/react-query";
import { Failed } from "../api/failed.tsx";
import { type Service, labelOf, services } from "../api/places.ts";
import { FilterBar } from "../kit/filters.tsx";
import { EmptyState, StateBadge } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { byTitle } from "../shell/found.ts";
import { screen, type ScreenProps } from "../shell/screen.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { readInfo, readSettings, type Setting } from "./calls.ts";
import { OperationsPage } from "./sections.tsx";
import { ServiceChoice, serviceIn, useOperated } from "./service-choice.tsx";
import { operationsWords } from "./words.ts";

interface Search {
  service: string;
}

function SettingsPage({ search, setSearch }: ScreenProps<never, Search>) {
  const { settings: text, noService } = useWords(operationsWords);
  const service = useOperated(search.service);
  return (
    <OperationsPage section="settings">
      <section className="operations-part" aria-label={text.versions}>
        <h2>{text.versions}</h2>
        <Versions />
      </section>
      <section className="operations-part" aria-label={text.settings}>
        <h2>{text.settings}</h2>
        {service ? (
          <>
            <p className="lead">{text.lead}</p>
            <FilterBar>
              <ServiceChoice value={service} onChange={(one) => setSearch({ serviciu: one })} />
            </FilterBar>
            <Settings service={service} />
          </>
        ) : (
          <EmptyState title={noService} icon="lock" />
        )}
      </section>
    </OperationsPage>
  );
}

/** The versions of all services, which everybody may read. */
function Versions() {
  const text = useWords(operationsWords);
  const language = useLanguage();
  const { dateTime } = useFormats();
  const infos = useQueries({
    queries: services.map((service) => ({
      queryKey: [service, "info"],
      queryFn: ({ signal }: { signal: AbortSignal }) => readInfo(service, signal),
    })),
  });
  const rows = services.map((service, i) => ({ service, info: infos[i]?.data, isLost: infos[i]?.isError }));
  return (
    <Table
      label={text.settings.versions}
      columns={[
        {
          id: "service",
          title: text.service,
          cell: ({ service }) => labelOf(service, language),
        },
        {
          id: "version",
          title: text.settings.version,
          cell: ({ info, isLost }) =>
            isLost ? <StateBadge tone="bad">{text.health.states.LOST}</StateBadge> : info?.version,
        },
        {
          id: "commit",
          title: text.settings.commit,
          isWideOnly: true,
          cell: ({ info }) => info && <code>{info.commit}</code>,
        },
        {
          id: "builtAt",
          title: text.settings.builtAt,
          isWideOnly: true,
          cell: ({ info }) => info && momentIn(info.builtAt, dateTime),
        },
      ]}
      rows={rows}
      idOf={({ service }) => service}
      textOf={({ service }) => service}
      isLoading={infos.every(({ isPending }) => isPending)}
    />
  );
}

/** A build outside a deployment has no moment. */
const momentIn = (text: string, dateTime: (moment: string) => string): string =>
  Number.isNaN(Date.parse(text)) ? text : dateTime(text);

function Settings({ service }: { service: Service }) {
  const text = useWords(operationsWords).settings;
  const found = useQuery({
    queryKey: [service, "settings"],
    queryFn: ({ signal }) => readSettings(service, signal),
  });
  if (found.isError) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  return (
    <Table
      label={text.settings}
      columns={[
        { id: "variable", title: text.variable, cell: ({ variable }) => <code>{variable}</code> },
        { id: "value", title: text.value, cell: (setting) => <Value setting={setting} /> },
        {
          id: "purpose",
          title: text.purpose,
          isWideOnly: true,
          cell: ({ purpose }) => <span lang="en">{purpose}</span>,
        },
      ]}
      rows={found.data ?? []}
      idOf={({ variable }) => variable}
      textOf={({ variable }) => variable}
      isLoading={found.isPending}
    />
  );
}

function Value({ setting: { value, isSecret, isSet } }: { setting: Setting }) {
  const text = useWords(operationsWords).settings;
  if (!isSet) return <span className="soft">{text.unset}</span>;
  return isSecret ? (
    <StateBadge icon="lock">{text.secret}</StateBadge>
  ) : (
    <code className="route">{value}</code>
  );
}

export default screen({
  search: (raw): Search => ({ service: serviceIn(raw) }),
  page: SettingsPage,
  useFound: byTitle(operationsWords.sections.settings),
});
