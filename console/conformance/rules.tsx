import { publicRulesList, publicRulesRead } from "../../client/generated/platform/operations.ts";
import type { Rule } from "../../client/generated/platform/types.ts";
import { client } from "../api/client.ts";
import { type Properties, record } from "../api/register/kind.ts";
import { listScreen } from "../api/register/record-list.tsx";
import { recordScreen } from "../api/register/record-page.tsx";
import { useLanguage } from "../words/language.ts";
import { BASE, ConformanceSections, levels, ruleFix } from "./parts.tsx";
import { useZone } from "./reading.ts";
import { inLanguage } from "../words/words.ts";

const others = {
  rule: {
    label: ["Regula", "Правило", "Rule"],
    column: ["sorted", "wide"],
    show: ({ rule }) => <code>{rule}</code>,
  },
  level: {
    label: ["Nivelul", "Уровень", "Level"],
    column: ["sorted", "wide"],
    isFact: true,
    show: ({ level }, { say }) => say(levels[level]),
  },
  source: { label: ["Sursa", "Источник", "Source"], column: ["wide"], isFact: true },
  since: {
    label: ["În standard din", "В стандарте с", "In the standard since"],
    isFact: true,
    show: ({ since }, { formats }) => formats.date(since),
  },
} as const satisfies Properties<Rule, unknown>;

/** The rules of the standard, with a search in one language. */
const rulesBy = (says: "saysRo" | "saysRu" | "saysEn", fix: "fixRo" | "fixRu" | "fixEn") =>
  record({
    key: ["platform", "rules"],
    path: `${BASE}/reguli`,
    Sections: () => <ConformanceSections current="rules" />,
    useMayWrite: () => false,
    useMore: useZone,
    texts: {
      title: ["Reguli", "Правила", "Rules"],
      about: [
        "Standardul platformei, pe care auditul îl verifică din afară la fiecare sistem.",
        "Стандарт платформы, который аудит проверяет снаружи у каждой системы.",
        "The platform standard, which the audit checks from outside on every system.",
      ],
      one: ["Regula", "Правило", "Rule"],
      back: ["Toate regulile", "Все правила", "All rules"],
      none: ["Nicio regulă", "Правил нет", "No rules"],
    },
    nameOf: ({ rule }: Rule) => rule,
    filters: [
      {
        name: "text",
        label: ["Caută în reguli", "Поиск по правилам", "Search rules"],
        query: `filter[${says}][contains]`,
      },
      {
        name: "nivel",
        label: ["Nivelul", "Уровень", "Level"],
        query: "filter[level]",
        choices: levels,
      },
    ],
    fields: {
      [says]: { label: ["Ce cere", "Требование", "What it requires"], column: ["name"], isFact: true },
      fix: { ...ruleFix, isFact: true, show: (row) => row[fix] },
      ...others,
    },
    links: ({ rule }, { more: zone }) =>
      zone === "public"
        ? []
        : [
            {
              href: `${BASE}/abateri?regula=${encodeURIComponent(rule)}`,
              title: [
                "Abaterile de la această regulă",
                "Отклонения от этого правила",
                "Deviations from this rule",
              ],
            },
          ],
    list: (query) => publicRulesList(client, { query }),
    read: (rule) => publicRulesRead(client, { path: { rule } }),
  });

const rules = [rulesBy("saysRo", "fixRo"), rulesBy("saysRu", "fixRu"), rulesBy("saysEn", "fixEn")] as const;
const useRules = () => inLanguage(rules, useLanguage());

export const list = listScreen(useRules);
export const page = recordScreen(useRules);
