import { useQuery } from "@tanstack/react-query";
import { adminIssuesPatch, publicRulesRead } from "../../client/generated/platform/operations.ts";
import type { Issue, Rule } from "../../client/generated/platform/types.ts";
import { client } from "../api/client.ts";
import { type Properties, act, orNull, record } from "../api/register/kind.ts";
import { RecordRows, listScreen } from "../api/register/record-list.tsx";
import { recordScreen } from "../api/register/record-page.tsx";
import { Link } from "../kit/button.tsx";
import type { Language } from "../words/language.ts";
import { plural } from "../words/plural.ts";
import { inLanguage } from "../words/words.ts";
import {
  AuditLink,
  BASE,
  ConformanceSections,
  IssueBadge,
  type SystemPartProps,
  SYSTEMS_KEY,
  SystemLink,
  SystemName,
  VerdictBadge,
  issueStates,
  ofSystem,
  ruleFix,
  ruleHref,
} from "./parts.tsx";
import { byZone, pageOnly, useByZone, useIsAdmin } from "./reading.ts";
import { addWaiver, addressesOf, waiverFields, waiverText } from "./waivers.tsx";
import { systemWords } from "./system-words.ts";
import { conformanceWords } from "./words.ts";

const EVERY_OPERATION = /\*$/;
const seenTimes = [
  plural.ro({ one: "de un audit", few: "de {} audituri", other: "de {} de audituri" }),
  plural.ru({ one: "{} аудитом", few: "{} аудитами", many: "{} аудитами" }),
  plural.en({ one: "by {} audit", other: "by {} audits" }),
] as const;
const namedIn = (language: Language) => (name: string) =>
  name.replace(EVERY_OPERATION, inLanguage(conformanceWords.wholeSystem, language));
/** The name of an issue; one of the whole system has a name of its own. */
const named = [namedIn("ro"), namedIn("ru"), namedIn("en")] as const;

/** What the rule of an issue asks for, on the page of the issue. Lists have many rules and read none. */
function useRule(rows: readonly Issue[]) {
  const rule = rows.length === 1 ? rows[0]?.rule : undefined;
  const found = useQuery({
    queryKey: ["platform", "rules", rule],
    queryFn: async () => (await publicRulesRead(client, { path: { rule: rule ?? "" } })).data,
    enabled: rule !== undefined,
  });
  return found.data;
}

const fields = {
  rule: {
    label: ["Regula", "Правило", "Rule"],
    column: ["name"],
    show: ({ rule, operation }, { say }) => say(named)(`${rule}: ${operation}`),
    fact: ({ rule }) => <Link href={ruleHref(rule)}>{rule}</Link>,
  },
  systemId: {
    label: ["Sistemul", "Система", "The system"],
    column: [],
    show: ({ systemId }) => <SystemName id={systemId} />,
    fact: ({ systemId }) => <SystemLink id={systemId} />,
  },
  status: {
    label: ["Starea", "Состояние", "State"],
    column: [],
    show: ({ status }) => <IssueBadge status={status} />,
    fact: (_, { say }) =>
      say([
        "Starea o schimbă auditurile: o abatere îndreptată se închide la următorul.",
        "Состояние меняют аудиты: исправленное отклонение закроет следующий.",
        "Audits change the state: once fixed, a deviation is closed by the next one.",
      ]),
  },
  verdict: {
    label: ["Verdictul", "Вердикт", "Verdict"],
    column: ["wide"],
    show: ({ verdict }) => <VerdictBadge verdict={verdict} />,
  },
  says: {
    label: ["Ce cere", "Требование", "What it requires"],
    fact: (_, { more, say }) => more && say([more.saysRo, more.saysRu, more.saysEn]),
  },
  fix: { ...ruleFix, fact: (_, { more, say }) => more && say([more.fixRo, more.fixRu, more.fixEn]) },
  expected: {
    label: ["Se aștepta", "Ожидалось", "Expected"],
    fact: ({ expected }) => <code>{expected}</code>,
  },
  found: { label: ["S-a găsit", "Найдено", "Found"], fact: ({ found }) => <code>{found}</code> },
  seen: {
    label: ["Văzută", "Замечено", "Seen"],
    column: ["wide"],
    isFact: true,
    show: ({ seen }, { say }) => say(seenTimes)(seen),
  },
  openedAt: {
    label: ["Deschisă", "Открыто", "Opened"],
    column: ["wide"],
    show: ({ openedAt }, { formats }) => formats.date(openedAt),
    fact: ({ openedAt }, { formats }) => formats.dateTime(openedAt),
  },
  assignee: {
    label: ["Responsabil", "Ответственный", "Assignee"],
    column: ["wide"],
    show: ({ assignee }) => assignee ?? "–",
    fact: ({ assignee }) => assignee,
  },
  note: {
    label: ["Nota", "Заметка", "Note"],
    fact: ({ note }) => note && <p className="paragraphs">{note}</p>,
  },
  openedBy: {
    label: ["Auditul care a deschis-o", "Аудит, открывший отклонение", "Audit that opened it"],
    fact: ({ openedBy, openedAt }) => <AuditLink id={openedBy} at={openedAt} />,
  },
  seenAt: {
    label: ["Văzută ultima dată", "Замечено в последний раз", "Last seen"],
    fact: ({ seenAt }, { formats }) => formats.dateTime(seenAt),
  },
  seenBy: {
    label: ["Ultimul audit care a văzut-o", "Последний аудит, заметивший его", "Last audit that saw it"],
    fact: ({ seenBy, seenAt }) => <AuditLink id={seenBy} at={seenAt} />,
  },
  reopenedAt: {
    label: ["Redeschisă", "Открыто снова", "Reopened"],
    fact: ({ reopenedAt }, { formats }) => reopenedAt && formats.dateTime(reopenedAt),
  },
  closedAt: {
    label: ["Închisă", "Закрыто", "Closed"],
    fact: ({ closedAt }, { formats }) => closedAt && formats.dateTime(closedAt),
  },
  closedBy: {
    label: ["Auditul care a închis-o", "Аудит, закрывший его", "Audit that closed it"],
    fact: ({ closedBy, closedAt }) => closedAt && <AuditLink id={closedBy} at={closedAt} />,
  },
} as const satisfies Properties<Issue, Rule | undefined>;

/** What audits found and people have to put right. Audits open and close issues; people write notes. */
const issues = byZone((reading) =>
  record({
    key: ["platform", "issues"],
    touches: [SYSTEMS_KEY],
    path: `${BASE}/abateri`,
    icon: "check",
    Sections: () => <ConformanceSections current="issues" />,
    useMayWrite: useIsAdmin,
    useMore: useRule,
    isSparse: true,
    texts: {
      title: ["Abateri", "Отклонения", "Deviations"],
      one: ["Abatere", "Отклонение", "Deviation"],
      back: ["Toate abaterile", "Все отклонения", "All deviations"],
      page: named,
      none: ["Nicio abatere", "Отклонений нет", "No deviations"],
      noneText: [
        "Auditurile nu au găsit nimic de îndreptat.",
        "Аудиты не нашли ничего, что нужно исправить.",
        "The audits found nothing to fix.",
      ],
    },
    nameOf: ({ rule, operation }: Issue) => `${rule}: ${operation}`,
    filters: [
      ofSystem,
      {
        name: "stare",
        label: ["Starea", "Состояние", "State"],
        query: "filter[status]",
        choices: issueStates,
      },
      {
        name: "regula",
        label: ["Regula", "Правило", "Rule"],
        query: "filter[rule][contains]",
        everywhere: (text) => [{ "filter[rule][contains]": text }, { "filter[operation][contains]": text }],
      },
    ],
    state: ({ status, verdict }) => (
      <>
        <IssueBadge status={status} />
        <VerdictBadge verdict={verdict} />
      </>
    ),
    fields,
    list: (query, { of }) =>
      of === undefined ? reading.issues(query) : reading.issuesOf(Number(of), pageOnly(query)),
    read: (id) => reading.issue(Number(id)),
  }),
);

/** An administrator's note about an issue. */
const annotate = act(issues.admin, {
  name: "annotate",
  verb: ["Scrie nota și responsabilul", "Заметка и ответственный", "Change the note and assignee"],
  answer: ["Salvează", "Сохранить", "Save"],
  title: ["Scrie nota și responsabilul", "Заметка и ответственный", "Change the note and assignee"],
  look: "primary",
  isShown: (_, { mayWrite }) => mayWrite,
  fields: {
    assignee: { label: ["Responsabil", "Ответственный", "Assignee"], input: "text", max: 255 },
    note: { label: ["Nota", "Заметка", "Note"], input: "area" },
  },
  run: ({ id, etag, values }) =>
    adminIssuesPatch(client, {
      path: { id: Number(id) },
      body: orNull(values, "assignee", "note"),
      ifMatch: etag,
    }),
  said: ["Nota a fost salvată", "Заметка сохранена", "The note was saved"],
});

const waive = act(issues.admin, {
  name: "waive",
  verb: ["Cere o excepție", "Запросить исключение", "Request an exception"],
  answer: systemWords.waivers.add,
  title: systemWords.waivers.addTitle,
  text: waiverText,
  isShown: ({ status }, { mayWrite }) => mayWrite && status === "DESCHISA",
  fields: {
    ...waiverFields,
    pathPattern: { ...waiverFields.pathPattern, of: ({ operation }: Issue) => addressesOf(operation) },
  },
  run: ({ row, values }) => addWaiver(row.systemId, values),
  said: systemWords.waivers.added,
});

const useIssues = () => useByZone(issues);

export const list = listScreen(useIssues);
export const page = recordScreen(useIssues, { acts: [annotate, waive] });

export function SystemIssues({ id, place }: SystemPartProps) {
  return <RecordRows kind={useIssues()} place={place} filters={{ of: String(id) }} without={["systemId"]} />;
}
