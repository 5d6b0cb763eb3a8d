/* The elements of XML that programs write, found by their tags: for tests, and without code of the product. */

export interface XmlElement {
  /** Without its prefix. */
  name: string;
  start: number;
  end: number;
  /** Between its tags. */
  inside: [start: number, end: number];
}

const TAG = /<(\/?)(?:[\w.-]+:)?([\w.-]+)(?:\s[^<>]*?)?(\/?)>/g;

/** The elements in the order of their starts. Text with a comment, a CDATA section or `>` in a value is not understood. */
export function elementsOf(text: string): XmlElement[] {
  const open: XmlElement[] = [];
  const all: XmlElement[] = [];
  for (const { 0: tag, 1: isEnd, 2: name = "", 3: isEmpty, index } of text.matchAll(TAG)) {
    const end = index + tag.length;
    const last = isEnd ? open.pop() : undefined;
    if (last) {
      last.inside[1] = index;
      last.end = end;
    }
    if (isEnd) continue;
    const element: XmlElement = { name, start: index, end, inside: [end, end] };
    all.push(element);
    if (!isEmpty) open.push(element);
  }
  return all;
}

export const elementNamed = (text: string, name: string): XmlElement | undefined =>
  elementsOf(text).find((one) => one.name === name);

export const textOf = (text: string, { inside }: XmlElement): string => text.slice(...inside);

/** Another text in the place of one part. */
export const spliced = (text: string, [start, end]: [number, number], put: string): string =>
  text.slice(0, start) + put + text.slice(end);
