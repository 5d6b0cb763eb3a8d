import { RE2JS } from "re2js";

/** Longer patterns are not compiled: their cost grows with the values that they are matched against. */
const MOST_CHARACTERS = 2_000;
/** For patterns of plain characters between anchors. */
const MOST_PLAIN = 20_000;
const PLAIN = /^\^?[^\\^$.*+?()[\]{}|]*\$?$/;
/** How much of a value is matched against a pattern. */
const MOST_VALUE = 10_000;

const compiled = new Map<string, RE2JS | undefined>();
const MOST_KEPT = 2_000;

/**
 * A pattern in linear time: V8's backtracking takes 16 s for `^(a+)+$` on 28 characters. Undefined if RE2 cannot read
 * it, as the libraries of other languages cannot.
 */
function compile(pattern: string): RE2JS | undefined {
  if (compiled.has(pattern)) return compiled.get(pattern);
  if (compiled.size >= MOST_KEPT) compiled.clear();
  const found = isTooLong(pattern) ? undefined : tried(pattern);
  compiled.set(pattern, found);
  return found;
}

function tried(pattern: string): RE2JS | undefined {
  try {
    return RE2JS.compile(translated(pattern));
  } catch {
    return undefined;
  }
}

/** RE2 writes `\u00a0` as `\x{00a0}`; all languages that read JSON Schema mean the same by it. */
const translated = (pattern: string): string =>
  pattern.replaceAll(
    /\\(?:u\{([0-9a-f]{1,6})\}|u(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})|u([0-9a-f]{4})|(.))/gis,
    (whole, point?: string, high?: string, low?: string, unit?: string, other?: string) => {
      if (other !== undefined) return other === "/" ? "/" : whole;
      if (high === undefined || low === undefined) return `\\x{${point ?? unit ?? ""}}`;
      const sign = String.fromCharCode(Number.parseInt(high, 16), Number.parseInt(low, 16));
      return `\\x{${(sign.codePointAt(0) ?? 0).toString(16)}}`;
    },
  );

/** True if a pattern is not judged, because it is too long to be compiled. */
export const isTooLong = (pattern: string): boolean =>
  pattern.length > MOST_CHARACTERS && (pattern.length > MOST_PLAIN || !PLAIN.test(pattern));

export const isReadable = (pattern: string): boolean => compile(pattern) !== undefined;

/** True if a value has a match of the pattern, or if the pattern cannot be read, which is another finding. */
export const matches = (pattern: string, value: string): boolean =>
  compile(pattern)?.matcher(value.slice(0, MOST_VALUE)).find() ?? true;
