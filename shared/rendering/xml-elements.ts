/** An opening tag: its attributes by their names, with decoded values. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

/* oxlint-disable no-control-regex -- a file with a NUL is in another encoding */
const NUL = /\u0000/;
/* oxlint-enable no-control-regex */
const OPENING = /<([A-Za-z_][\w.:-]*)((?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/y;
const CLOSING = /<\/[A-Za-z_][\w.:-]*\s*>/y;
const ATTRIBUTE = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Parts without elements, by their first characters and their end. */
const passedOver = [
  ["<!--", "-->"],
  ["<?", "?>"],
  ["<![CDATA[", "]]>"],
] as const;

/**
 * The elements of a small XML file in UTF-8, in order. Only unambiguous XML is accepted: no document type, whose
 * entities could mean anything, no other encoding, nothing that is not well formed.
 * @throws SyntaxError
 */
export function elementsOf(xml: string): XmlElement[] {
  if (NUL.test(xml) || namesOtherEncoding(xml)) throw new SyntaxError("the XML is not in UTF-8");
  const elements: XmlElement[] = [];
  for (let at = xml.indexOf("<"); at >= 0; at = xml.indexOf("<", at)) {
    const [opening] = [matchAt(OPENING, xml, at)];
    if (opening) elements.push(elementOf(opening));
    at = endOf(opening, xml, at);
  }
  return elements;
}

const namesOtherEncoding = (xml: string): boolean => {
  const [, declared] = /^\ufeff?<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(xml) ?? [];
  return declared !== undefined && declared.toLowerCase() !== "utf-8";
};

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The end of the construct that begins with the `<` at this offset. */
function endOf(opening: RegExpExecArray | null, xml: string, at: number): number {
  const tag = opening ?? matchAt(CLOSING, xml, at);
  if (tag) return at + tag[0].length;
  const [start, end] = passedOver.find(([first]) => xml.startsWith(first, at)) ?? [];
  const found = start === undefined ? -1 : xml.indexOf(end, at + start.length);
  if (found < 0) throw new SyntaxError("the XML is not well formed");
  return found + String(end).length;
}

function elementOf([, name = "", written = ""]: RegExpExecArray): XmlElement {
  const attributes = new Map<string, string>();
  for (const [, key = "", double, single] of written.matchAll(ATTRIBUTE)) {
    if (attributes.has(key)) throw new SyntaxError("duplicate attribute");
    attributes.set(key, meantBy(double ?? single ?? ""));
  }
  return { name, attributes };
}

const predefined: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The value of an attribute, with its entities decoded. */
const meantBy = (written: string): string =>
  written.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(\w+));|&/gi,
    (_, hex?: string, decimal?: string, named = "") => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      const meant =
        (hex ?? decimal)
          ? characterOf(code)
          : Object.hasOwn(predefined, named)
            ? predefined[named]
            : undefined;
      if (meant === undefined) throw new SyntaxError("unknown entity");
      return meant;
    },
  );

const characterOf = (code: number): string | undefined =>
  code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
