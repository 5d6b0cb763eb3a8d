import type { Audit } from "../../client/generated/platform/types.ts";
import { type Properties, record } from "../api/register/kind.ts";
import { RecordRows, listScreen } from "../api/register/record-list.tsx";
import {
  AUDITS_KEY,
  AuditBadge,
  BASE,
  ConformanceSections,
  ChangesText,
  CountsText,
  type SystemPartProps,
  SystemName,
  VerdictBadge,
  auditStates,
  ofSystem,
  triggers,
} from "./parts.tsx";
import { byZone, pageOnly, useByZone } from "./reading.ts";

const fields = {
  requestedAt: {
    label: ["Auditul", "Аудит", "Audit"],
    column: ["sorted", "name"],
    show: ({ requestedAt }, { formats }) => formats.dateTime(requestedAt),
  },
  systemId: {
    label: ["Sistemul", "Система", "The system"],
    column: [],
    show: ({ systemId }) => <SystemName id={systemId} />,
  },
  status: {
    label: ["Starea", "Состояние", "State"],
    column: ["wide"],
    show: ({ status }) => <AuditBadge status={status} />,
  },
  verdict: {
    label: ["Verdictul", "Вердикт", "Verdict"],
    column: [],
    // On a phone the state has no column, so this one says why there is no verdict.
    show: ({ verdict, status }) =>
      verdict ? <VerdictBadge verdict={verdict} /> : <AuditBadge status={status} />,
  },
  trigger: {
    label: ["De ce a rulat", "Почему запущен", "Why it ran"],
    column: ["wide"],
    show: ({ trigger }, { say }) => say(triggers[trigger]),
  },
  rules: {
    label: ["Reguli", "Правила", "Rules"],
    column: ["wide"],
    show: ({ counts }) => <CountsText counts={counts} />,
  },
  changes: {
    label: ["Abateri", "Отклонения", "Deviations"],
    column: ["wide"],
    show: ({ opened, closed }) =>
      (opened ?? closed) === undefined ? "" : <ChangesText opened={opened} closed={closed} />,
  },
} as const satisfies Properties<Audit, unknown>;

/** The audits of all systems. Their page is a report, which is drawn by hand. */
const audits = byZone((reading) =>
  record({
    key: AUDITS_KEY,
    path: `${BASE}/audituri`,
    icon: "clock",
    Sections: () => <ConformanceSections current="audits" />,
    useMayWrite: () => false,
    texts: {
      title: ["Audituri", "Аудиты", "Audits"],
      none: ["Niciun audit încă", "Аудитов пока нет", "No audits yet"],
      noneText: [
        "Primul audit al unui sistem rulează în ziua înregistrării sau la cererea unui administrator.",
        "Первый аудит проходит в день регистрации или по запросу администратора.",
        "A system's first audit runs on the day it is registered or when an administrator requests it.",
      ],
    },
    nameOf: ({ id }: Audit) => String(id),
    filters: [
      ofSystem,
      {
        name: "stare",
        label: ["Starea", "Состояние", "State"],
        query: "filter[status]",
        choices: auditStates,
      },
      {
        name: "motiv",
        label: ["De ce a rulat", "Почему запущен", "Why it ran"],
        query: "filter[trigger]",
        choices: triggers,
      },
    ],
    fields,
    list: (query, { of }) =>
      of === undefined ? reading.audits(query) : reading.auditsOf(Number(of), pageOnly(query)),
  }),
);

const useAudits = () => useByZone(audits);

export const list = listScreen(useAudits);

export function SystemAudits({ id, place }: SystemPartProps) {
  return <RecordRows kind={useAudits()} place={place} filters={{ of: String(id) }} without={["systemId"]} />;
}
