import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { adminRecordsListChanges, adminSystemsRead } from "../../client/generated/platform/operations.ts";
import type { StaffSystem, TrendPoint } from "../../client/generated/platform/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { History } from "../api/history/history.tsx";
import type { ListPlace, RecordSearch } from "../api/register/kind.ts";
import { recordSearch } from "../api/register/record-list.tsx";
import { Link } from "../kit/button.tsx";
import { Plot } from "../kit/plot.tsx";
import { EmptyState } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { Tabs } from "../kit/tabs.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { textIn } from "../shell/search.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords, inLanguage } from "../words/words.ts";
import { AuditProgress } from "./audit-progress.tsx";
import { SystemAudits } from "./audits.tsx";
import { SystemContracts } from "./contracts.tsx";
import { SystemIssues } from "./issues.tsx";
import { BASE, SYSTEMS_KEY, VerdictBadge, AUDITS_KEY, ChangesText, auditHref } from "./parts.tsx";
import { type Zone, useReading, useZone } from "./reading.ts";
import { SystemActs, SystemDialogs } from "./system-acts.tsx";
import { SystemDetails } from "./system-details.tsx";
import { intervalText, systems } from "./system-kind.tsx";
import { systemWords } from "./system-words.ts";
import { SystemWaivers } from "./waivers.tsx";
import { conformanceWords } from "./words.ts";

function SystemScreen({ params, ...place }: ScreenProps<"id", RecordSearch>) {
  const id = Number(params.id);
  const zone = useZone();
  const reading = useReading();
  const { back } = useWords(conformanceWords);
  const queries = useQueryClient();
  const system = useQuery({
    queryKey: [...SYSTEMS_KEY, id],
    queryFn: async () => (await reading.system(id)).data,
  });
  const whole = useQuery({
    queryKey: [...SYSTEMS_KEY, id, "whole"],
    queryFn: async () => (await adminSystemsRead(client, { path: { id } })).data,
    enabled: zone === "admin",
  });
  const isAdmin = zone === "admin";
  return (
    <>
      <Link href={BASE} icon="chevronLeft">
        {back}
      </Link>
      <Loaded query={system} lines={8}>
        {(shown) => (
          <>
            <div className="page-head">
              <div className="acts">
                <PageTitle>{shown.denumire}</PageTitle>
                <VerdictBadge verdict={shown.verdict} />
              </div>
              {isAdmin && <SystemActs system={shown} />}
            </div>
            {shown.runningAuditId !== undefined && (
              <AuditProgress
                id={shown.runningAuditId}
                onEnd={() => void queries.invalidateQueries({ queryKey: ["platform"] })}
              />
            )}
            <Parts
              system={shown}
              zone={zone}
              place={place}
              details={<SystemDetails system={shown} whole={whole.data} />}
            />
            {isAdmin && <SystemDialogs system={shown} />}
          </>
        )}
      </Loaded>
    </>
  );
}

interface PartsProps {
  system: StaffSystem;
  zone: Zone;
  details: ReactNode;
  place: ListPlace;
}

function Parts({ system, zone, details, place }: PartsProps) {
  const text = useWords(systemWords).parts;
  const parts: { id: string; title: string; content: () => ReactNode }[] = [
    { id: "detalii", title: text.details, content: () => details },
    { id: "audituri", title: text.audits, content: () => <SystemAudits id={system.id} place={place} /> },
    { id: "evolutie", title: text.trend, content: () => <SystemTrend id={system.id} /> },
    { id: "abateri", title: text.issues, content: () => <SystemIssues id={system.id} place={place} /> },
    { id: "exceptii", title: text.waivers, content: () => <SystemWaivers system={system} /> },
  ];
  if (zone === "admin")
    parts.push(
      {
        id: "contracte",
        title: text.contracts,
        content: () => <SystemContracts id={system.id} place={place} />,
      },
      { id: "istoric", title: text.history, content: () => <SystemHistory system={system} /> },
    );
  const selected = parts.find(({ id }) => id === textIn(place.search.raw, "parte"))?.id ?? "detalii";
  return (
    <Tabs
      label={text.label}
      selected={selected}
      tabs={parts.map(({ id, title, content }) => ({
        id,
        title,
        href: place.hrefWith({ parte: id === "detalii" ? undefined : id, page: undefined, sort: undefined }),
        content,
      }))}
    />
  );
}

function SystemHistory({ system }: { system: StaffSystem }) {
  const { facts, parts } = useWords(systemWords);
  const language = useLanguage();
  const { fields } = systems.admin;
  const interval = fields.interval && inLanguage(fields.interval.label, language);
  return (
    <History
      queryKey={SYSTEMS_KEY}
      kind="systems"
      list={adminRecordsListChanges}
      record={system}
      labels={{
        ...Object.fromEntries(
          Object.entries(fields).map(([name, { label }]) => [name, inLanguage(label, language)]),
        ),
        waivers: parts.waivers,
        probe: facts.probe,
        limits: facts.limits,
        baseSha256: parts.contracts,
        secret: facts.credentials,
      }}
      namesOnly={["waivers", "probe", "limits", "baseSha256"]}
      textOf={(label, value) => (label === interval ? intervalText(String(value), language) : undefined)}
    />
  );
}

/** How the verdict has changed: one bar for each audit, showing how its rules came out. */
function SystemTrend({ id }: { id: number }) {
  const text = useWords(systemWords).trend;
  const common = useWords(conformanceWords);
  const reading = useReading();
  const { dateTime } = useFormats();
  const trend = useQuery({
    queryKey: [...AUDITS_KEY, "trend", id],
    queryFn: async () => (await reading.trend(id)).data,
  });
  return (
    <Loaded query={trend} lines={6}>
      {({ items }) => (
        <>
          {items.length > 0 && <Deviations points={items} />}
          {items.length > 0 && <p>{text.lead}</p>}
          <Table<TrendPoint>
            label={text.chart}
            rows={items}
            idOf={(point) => String(point.id)}
            textOf={(point) => common.auditOf(dateTime(point.finishedAt))}
            hrefOf={(point) => auditHref(point.id)}
            columns={[
              {
                id: "id",
                title: text.audit,
                cell: (point) => common.auditOf(dateTime(point.finishedAt)),
              },
              {
                id: "verdict",
                title: text.verdict,
                cell: ({ verdict }) => <VerdictBadge verdict={verdict} />,
              },
              { id: "rules", title: text.rules, cell: ({ counts }) => <Bar counts={counts} /> },
              {
                id: "changes",
                title: text.changes,
                isWideOnly: true,
                cell: ({ opened, closed }) => <ChangesText opened={opened} closed={closed} />,
              },
              { id: "standard", title: text.standard, isWideOnly: true, cell: ({ standard }) => standard },
            ]}
            empty={<EmptyState title={text.empty} text={text.emptyText} icon="clock" />}
          />
        </>
      )}
    </Loaded>
  );
}

/** The rules that were broken at each audit, the oldest first. */
function Deviations({ points }: { points: readonly TrendPoint[] }) {
  const text = useWords(systemWords).trend;
  const { number } = useFormats();
  const runs = points.toReversed();
  return (
    <Plot
      title={text.deviations}
      moments={runs.map(({ finishedAt }) => finishedAt)}
      lines={[
        { name: text.failed, values: runs.map(({ counts }) => counts.FAIL) },
        { name: text.warned, values: runs.map(({ counts }) => counts.WARN) },
      ]}
      format={number}
    />
  );
}

const WIDTH = 120;
const kinds = ["PASS", "WARN", "FAIL"] as const;

/** Uses attributes of SVG, because the content policy refuses inline styles. */
function Bar({ counts }: Pick<TrendPoint, "counts">) {
  const text = useWords(conformanceWords);
  const { number } = useFormats();
  const total = Math.max(1, counts.PASS + counts.WARN + counts.FAIL);
  const widths = kinds.map((kind) => (counts[kind] / total) * WIDTH);
  return (
    <svg
      className="trend-bar"
      width={WIDTH}
      height={14}
      role="img"
      aria-label={text.counts(number(counts.PASS), number(counts.WARN), number(counts.FAIL))}
    >
      {kinds.map((kind, index) => (
        <rect
          key={kind}
          className={`trend-${kind.toLowerCase()}`}
          x={widths.slice(0, index).reduce((sum, width) => sum + width, 0)}
          width={widths[index]}
          height={14}
        />
      ))}
    </svg>
  );
}

export default screen({
  params: ["id"],
  search: recordSearch,
  page: SystemScreen,
});
