/** Deeper documents overflow every parser, validator and clone that follows. */
export const MOST_LEVELS = 200;
/**
 * A document with more values is not read: each takes up to 300 bytes while it is judged, and aliases of YAML multiply. Contracts
 * have one for each 40 bytes.
 */
export const MOST_VALUES = 600_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

export interface Extent {
  /** The offset where brackets outside of strings are nested deeper than the limit; otherwise -1. */
  deepAt: number;
  /** The most values of a JSON text up to there. */
  values: number;
}

/** Measures a text before any parser runs. */
export function extentOf(bytes: Uint8Array): Extent {
  let [level, values, isQuoted] = [0, 1, false];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) at += byte === BACKSLASH ? 1 : 0;
    else if (byte === COMMA) values += 1;
    else if (CLOSING.has(byte)) level -= 1;
    else if (OPENING.has(byte)) {
      [level, values] = [level + 1, values + 1];
      if (level > MOST_LEVELS) return { deepAt: at, values };
    }
  }
  return { deepAt: -1, values };
}

/** The limit that a parsed value exceeds: one that contains itself is nested too deep. Walks without recursion. */
export function beyondLimit(value: unknown): "levels" | "values" | undefined {
  const waiting: [unknown, number][] = [[value, 0]];
  let seen = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [part, level] = next;
    if (level > MOST_LEVELS) return "levels";
    if ((seen += 1) > MOST_VALUES) return "values";
    if (typeof part === "object" && part !== null)
      for (const child of Object.values(part)) waiting.push([child, level + 1]);
  }
  return undefined;
}

/** `line:column` of an offset, both from 1. */
export function placeAt(text: string, offset: number): string {
  const before = text.slice(0, Math.max(0, offset));
  const line = before.split("\n").length;
  return `${String(line)}:${String(before.length - before.lastIndexOf("\n"))}`;
}
