import { extensions } from "../../../shared/content/file-kinds.ts";
import { fold, folding, spelling } from "../../../shared/everywhere/fold.ts";
import { compoundsIn, formsOf, inLatin, type PlacedWord } from "./forms.ts";
import { stemOf } from "./stems.ts";

/** Letters of scripts that are written without blanks between words, or with blanks at other places. */
const CJK = "[[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}]&&[\\p{L}\\p{Nl}]]";

/** A letter, digit or mark of other scripts, in patterns with the flag `v`. */
export const LETTER = `[[\\p{L}\\p{N}\\p{M}]--${CJK}]`;

/** A run of letters and digits; those of CJK are runs of their own. */
export const WORD = new RegExp(`${CJK}+|${LETTER}+`, "gv");
const OF_CJK = new RegExp(`^${CJK}`, "v");

export const isCjk = (word: string): boolean => word > "\u10ff" && OF_CJK.test(word);

/** The words of a text in folded form. */
export const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];

/** The words of a folded text with their places in it. */
export const placedWords = (folded: string): PlacedWord[] =>
  Array.from(folded.matchAll(WORD), ({ 0: word, index: start }) => ({
    word,
    start,
    end: start + word.length,
  }));

/**
 * The tokens of a word in an index: itself; or each two neighbours of a run of CJK and then its last character, so that each
 * character begins a token.
 */
export function tokensOf(word: string): string[] {
  if (!isCjk(word)) return [word];
  const characters = Array.from(word);
  return characters.map((character, i) => character + (characters[i + 1] ?? ""));
}

/** Words in this order. A single word also finds words that begin with it, its inflected forms and other spellings. */
export interface Term {
  words: string[];
  /** What an index compares. */
  tokens: string[];
  isPrefix: boolean;
  /** Stem of a word that is long enough to have inflected forms of the same stem. */
  stem?: string;
  /** What may stand in a text instead of the word, joined with others or in other letters. */
  forms?: string[];
  /** The parts of a word of letters and digits, which may be apart in a text. */
  parts?: string[];
}

/** Terms that all must match, or one of the forms in which a text has them as one word. */
export interface Group {
  terms: Term[];
  forms: string[];
}

/** A query as it is searched. */
export interface Wanted {
  /** All of them must match. */
  groups: Group[];
  /** What tells a match by the very spelling of the query from others: words beside one another, and their diacritics. */
  exact?: {
    phrases: string[][];
    spellings: string[];
    /** The terms that are in none of the phrases: a spelling alone does not say in which field it is. */
    others: Term[];
  };
}

/** Words with at least this many letters also match as prefixes. */
const SHORTEST_PREFIX = 2;
/** Words with at least this many letters also match their inflected forms. */
const SHORTEST_INFLECTED = 4;
/** Words with at least this many letters or digits also match where signs part them. */
const SHORTEST_PARTED = 3;
/** Queries with more words are searched only as they are typed, because engines limit the conditions of a query. */
const MOST_SPELT = 30;

/**
 * The typed query as terms that must all match: "phrases" in quotation marks, every other word by itself. An unpaired
 * quotation mark, and every other sign, only separates words.
 */
export function wantedBy(q: string): Wanted {
  const original = paired(q);
  const { text, startOf, endOf } = folding(original);
  const parts = partsOf(text);
  const isLong = parts.reduce((sum, { words }) => sum + words.length, 0) > MOST_SPELT;
  const isEnding = endingsIn(text);
  const typed = parts.map(({ words: all, isPhrase }): Typed => {
    const words = all.filter((word) => !isEnding(word));
    const ownSpelling = ({ word, start, end }: PlacedWord) =>
      spellingOf(word, original.slice(startOf(start), endOf(end)));
    const groups = isPhrase ? groupOf(words) : isLong ? words.map(alone) : groupsIn(text, words);
    const names = isLong ? [] : namesIn(all, isEnding);
    return { groups, names, spellings: isLong ? [] : words.flatMap((word) => ownSpelling(word) ?? []) };
  });
  const groups = typed.flatMap((part) => part.groups);
  const exact = exactlyIn(typed);
  return { groups, ...(exact.phrases.length + exact.spellings.length > 0 ? { exact } : {}) };
}

/**
 * The endings of file names in a folded text: `anexa.pdf`, `act.pdf.p7s`. Addresses in Moldova end like files in Markdown.
 */
const ENDINGS = new RegExp(
  `(?<=[\\p{L}\\p{N}\\p{M}\\)]"?)(?:\\.(?:${extensions.filter((ending) => ending !== "md").join("|")}))+(?=[.,;:!?\\)"]*(?:\\s|$))`,
  "gv",
);

/** True for a word that is the ending of a file name: texts, titles and mails name files without it, too. */
export function endingsIn(text: string): (word: Pick<PlacedWord, "start">) => boolean {
  const places = Array.from(text.matchAll(ENDINGS), ({ 0: ending, index }) => [index, index + ending.length]);
  return ({ start }) => places.some(([from = 0, to = 0]) => from < start && start < to);
}

/** The last word of each file name with its ending. */
const namesIn = (words: readonly PlacedWord[], isEnding: (word: PlacedWord) => boolean): string[][] =>
  words.flatMap((word, i) => {
    const next = words.slice(i + 1);
    const last = next.findIndex((other) => !isEnding(other));
    const endings = next.slice(0, last < 0 ? next.length : last);
    return isEnding(word) || endings.length === 0 ? [] : [[word, ...endings].map((one) => one.word)];
  });

/** The groups of a part of a query, its file names, and the spellings of its words that are not their folded forms. */
interface Typed {
  groups: Group[];
  names: string[][];
  spellings: string[];
}

const exactlyIn = (typed: readonly Typed[]): NonNullable<Wanted["exact"]> => {
  const groups = typed.flatMap((part) => part.groups);
  const phrases = groups.filter(({ terms }) => terms.length > 1);
  return {
    phrases: [
      ...phrases.map(({ terms }) => terms.flatMap(({ words }) => words.flatMap(tokensOf))),
      ...typed.flatMap((part) => part.names.map((name) => name.flatMap(tokensOf))),
    ],
    spellings: typed.flatMap((part) => part.spellings),
    others: groups.flatMap(({ terms }) => (terms.length === 1 ? terms : [])),
  };
};

export const termsOf = (q: string): Term[] => wantedBy(q).groups.flatMap(({ terms }) => terms);

const alone = ({ word }: PlacedWord): Group => ({ terms: [termOf(word)], forms: [] });

const groupOf = (words: readonly PlacedWord[]): Group[] =>
  words.length === 0 ? [] : [{ terms: [phraseOf(words.map(({ word }) => word))], forms: [] }];

/** The words of a query: those of a compound together, each other one by itself. */
function groupsIn(text: string, words: readonly PlacedWord[]): Group[] {
  const compounds = compoundsIn(text, words).sort((a, b) => a.from - b.from || b.to - a.to);
  const groups: Group[] = [];
  for (let from = 0; from < words.length;) {
    const to = compounds.find((compound) => compound.from === from)?.to ?? from + 1;
    const own = compounds.filter((compound) => compound.from === from && compound.to === to);
    const inner = compounds.filter(
      (compound) => compound.from >= from && compound.to <= to && !own.includes(compound),
    );
    const terms = words.slice(from, to).map(({ word }, i) => {
      const at = from + i;
      const within = inner.filter((compound) => compound.from <= at && at < compound.to);
      const forms = own.some(({ isCode }) => isCode) ? [inLatin(word)].filter((latin) => latin !== word) : [];
      const joined = to === from + 1 ? joinedWith(text, words, at) : [];
      const { forms: parted, ...term } = termOf(word);
      return spelt(to > from + 1 || !parted ? term : { ...term, forms: parted }, [
        ...forms,
        ...within.flatMap((compound) => compound.forms),
        ...joined,
      ]);
    });
    groups.push({ terms, forms: [...new Set(own.flatMap((compound) => compound.forms))] });
    from = to;
  }
  return groups;
}

/** True if nothing is asked. */
export const isBlank = (q: string): boolean => fold(q).trim() === "";

/** True if a query has neither a letter nor a digit, only signs: nothing can be found by it. */
export const isOfSigns = (q: string): boolean => !isBlank(q) && termsOf(q).length === 0;

/**
 * The query in NFC, with a blank for an unpaired quotation mark, which could otherwise pair with one in the rewritten
 * query.
 */
export function paired(q: string): string {
  const original = q.normalize("NFC");
  const last = original.split('"').length % 2 === 0 ? original.lastIndexOf('"') : original.length;
  return `${original.slice(0, last)} ${original.slice(last + 1)}`.slice(0, original.length);
}

/** The words of a query by the parts between its quotation marks. */
function partsOf(text: string): { words: PlacedWord[]; isPhrase: boolean }[] {
  const parts = text.split('"');
  let at = 0;
  return parts.map((part, i) => {
    const words = placedWords(part).map(({ word, start, end }) => ({
      word,
      start: at + start,
      end: at + end,
    }));
    at += part.length + 1;
    return { words, isPhrase: i % 2 === 1 && i < parts.length - 1 };
  });
}

/** Words as a phrase. Before another word, a run of CJK has to end; the last one may go on. */
export function phraseOf(words: readonly string[]): Term {
  const last = words.at(-1) ?? "";
  const tokens = [...words.slice(0, -1).flatMap(tokensOf), ...tokensWithin(last)];
  return { words: [...words], tokens, isPrefix: isSingleCjk(last) && words.length === 1 };
}

/** The tokens of a word that may be in the middle of a run. */
const tokensWithin = (word: string): string[] =>
  isCjk(word) && !isSingleCjk(word) ? tokensOf(word).slice(0, -1) : [word];

const isSingleCjk = (word: string): boolean => isCjk(word) && Array.from(word).length === 1;

/** A single word as a term. */
export function termOf(word: string): Term {
  if (isCjk(word)) return { words: [word], tokens: tokensWithin(word), isPrefix: isSingleCjk(word) };
  return {
    words: [word],
    tokens: [word],
    isPrefix: Array.from(word).length >= SHORTEST_PREFIX,
    ...(word.length >= SHORTEST_INFLECTED && /^\p{L}+$/u.test(word) ? { stem: stemOf(word) } : {}),
    ...(word.length >= SHORTEST_PARTED ? { forms: [] } : {}),
    ...(/^(?:[0-9]+\p{L}|\p{L}+[0-9])/u.test(word) ? { parts: word.match(/[0-9]+|[^0-9]+/g) ?? [] } : {}),
  };
}

const spelt = (term: Term, forms: readonly string[]): Term =>
  forms.length === 0 ? term : { ...term, forms: [...new Set([...(term.forms ?? []), ...forms])] };

/** A typed word as one with the word before it or behind it, from which only a blank parts it. */
const joinedWith = (text: string, words: readonly PlacedWord[], at: number): string[] =>
  [at - 1, at].flatMap((first) => {
    const [a, b] = [words[first], words[first + 1]];
    return a && b && text.slice(a.end, b.start) === " " ? [a.word + b.word] : [];
  });

/** The spelling of a word if it is not its folded form: with diacritics, for example. */
function spellingOf(word: string, typed: string): string | undefined {
  const spelt = typed === word ? word : spelling(typed);
  return spelt === word ? undefined : spelt;
}

/** What an index has of the texts of an entry. */
export interface IndexedWords {
  /** The tokens of each value of each field. */
  fields: ReadonlyMap<string, string[][]>;
  /** Stems of words, forms of compounds and codes, and spellings with diacritics: each once, without those that are words. */
  stems: string[];
  forms: string[];
  spellings: string[];
}

export function indexedWords(
  names: readonly string[],
  texts: Readonly<Record<string, readonly string[]>>,
): IndexedWords {
  const [distinct, forms, typed] = [new Set<string>(), new Set<string>(), new Map<string, string>()];
  const fields = new Map(
    names.map((name) => [name, (texts[name] ?? []).map((text) => read(text, { distinct, forms, typed }))]),
  );
  const stems = new Set(Array.from(distinct, stemOf));
  const spellings = new Set(
    Array.from(typed, ([written, word]) => [spelling(written), word] as const).flatMap(([spelt, word]) =>
      spelt === word ? [] : [spelt],
    ),
  );
  const others = (of: ReadonlySet<string>) => [...of].filter((one) => !distinct.has(one));
  return { fields, stems: others(stems), forms: others(forms), spellings: [...spellings] };
}

/** Only letters that have no other spelling than by their case. */
const PLAINLY = /^[0-9A-Za-zА-я]*$/;

interface Gathered {
  distinct: Set<string>;
  forms: Set<string>;
  /** Words by how they are written. */
  typed: Map<string, string>;
}

/** The tokens of a text. */
function read(text: string, { distinct, forms, typed }: Gathered): string[] {
  const original = text.normalize("NFC");
  const folded = folding(original);
  const words = placedWords(folded.text);
  for (const { word, start, end } of words) {
    distinct.add(word);
    const written = original.slice(folded.startOf(start), folded.endOf(end));
    if (written !== word && !PLAINLY.test(written)) typed.set(written, word);
  }
  for (const compound of compoundsIn(folded.text, words))
    for (const { word } of words.slice(compound.from, compound.to))
      for (const form of formsOf(word, [compound])) forms.add(form);
  return words.flatMap(({ word }) => tokensOf(word));
}
