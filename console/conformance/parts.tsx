import { useQuery } from "@tanstack/react-query";
import type { Audit, Counts, Issue, RuleRow } from "../../client/generated/platform/types.ts";
import type { Filter, FilterFieldProps, ListPlace, Said } from "../api/register/kind.ts";
import { registerWords } from "../api/register/words.ts";
import { Link } from "../kit/button.tsx";
import { ChoiceFilter } from "../kit/filters.tsx";
import { Sections } from "../kit/sections.tsx";
import { StateBadge, type Tone } from "../kit/states.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords, inLanguage } from "../words/words.ts";
import { useReading, useZone } from "./reading.ts";
import { conformanceWords } from "./words.ts";

export const BASE = "/app/conformitate";
export const systemHref = (id: number): string => `${BASE}/sisteme/${id}`;
export const auditHref = (id: number): string => `${BASE}/audituri/${id}`;
export const ruleHref = (rule: string): string => `${BASE}/reguli/${encodeURIComponent(rule)}`;

export function ConformanceSections({
  current,
}: {
  current: "systems" | "audits" | "issues" | "rules" | "users";
}) {
  const text = useWords(conformanceWords).sections;
  const zone = useZone();
  const sections = [
    { id: "systems", title: text.systems, href: BASE },
    ...(zone !== "public"
      ? [
          { id: "audits", title: text.audits, href: `${BASE}/audituri` },
          { id: "issues", title: text.issues, href: `${BASE}/abateri?stare=DESCHISA` },
        ]
      : []),
    { id: "rules", title: text.rules, href: `${BASE}/reguli` },
    ...(zone === "admin" ? [{ id: "users", title: text.users, href: `${BASE}/utilizatori` }] : []),
  ];
  return <Sections label={text.label} sections={sections} current={current} />;
}

type Verdict = NonNullable<Audit["verdict"]>;
const verdictTones: Record<Verdict | RuleRow["verdict"], Tone> = {
  PASS: "good",
  WARN: "warning",
  FAIL: "bad",
  NOT_APPLICABLE: "neutral",
};

export function VerdictBadge({ verdict }: { verdict?: Verdict | RuleRow["verdict"] | undefined }) {
  const text = useWords(conformanceWords);
  if (!verdict) return <StateBadge>{text.noVerdict}</StateBadge>;
  return <StateBadge tone={verdictTones[verdict]}>{text.verdict[verdict]}</StateBadge>;
}

const auditTones: Record<Audit["status"], Tone> = {
  IN_ASTEPTARE: "neutral",
  IN_LUCRU: "accent",
  FINALIZAT: "good",
  ESUAT: "bad",
  OPRIT: "warning",
};

export const auditStates = {
  IN_ASTEPTARE: ["În așteptare", "Ожидает", "Waiting"],
  IN_LUCRU: ["În lucru", "Выполняется", "In progress"],
  FINALIZAT: ["Încheiat", "Завершён", "Finished"],
  ESUAT: ["Nereușit", "Не удался", "Failed"],
  OPRIT: ["Oprit", "Остановлен", "Stopped"],
} as const satisfies Record<Audit["status"], Said>;

export function AuditBadge({ status }: Pick<Audit, "status">) {
  return <StateBadge tone={auditTones[status]}>{inLanguage(auditStates[status], useLanguage())}</StateBadge>;
}

export const triggers = {
  schedule: ["După program", "По расписанию", "Scheduled"],
  demand: ["La cerere", "По запросу", "On request"],
  build: ["Cerut de sistem", "По запросу системы", "Requested by the system"],
} as const satisfies Record<Audit["trigger"], Said>;

export const levels = {
  must: ["Obligatorie", "Обязательное", "Mandatory"],
  should: ["Recomandată", "Рекомендуемое", "Recommended"],
} as const satisfies Record<RuleRow["level"], Said>;

export const ruleFix = { label: ["Cum se îndreaptă", "Как исправить", "How to fix it"] } as const;

const issueTones: Record<Issue["status"], Tone> = {
  DESCHISA: "bad",
  ACCEPTATA: "warning",
  INCHISA: "good",
};

export const issueStates = {
  DESCHISA: ["Deschisă", "Открыто", "Opened"],
  ACCEPTATA: ["Acceptată prin excepție", "Принято исключением", "Accepted by exception"],
  INCHISA: ["Închisă", "Закрыто", "Closed"],
} as const satisfies Record<Issue["status"], Said>;

export function IssueBadge({ status }: Pick<Issue, "status">) {
  return <StateBadge tone={issueTones[status]}>{inLanguage(issueStates[status], useLanguage())}</StateBadge>;
}

export function CountsText({ counts }: { counts?: Counts | undefined }) {
  const text = useWords(conformanceWords);
  const { number } = useFormats();
  if (!counts) return null;
  const { PASS, WARN, FAIL, NOT_APPLICABLE = 0 } = counts;
  const others = NOT_APPLICABLE > 0 ? [text.notApplicable(number(NOT_APPLICABLE))] : [];
  return <>{[text.counts(number(PASS), number(WARN), number(FAIL)), ...others].join(", ")}</>;
}

/** How many issues an audit opened and closed. */
export function ChangesText({
  opened = 0,
  closed = 0,
}: {
  opened: number | undefined;
  closed: number | undefined;
}) {
  const text = useWords(conformanceWords);
  const { number } = useFormats();
  return <>{text.changesOf(number(opened), number(closed))}</>;
}

export const isOver = ({ status }: Pick<Audit, "status">): boolean =>
  status !== "IN_ASTEPTARE" && status !== "IN_LUCRU";

export const AUDITS_KEY = ["platform", "audits"] as const;
export const SYSTEMS_KEY = ["platform", "systems"] as const;

/** A part of the page of a system. */
export interface SystemPartProps {
  id: number;
  place: ListPlace;
}

/** The names of systems by id, for rows that have only the id. */
function useSystemNames(): ReadonlyMap<number, string> | undefined {
  const reading = useReading();
  return useQuery({
    queryKey: [...SYSTEMS_KEY, "names"],
    queryFn: async () => {
      const { items } = (await reading.systems({ size: 200 })).data;
      return new Map(items.map(({ id, denumire }) => [id, denumire]));
    },
  }).data;
}

/** The name of a system by its id; dots until the names have been read. */
export function useSystemName(): (id: number) => string {
  const names = useSystemNames();
  return (id) => names?.get(id) ?? "…";
}

export function SystemName({ id }: { id: number }) {
  return <>{useSystemName()(id)}</>;
}

export function SystemLink({ id }: { id: number }) {
  return <Link href={systemHref(id)}>{useSystemName()(id)}</Link>;
}

/** A link to an audit; nothing if the audit is not known. */
export function AuditLink({ id, at }: { id: number | undefined; at: string }) {
  const text = useWords(conformanceWords);
  const { dateTime } = useFormats();
  return id === undefined ? null : <Link href={auditHref(id)}>{text.auditOf(dateTime(at))}</Link>;
}

/** Narrows a list of all systems to one. People change addresses, so a value that is not an id narrows nothing. */
export const ofSystem: Filter = {
  name: "sistem",
  label: ["Sistemul", "Система", "The system"],
  query: (id) => (/^[1-9]\d{0,15}$/.test(id) ? { "filter[systemId]": id } : {}),
  Field: SystemFilter,
};

function SystemFilter(props: FilterFieldProps) {
  const { all } = useWords(registerWords);
  const names = [...(useSystemNames() ?? [])].map(([id, label]) => ({ id: String(id), label }));
  return (
    <ChoiceFilter {...props} all={all} options={names.toSorted((a, b) => a.label.localeCompare(b.label))} />
  );
}
