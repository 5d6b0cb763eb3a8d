import { useQuery } from "@tanstack/react-query";
import { publicBadgesRead } from "../../client/generated/platform/operations.ts";
import type { StaffSystem, System } from "../../client/generated/platform/types.ts";
import { client } from "../api/client.ts";
import { KeyValues } from "../kit/facts.tsx";
import { useObjectUrl } from "../kit/object-url.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords, inLanguage, type TextsOf } from "../words/words.ts";
import { AuditLink, CountsText, SYSTEMS_KEY } from "./parts.tsx";
import { addressLine, intervals, limitNames } from "./system-kind.tsx";
import { systemWords } from "./system-words.ts";

export interface SystemDetailsProps {
  system: StaffSystem;
  /** The system with the fields that only administrators read. */
  whole: System | undefined;
}

export function SystemDetails({ system, whole }: SystemDetailsProps) {
  const text = useWords(systemWords).facts;
  const language = useLanguage();
  const { dateTime, number } = useFormats();
  const { lastAuditId, auditedAt } = system;
  return (
    <div className="facts">
      <KeyValues
        entries={[
          { label: text.code, value: system.cod },
          { label: text.baseUrl, value: system.baseUrl },
          { label: text.openapiUrl, value: system.openapiUrl },
          { label: text.contact, value: system.contact },
          { label: text.interval, value: inLanguage(intervals[system.interval], language) },
          { label: text.nextAuditAt, value: system.activ ? dateTime(system.nextAuditAt) : text.inactive },
          { label: text.auditedAt, value: auditedAt && dateTime(auditedAt) },
          { label: text.rules, value: system.counts && <CountsText counts={system.counts} /> },
          {
            label: text.report,
            value: lastAuditId && <AuditLink id={lastAuditId} at={auditedAt ?? system.nextAuditAt} />,
          },
          { label: text.audits, value: number(system.audits) },
          { label: text.public, value: system.public ? text.yes : text.no },
          {
            label: text.badge,
            value: system.public && system.verdict ? <Badge system={system} /> : undefined,
          },
          ...(whole ? secretEntries(whole, text) : []),
          ...(whole ? [{ label: text.limits, value: <LimitsText limits={whole.limits} /> }] : []),
        ]}
      />
    </div>
  );
}

type Facts = TextsOf<typeof systemWords>["facts"];

const secretEntries = (system: System, text: Facts) => [
  { label: text.credentials, value: system.hasCredentials ? text.credentialsThere : text.noCredentials },
  { label: text.token, value: system.hasToken ? text.tokenThere : text.noToken },
  { label: text.probe, value: system.probe && `${system.probe.method} ${String(system.probe.path)}` },
  { label: text.dryAddresses, value: system.dryAddresses?.map(addressLine).join(", ") },
];

/** The limits that the form names, each in words. */
function LimitsText({ limits = {} }: { limits: System["limits"] | undefined }) {
  const language = useLanguage();
  const { number } = useFormats();
  const set = Object.entries(limits).flatMap(([name, limit]) => {
    const label = Object.entries(limitNames).find(([known]) => known === name)?.[1];
    return label === undefined ? [] : [`${inLanguage(label, language)}: ${number(limit)}`];
  });
  return <>{set.length === 0 ? "–" : set.join("; ")}</>;
}

/** The badge as other pages embed it. */
function Badge({ system: { cod, denumire, auditedAt } }: { system: StaffSystem }) {
  const text = useWords(systemWords).facts;
  const language = useLanguage();
  const badge = useQuery({
    queryKey: [...SYSTEMS_KEY, "badge", cod, auditedAt, language],
    queryFn: async () =>
      new Blob([(await publicBadgesRead(client, { path: { cod } })).data], { type: "image/svg+xml" }),
  });
  const address = useObjectUrl(badge.data);
  return address ? <img src={address} alt={text.badgeOf(denumire)} height={20} /> : null;
}
