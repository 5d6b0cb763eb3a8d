/** A word of a folded text, with its place in it. */
export interface PlacedWord {
  word: string;
  start: number;
  end: number;
}

/** Neighbouring words that are also written as one. */
export interface Compound {
  /** The first of the words, and the one after the last. */
  from: number;
  to: number;
  /** The words as one, in each way in which it is written. */
  forms: string[];
  /** A code has digits; in it, Latin letters and those that look like them are the same. */
  isCode: boolean;
}

/** Signs between the parts of a word or code: `într-un`, `77-а/2031`. */
const JOINTS = "-‐‒–—/\\_";
/** Signs that join only letters to letters, or digits to digits: `S.R.L.`, `1.234,50`, but not `nr.5`. */
const JOINTS_OF_ALIKE = ".'’:·,";
/** What else is between the groups of a number: `+373 (22) 123-456`. */
const WIDE = /^(?: [-‐‒–—/] | ?\(|\) ?)$/;
const DIGITS = /^[0-9]+$/;
const START_OF_IBAN = /^[a-zа-я]{2}[0-9]{2}$/;

type Gap = "none" | "blank" | "joint" | "wide";

function gapBetween(text: string, end: number, start: number): Gap {
  if (start - end === 1) {
    const sign = text.charAt(end);
    if (sign === " ") return "blank";
    const isAlike = () => isDigit(text.charAt(end - 1)) === isDigit(text.charAt(start));
    if (JOINTS.includes(sign) || (JOINTS_OF_ALIKE.includes(sign) && isAlike())) return "joint";
  }
  return start > end && start - end <= 3 && WIDE.test(text.slice(end, start)) ? "wide" : "none";
}

export const isDigit = (letter: string): boolean => letter >= "0" && letter <= "9";

/** A word with what is between it and the next one. */
interface Part {
  word: string;
  isDigits: boolean;
  gap: Gap;
}

const MOST_PARTS = 9;
const LONGEST_FORM = 64;

/** The compounds of a folded text: words, codes, numbers, sums, telephone numbers, accounts. */
export function compoundsIn(text: string, words: readonly PlacedWord[]): Compound[] {
  const compounds: Compound[] = [];
  for (let from = 0; from < words.length;) {
    const parts = partsFrom(text, words, from);
    const isOne = parts.length === 1 && !hasDigit(parts[0]?.word ?? "");
    for (const found of isOne ? [] : [...joinedIn(parts), ...numbersIn(parts), ...accountsIn(parts)])
      compounds.push({ ...found, from: from + found.from, to: from + found.to });
    from += parts.length;
  }
  return compounds;
}

/** Words of which some may be compounds: most words of a text stand alone. */
function partsFrom(text: string, words: readonly PlacedWord[], from: number): Part[] {
  const parts: Part[] = [];
  for (let i = from; i < words.length; i += 1) {
    const { word = "", end = 0 } = words[i] ?? {};
    const next = words[i + 1];
    const gap = next ? gapBetween(text, end, next.start) : "none";
    parts.push({ word, isDigits: DIGITS.test(word), gap });
    const isAlone = gap === "blank" && !hasDigit(next?.word ?? "") && !START_OF_IBAN.test(word);
    if (gap === "none" || isAlone) break;
  }
  return parts;
}

/** True if a word begins or ends with a digit, as numbers do, and most codes. */
const hasDigit = (word: string): boolean => isDigit(word.charAt(0)) || isDigit(word.charAt(word.length - 1));

/** The runs of parts that go on from one to the next, with the number of the first part and of the one after the last. */
function* runsIn(
  parts: readonly Part[],
  goesOn: (part: Part, next: Part) => boolean,
): Generator<[from: number, to: number]> {
  let from = 0;
  for (const [i, part] of parts.entries()) {
    const next = parts[i + 1];
    if (next && goesOn(part, next)) continue;
    yield [from, i + 1];
    from = i + 1;
  }
}

/** None if the parts are too many for one word. */
function compound(
  parts: readonly Part[],
  [from, to]: readonly [number, number],
  formsOf: (joined: string) => string[],
): Compound[] {
  if (to - from > MOST_PARTS) return [];
  const joined = parts
    .slice(from, to)
    .map(({ word }) => word)
    .join("");
  if (joined.length > LONGEST_FORM) return [];
  return [{ from, to, forms: formsOf(joined), isCode: /[0-9]/.test(joined) }];
}

/** Words and codes whose parts are joined by signs, and codes of one part. */
function joinedIn(parts: readonly Part[]): Compound[] {
  const runs = [...runsIn(parts, ({ gap }) => gap === "joint")];
  return runs
    .filter(([from, to]) => to > from + 1 || isCode(parts[from]?.word ?? ""))
    .filter(([from, to]) => parts.slice(from, to).some(({ isDigits }) => !isDigits))
    .flatMap((run) => compound(parts, run, codeForms));
}

const isCode = (word: string): boolean => /[0-9]/.test(word) && !DIGITS.test(word);

const codeForms = (joined: string): string[] => (/[0-9]/.test(joined) ? [inLatin(joined)] : [joined]);

/** Numbers of fewer digits are rather several ones beside one another. */
const FEWEST_DIGITS = 4;

function numbersIn(parts: readonly Part[]): Compound[] {
  const runs = runsIn(parts, (part, next) => part.isDigits && next.isDigits && part.gap !== "none");
  return [...runs]
    .filter(([from]) => parts[from]?.isDigits)
    .filter(([from, to]) => !isPartOfCode(parts, from, to))
    .flatMap((run) => [...amount(parts, run), ...sumsIn(parts, run)]);
}

const isPartOfCode = (parts: readonly Part[], from: number, to: number): boolean =>
  parts[from - 1]?.gap === "joint" || parts[to - 1]?.gap === "joint";

/** A number, and without its decimals if they are zeros: `1.234,00` is also `1234`. */
function amount(parts: readonly Part[], [from, to]: readonly [number, number]): Compound[] {
  const hasZeros = parts[to - 2]?.gap === "joint" && /^0+$/.test(parts[to - 1]?.word ?? "");
  const whole = to > from + 1 && hasZeros ? compound(parts, [from, to - 1], (joined) => [joined]) : [];
  return [...compound(parts, [from, to], numberForms), ...whole.map((number) => ({ ...number, to }))];
}

/** Sums in groups of three digits beside other numbers: `5 1 234,50`. */
function sumsIn(parts: readonly Part[], [from, to]: readonly [number, number]): Compound[] {
  const within = parts.slice(from, to);
  const runs = runsIn(within, ({ gap }, { word }) => gap === "blank" && word.length === 3);
  return [...runs]
    .filter(([first, end]) => end > first + 1 && (within[first]?.word.length ?? 0) <= 3)
    .map(([first, end]) => [first, within[end - 1]?.gap === "joint" ? end + 1 : end] as const)
    .filter(([first, end]) => end - first < within.length)
    .flatMap(([first, end]) => amount(parts, [from + first, Math.min(from + end, to)]));
}

/** The codes of Moldova and Romania, and how many digits follow it, or the 0 that is dialled in its place inside the country. */
const COUNTRIES = [
  ["373", 8],
  ["40", 9],
] as const;

/** Digits alone, and, where they may be a telephone number, as it is dialled from abroad and from inside the country. */
function numberForms(digits: string): string[] {
  if (digits.length < FEWEST_DIGITS) return [];
  const international = digits.startsWith("00") ? digits.slice(2) : digits;
  const dialled = COUNTRIES.flatMap(([code, length]) => {
    const number = [code, "0"].find((start) => international.startsWith(start));
    const national = number === undefined ? "" : international.slice(number.length);
    return national.length === length ? [code + national, `0${national}`] : [];
  });
  return [...new Set([digits, international, ...dialled])];
}

const GROUP_OF_IBAN = /^[a-zа-я0-9]{1,4}$/;

/** IBANs in groups of four. Only the second group may be of letters alone. */
function accountsIn(parts: readonly Part[]): Compound[] {
  const starts = parts.flatMap(({ word }, i) => (START_OF_IBAN.test(word) ? [i] : []));
  return starts.flatMap((from) => {
    let to = from + 1;
    while (parts[to - 1]?.gap === "blank" && isGroup(parts[to]?.word ?? "", to - from)) to += 1;
    return to > from + 1 ? compound(parts, [from, to], codeForms) : [];
  });
}

const isGroup = (word: string, place: number): boolean =>
  GROUP_OF_IBAN.test(word) && (/[0-9]/.test(word) || (place === 1 && word.length === 4));

/**
 * Russian letters that look like Latin ones, as number plates have them (GOST R 50577), and і, ј, ѕ: in a code nobody can
 * tell them apart.
 */
const CYRILLIC = "авекмнорстухіјѕ";
const LATIN = "abekmhopctyxijs";
const LOOK_ALIKE = new RegExp(`[${CYRILLIC}]`, "g");

/** A code in Latin letters, where they look like its own. */
export const inLatin = (code: string): string =>
  code.replaceAll(LOOK_ALIKE, (letter) => LATIN.charAt(CYRILLIC.indexOf(letter)));

/** A Latin letter with the one that looks like it. */
export const lookAlikesOf = (letter: string): string => letter + CYRILLIC.charAt(LATIN.indexOf(letter));

/** What may stand in the place of a word of these compounds. */
export const formsOf = (word: string, compounds: readonly Compound[]): string[] =>
  compounds.flatMap(({ forms, isCode }) => (isCode ? [...forms, inLatin(word)] : forms));
