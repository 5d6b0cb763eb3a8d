import { once } from "../../../../shared/once.ts";

/** What a browser shows: the content of a push message. */
export interface PushContent {
  title: string;
  body: string;
  /** Opened by a click. */
  url?: string | undefined;
  livrareId: number;
}

/** Bytes of a content: 4,096 of a body (RFC 8030) less the header, tag and padding of its encryption (RFC 8188). */
const MOST_BYTES = 3993;
/** The most characters of a text without a short form. */
const MOST_CHARACTERS = 200;

const letters = once(() => new Intl.Segmenter("ro", { granularity: "grapheme" }));

/** The beginning of a text, at most `most` letters; a letter is never cut. */
function beginningOf(text: string, most: number): string {
  const kept: string[] = [];
  for (const { segment } of letters().segment(text)) {
    if (kept.length === most) return `${kept.join("").trimEnd()}…`;
    kept.push(segment);
  }
  return text;
}

/** The text of a push message: the short one, or the beginning of the other. */
export const pushText = ({ short, text }: { short?: string | undefined; text: string }): string =>
  short ?? beginningOf(text.replace(/\s+/g, " ").trim(), MOST_CHARACTERS);

const bytesOf = (content: PushContent): number => Buffer.byteLength(JSON.stringify(content));

/** The JSON of a content; a body that is too long is cut at a letter. */
export function payloadOf(content: PushContent): string {
  if (bytesOf(content) <= MOST_BYTES) return JSON.stringify(content);
  const segments = [...letters().segment(content.body)].map(({ segment }) => segment);
  const cutTo = (most: number) => ({ ...content, body: `${segments.slice(0, most).join("")}…` });
  let [fits, exceeds] = [0, segments.length];
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2);
    if (bytesOf(cutTo(middle)) <= MOST_BYTES) fits = middle;
    else exceeds = middle;
  }
  return JSON.stringify(cutTo(fits));
}
