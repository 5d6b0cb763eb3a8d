/** Deeper documents overflow every parser, validator and clone that follows. */
export const MOST_LEVELS = 200;
/** Aliases of YAML multiply: a document with more values is not read. */
const MOST_VALUES = 3_000_000;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** The offset at which the brackets of a text, outside of strings, are nested deeper than the limit; otherwise -1. */
export function tooDeepAt(bytes: Uint8Array): number {
  let [level, isQuoted] = [0, false];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (isQuoted && byte === BACKSLASH) at += 1;
    else if (byte === QUOTE) isQuoted = !isQuoted;
    else if (!isQuoted && OPENING.has(byte) && (level += 1) > MOST_LEVELS) return at;
    else if (!isQuoted && CLOSING.has(byte)) level -= 1;
  }
  return -1;
}

/** True if a parsed value is nested too deep, contains itself, or has too many values; walks without recursion. */
export function isTooDeep(value: unknown): boolean {
  const waiting: [unknown, number][] = [[value, 0]];
  let seen = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [part, level] = next;
    if (level > MOST_LEVELS || (seen += 1) > MOST_VALUES) return true;
    if (typeof part === "object" && part !== null)
      for (const child of Object.values(part)) waiting.push([child, level + 1]);
  }
  return false;
}

/** `line:column` of an offset, both from 1. */
export function placeAt(text: string, offset: number): string {
  const before = text.slice(0, Math.max(0, offset));
  const line = before.split("\n").length;
  return `${String(line)}:${String(before.length - before.lastIndexOf("\n"))}`;
}
