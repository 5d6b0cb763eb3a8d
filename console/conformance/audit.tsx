import { useQuery, useQueryClient } from "@tanstack/react-query";
import { adminAuditsReadJunit, adminAuditsReadSarif } from "../../client/generated/platform/operations.ts";
import type { Report } from "../../client/generated/platform/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { useRun } from "../api/use-run.ts";
import { Link } from "../kit/button.tsx";
import { KeyValues } from "../kit/facts.tsx";
import { Menu } from "../kit/menu.tsx";
import { saveFile } from "../kit/save-file.ts";
import { EmptyState, Problem } from "../kit/states.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, plainScreen } from "../shell/screen.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords, inLanguage } from "../words/words.ts";
import { AuditProgress } from "./audit-progress.tsx";
import { auditWords } from "./audit-words.ts";
import {
  AUDITS_KEY,
  AuditBadge,
  BASE,
  ChangesText,
  CountsText,
  VerdictBadge,
  auditHref,
  isOver,
  SystemLink,
  triggers,
  useSystemName,
} from "./parts.tsx";
import { useReading, useZone } from "./reading.ts";
import { Changes, ReportRules } from "./report-rules.tsx";
import { conformanceWords } from "./words.ts";

function AuditScreen({ params }: ScreenProps<"id", object>) {
  const id = Number(params.id);
  const text = useWords(auditWords);
  const common = useWords(conformanceWords);
  const zone = useZone();
  const reading = useReading();
  const queries = useQueryClient();
  const nameOf = useSystemName();
  const { dateTime } = useFormats();
  const audit = useQuery({
    queryKey: [...AUDITS_KEY, id],
    queryFn: async () => (await reading.audit(id)).data,
  });
  return (
    <>
      <Link href={`${BASE}/audituri`} icon="chevronLeft">
        {common.sections.audits}
      </Link>
      <Loaded query={audit} lines={8}>
        {(report) => (
          <>
            <div className="page-head">
              <div className="acts">
                <PageTitle>{text.title(dateTime(report.requestedAt), nameOf(report.systemId))}</PageTitle>
                {report.verdict ? (
                  <VerdictBadge verdict={report.verdict} />
                ) : (
                  <AuditBadge status={report.status} />
                )}
              </div>
              <div className="acts">
                {zone === "admin" && report.rules && (
                  <Link href={`${auditHref(id)}/cereri`} look="plain">
                    {text.exchanges}
                  </Link>
                )}
                {report.rules && <AuditFiles report={report} />}
              </div>
            </div>
            {!isOver(report) && (
              <AuditProgress
                id={id}
                isOnItsPage
                onEnd={() => void queries.invalidateQueries({ queryKey: ["platform"] })}
              />
            )}
            <div className="stack">
              <AcceptedWrites report={report} />
              <CutOff report={report} />
              <AuditFacts report={report} />
              <Changes report={report} />
              <Outcome report={report} />
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}

/** Writes that should have been refused come before everything else. */
function AcceptedWrites({ report: { id, acceptedWrites = [] } }: { report: Report }) {
  const text = useWords(auditWords).acceptedWrites;
  const zone = useZone();
  if (acceptedWrites.length === 0) return null;
  return (
    <Problem title={text.title}>
      <p>{text.text}</p>
      <ul>
        {acceptedWrites.map(({ operation, path, found, exchange }) => {
          const shown = `${operation.split(" ")[0] ?? ""} ${path}: ${found}`;
          return (
            <li key={exchange}>
              {zone === "admin" ? (
                <Link href={`${auditHref(id)}/cereri?n=${String(exchange)}`}>{shown}</Link>
              ) : (
                <code>{shown}</code>
              )}
            </li>
          );
        })}
      </ul>
    </Problem>
  );
}

function CutOff({ report: { endedEarly } }: { report: Report }) {
  const text = useWords(auditWords).cutOff;
  if (!endedEarly) return null;
  return (
    <Problem title={text.title}>
      <p>
        {text[endedEarly]} {text.text}
      </p>
    </Problem>
  );
}

function AuditFacts({ report }: { report: Report }) {
  const text = useWords(auditWords).facts;
  const language = useLanguage();
  const { dateTime, number } = useFormats();
  const { counts, contract, turn, startedAt, finishedAt, opened, closed, requests } = report;
  return (
    <div className="facts">
      <KeyValues
        entries={[
          {
            label: text.system,
            value: <SystemLink id={report.systemId} />,
          },
          { label: text.trigger, value: inLanguage(triggers[report.trigger], language) },
          { label: text.requestedAt, value: dateTime(report.requestedAt) },
          { label: text.startedAt, value: startedAt && dateTime(startedAt) },
          { label: text.finishedAt, value: finishedAt && dateTime(finishedAt) },
          { label: text.rules, value: counts && <CountsText counts={counts} /> },
          {
            label: text.issues,
            value: opened === undefined ? undefined : <ChangesText opened={opened} closed={closed} />,
          },
          { label: text.standard, value: report.standard },
          {
            label: text.contract,
            value: contract && text.contractOf(contract.version, number(contract.operations)),
          },
          { label: text.requests, value: requests === undefined ? undefined : number(requests) },
          turn !== undefined &&
            turn.size < turn.of && {
              label: text.turn,
              value: text.turnOf(number(turn.from + 1), number(turn.from + turn.size), number(turn.of)),
            },
        ]}
      />
    </div>
  );
}

/** The report, or why there is none. */
function Outcome({ report }: { report: Report }) {
  const text = useWords(auditWords).ended;
  if (report.rules) return <ReportRules id={report.id} rules={report.rules} />;
  if (!isOver(report)) return null;
  if (report.status === "ESUAT")
    return <EmptyState title={text.ESUAT} text={text.ESUATText} icon="warning" />;
  if (report.status === "OPRIT") return <EmptyState title={text.OPRIT} text={text.OPRITText} icon="close" />;
  return <EmptyState title={text.expired} text={text.expiredText} icon="clock" />;
}

/** The report as files; officials have the page, administrators all forms. */
function AuditFiles({ report: { id, cod } }: { report: Pick<Report, "id" | "cod"> }) {
  const text = useWords(auditWords).files;
  const { run } = useRun();
  const reading = useReading();
  const isAdmin = useZone() === "admin";
  const path = { id };

  const save = (read: () => Promise<Blob>, ending: string): Promise<void> =>
    run(async () => saveFile(await read(), `audit-${cod}-${id}.${ending}`));
  const readPage = async (): Promise<Blob> =>
    new Blob([(await reading.page(id)).data], { type: "text/html; charset=utf-8" });
  const readSarif = async (): Promise<Blob> =>
    new Blob([JSON.stringify((await adminAuditsReadSarif(client, { path })).data, undefined, 2)], {
      type: "application/sarif+json",
    });
  const readJunit = async (): Promise<Blob> =>
    new Blob([(await adminAuditsReadJunit(client, { path })).data]);

  return (
    <Menu
      label={text.label}
      icon="download"
      isLabelShown
      entries={[
        { id: "page", title: text.page, onAction: () => void save(readPage, "html") },
        isAdmin && { id: "sarif", title: text.sarif, onAction: () => void save(readSarif, "sarif") },
        isAdmin && { id: "junit", title: text.junit, onAction: () => void save(readJunit, "xml") },
      ]}
    />
  );
}

export default plainScreen({ params: ["id"], page: AuditScreen });
