import { labelOf } from "../api/places.ts";
import type { Area } from "../shell/area.ts";
import type { Findable, FoundRecord } from "../shell/found.ts";
import type { Formats } from "../words/formats.ts";
import type { Language } from "../words/language.ts";
import { type TextsOf, inLanguage } from "../words/words.ts";
import { hasWords } from "../../shared/everywhere/has-words.ts";
import { type Answers, type NamedRegister, isAsked } from "./registers.ts";
import type { everywhereWords } from "./words.ts";

/** What is known of a screen for this reader. */
export interface ReadScreen extends Findable {
  area: Area;
  href: string;
}

export interface Result extends FoundRecord {
  /** False for what leads to more results, or begins something new. */
  isKept: boolean;
}

export interface Group {
  id: string;
  title: string;
  results: readonly Result[];
}

export interface Asked {
  typed: string;
  screens: readonly ReadScreen[];
  recent: readonly FoundRecord[];
  answers: Answers;
  text: TextsOf<typeof everywhereWords>;
  formats: Formats;
  language: Language;
}

const MOST = 5;

/** The registers of the screens. */
export const registersOf = (screens: readonly ReadScreen[]): NamedRegister[] =>
  screens.flatMap(({ href, register }) => (register ? [{ id: href, register }] : []));

/** What is shown for a text: nothing twice, what was opened before other things, and what leads on at the end. */
export function groupsOf(asked: Asked): readonly Group[] {
  const { typed, text } = asked;
  const groups = [
    { id: "recent", title: text.recent, results: recentIn(asked) },
    ...(typed === "" ? [] : [screensIn(asked), actsIn(asked)]),
    ...(isAsked(typed) ? [...recordsIn(asked), furtherIn(asked)] : []),
  ];
  const seen = new Set<string>();
  const isNew = ({ href }: Result): boolean => !seen.has(href) && Boolean(seen.add(href));
  return groups
    .map((group) => ({ ...group, results: group.results.filter(isNew) }))
    .filter(({ results }) => results.length > 0);
}

const recentIn = ({ typed, recent }: Asked): Result[] =>
  recent
    .filter(({ title, detail }) => hasWords(typed, title, detail))
    .map((item) => ({ ...item, isKept: true }));

/** A word of its area finds a screen after those that have it in their title. */
function screensIn({ typed, screens, text, language }: Asked): Group {
  const named = screens.map(({ area, href, title }): Result => {
    const own = inLanguage(title, language);
    const ofArea = inLanguage(area.label, language);
    return { href, title: own, detail: ofArea === own ? undefined : ofArea, isKept: true };
  });
  const byTitle = named.filter(({ title }) => hasWords(typed, title));
  const byArea = named.filter(({ title, detail }) => hasWords(typed, title, detail));
  return {
    id: "screens",
    title: text.screens,
    results: [...new Set([...byTitle, ...byArea])].slice(0, MOST),
  };
}

function actsIn({ typed, screens, text, language }: Asked): Group {
  const acts = screens.flatMap(({ area, acts: own = [] }) =>
    own.flatMap(({ title, href }): Result[] =>
      typeof href === "string"
        ? [
            {
              href,
              title: inLanguage(title, language),
              detail: inLanguage(area.label, language),
              isKept: false,
            },
          ]
        : [],
    ),
  );
  const found = acts.filter(({ title }) => hasWords(typed, title));
  return { id: "acts", title: text.acts, results: found.slice(0, MOST) };
}

/** The records of each list. While others are on their way, what was found for a shorter text is shown if it has this one. */
function recordsIn({ typed, screens, answers, text, formats, language }: Asked): Group[] {
  const withRegister = screens.flatMap(({ href, title, register }) =>
    register ? [{ href, title: inLanguage(title, language), register }] : [],
  );
  const isShared = (title: string): boolean => withRegister.filter((one) => one.title === title).length > 1;
  return withRegister.flatMap(({ href, title, register }) => {
    const answer = answers.found.get(href);
    if (!answer) return [];
    const isOld = answer.text !== typed;
    const records = isOld
      ? answer.records.filter((one) => hasWords(typed, one.title, one.detail))
      : answer.records;
    const total = formats.number(answer.total);
    const all = { href: register.hrefOf(typed), title: text.all(total), isKept: false };
    const service = labelOf(register.service, language);
    return [
      {
        id: href,
        title: isShared(title) ? `${title} (${service})` : title,
        results: [
          ...records.map((record) => ({ ...record, isKept: true })),
          ...(!isOld && answer.total > records.length ? [all] : []),
        ],
      },
    ];
  });
}

/** At the end, and only when all lists have answered: until then the first result would be among these. */
function furtherIn({ typed, screens, answers, text, language }: Asked): Group {
  const further = screens.flatMap(({ acts = [] }) =>
    acts.flatMap(({ title, href }): Result[] =>
      typeof href === "function"
        ? [{ href: href(typed), title: text.ofText(inLanguage(title, language), typed), isKept: false }]
        : [],
    ),
  );
  return { id: "further", title: text.further, results: answers.isAsking ? [] : further };
}
