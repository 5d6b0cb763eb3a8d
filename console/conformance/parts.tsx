import { useQuery } from "@tanstack/react-query";
import type { Audit, Counts, Issue, RuleRow } from "../../client/generated/platform/types.ts";
import { ChoiceFilter } from "../kit/filters.tsx";
import { Sections } from "../kit/sections.tsx";
import { StateBadge, type Tone } from "../kit/states.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { systemNames, useReading, useZone } from "./reading.ts";
import { conformanceWords } from "./words.ts";

export const BASE = "/app/conformitate";
export const systemHref = (id: number, part?: string): string =>
  `${BASE}/sisteme/${id}${part === undefined ? "" : `?parte=${part}`}`;
export const auditHref = (id: number): string => `${BASE}/audituri/${id}`;
export const issueHref = (id: number): string => `${BASE}/abateri/${id}`;
export const ruleHref = (rule: string): string => `${BASE}/reguli/${encodeURIComponent(rule)}`;

/** Of an issue that stands for all of its rule. */
const EVERY_OPERATION = "*";

export function useOperationText(): (operation: string) => string {
  const text = useWords(conformanceWords);
  return (operation) => (operation === EVERY_OPERATION ? text.wholeSystem : operation);
}

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

export function AuditBadge({ status }: Pick<Audit, "status">) {
  const text = useWords(conformanceWords).audit;
  return <StateBadge tone={auditTones[status]}>{text[status]}</StateBadge>;
}

const issueTones: Record<Issue["status"], Tone> = {
  DESCHISA: "bad",
  ACCEPTATA: "warning",
  INCHISA: "good",
};

export function IssueBadge({ status }: Pick<Issue, "status">) {
  const text = useWords(conformanceWords).issue;
  return <StateBadge tone={issueTones[status]}>{text[status]}</StateBadge>;
}

export function CountsText({ counts }: { counts?: Counts | undefined }) {
  const text = useWords(conformanceWords);
  const { number } = useFormats();
  if (!counts) return null;
  const { PASS, WARN, FAIL, NOT_APPLICABLE = 0 } = counts;
  const others = NOT_APPLICABLE > 0 ? [text.notApplicable(number(NOT_APPLICABLE))] : [];
  return <>{[text.counts(number(PASS), number(WARN), number(FAIL)), ...others].join(", ")}</>;
}

export const isOver = ({ status }: Pick<Audit, "status">): boolean =>
  status !== "IN_ASTEPTARE" && status !== "IN_LUCRU";

export const AUDITS_KEY = ["platform", "audits"] as const;
export const SYSTEMS_KEY = ["platform", "systems"] as const;
export const ISSUES_KEY = ["platform", "issues"] as const;

function useSystemNames(): ReadonlyMap<number, string> | undefined {
  const reading = useReading();
  return useQuery({ queryKey: [...SYSTEMS_KEY, "names"], queryFn: () => systemNames(reading) }).data;
}

/** The name of a system by its id; dots until the names have been read. */
export function useSystemName(): (id: number) => string {
  const names = useSystemNames();
  return (id) => names?.get(id) ?? "…";
}

/** The id in an address, which people change; "" for anything else. */
export const idIn = (text: string): string => (/^[1-9]\d{0,15}$/.test(text) ? text : "");

export interface SystemFilterProps {
  /** The id of a system, "" for all. */
  value: string;
  onChange: (id: string) => void;
}

/** Narrows a list over all systems to one. */
export function SystemFilter({ value, onChange }: SystemFilterProps) {
  const text = useWords(conformanceWords);
  const names = [...(useSystemNames() ?? [])].map(([id, label]) => ({ id: String(id), label }));
  return (
    <ChoiceFilter
      label={text.list.system}
      all={text.all}
      options={names.toSorted((a, b) => a.label.localeCompare(b.label))}
      value={value}
      onChange={onChange}
    />
  );
}
