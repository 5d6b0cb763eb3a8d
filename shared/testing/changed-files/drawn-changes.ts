import { archiveOf, filesIn } from "./archive-files.ts";
import { asn1Bytes, asn1In, nodesOf } from "./asn1-tree.ts";
import { elementsOf, spliced, type XmlElement } from "./xml-elements.ts";

/* Drawn changes of signed files: of bytes, and of the values, elements and files that they are made of. */

export type Draw = () => number;
export type ChangedKind = "cms" | "xml" | "archive" | "json" | "bytes";
type Change = (bytes: Buffer, draw: Draw) => Buffer;

const upTo = (draw: Draw, most: number): number => Math.floor(draw() * most);
const oneOf = <T>(draw: Draw, items: readonly T[]): T | undefined => items[upTo(draw, items.length)];

/* Bytes */

const flip: Change = (bytes, draw) => {
  const changed = Buffer.from(bytes);
  const at = upTo(draw, bytes.length);
  changed[at] = (changed[at] ?? 0) ^ (1 + upTo(draw, 255));
  return changed;
};

const insert: Change = (bytes, draw) => {
  const at = upTo(draw, bytes.length + 1);
  const put = Buffer.from(Array.from({ length: 1 + upTo(draw, 8) }, () => upTo(draw, 256)));
  return Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at)]);
};

const remove: Change = (bytes, draw) => {
  const at = upTo(draw, bytes.length);
  return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + upTo(draw, 40))]);
};

const copy: Change = (bytes, draw) => {
  const from = upTo(draw, bytes.length);
  const at = upTo(draw, bytes.length);
  const put = bytes.subarray(from, from + 1 + upTo(draw, 200));
  const gone = draw() < 0.5 ? put.length : 0;
  return Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + gone)]);
};

const ofBytes: Record<string, Change> = {
  "a byte is another": flip,
  "bytes are inserted": insert,
  "bytes are removed": remove,
  "bytes are copied elsewhere": copy,
};

/* ASN.1 */

/** The children of one node of the tree, which are changed in place. */
const amongChildren =
  (
    act: (children: ReturnType<typeof nodesOf>, draw: Draw, all: ReturnType<typeof nodesOf>) => void,
  ): Change =>
  (bytes, draw) => {
    const root = asn1In(bytes);
    const all = nodesOf(root);
    const { children } = oneOf(
      draw,
      all.filter((one) => (one.children?.length ?? 0) > 0),
    ) ?? { children: [] };
    if (children) act(children, draw, all);
    return asn1Bytes(root);
  };

const copyOf = (node: ReturnType<typeof asn1In>) => asn1In(asn1Bytes(node));

const ofAsn1: Record<string, Change> = {
  "two values change places": amongChildren((children, draw) => {
    const [a, b] = [upTo(draw, children.length), upTo(draw, children.length)];
    const [first, second] = [children[a], children[b]];
    if (first && second) [children[a], children[b]] = [second, first];
  }),
  "a value is gone": amongChildren((children, draw) => children.splice(upTo(draw, children.length), 1)),
  "a value is there twice": amongChildren((children, draw) => {
    const at = upTo(draw, children.length);
    const one = children[at];
    if (one) children.splice(at, 0, copyOf(one));
  }),
  "a value is another one of the file": amongChildren((children, draw, all) => {
    const other = oneOf(draw, all);
    if (other) children.splice(upTo(draw, children.length), draw() < 0.5 ? 1 : 0, copyOf(other));
  }),
  "a value has another tag": amongChildren((children, draw) => {
    const one = oneOf(draw, children);
    if (one && !one.children) one.tag = oneOf(draw, [0x02, 0x03, 0x04, 0x05, 0x06, 0x0c, 0x80, 0x81]) ?? 4;
  }),
};

/* XML */

const ofElements =
  (act: (text: string, elements: XmlElement[], draw: Draw) => string): Change =>
  (bytes, draw) => {
    const text = bytes.toString();
    const elements = elementsOf(text);
    return elements.length === 0 ? bytes : Buffer.from(act(text, elements, draw));
  };

const sourceOf = (text: string, { start, end }: XmlElement) => text.slice(start, end);

const ofXml: Record<string, Change> = {
  "two elements change places": ofElements((text, elements, draw) => {
    const [a, b] = [oneOf(draw, elements), oneOf(draw, elements)].sort(
      (x, y) => (x?.start ?? 0) - (y?.start ?? 0),
    );
    if (!a || !b || a.end > b.start) return text;
    const swapped = spliced(text, [b.start, b.end], sourceOf(text, a));
    return spliced(swapped, [a.start, a.end], sourceOf(text, b));
  }),
  "an element is gone": ofElements((text, elements, draw) => {
    const one = oneOf(draw, elements);
    return one ? spliced(text, [one.start, one.end], "") : text;
  }),
  "an element is there twice": ofElements((text, elements, draw) => {
    const one = oneOf(draw, elements);
    return one ? spliced(text, [one.end, one.end], sourceOf(text, one)) : text;
  }),
  "an element is copied into another one": ofElements((text, elements, draw) => {
    const [one, other] = [oneOf(draw, elements), oneOf(draw, elements)];
    const at = other?.inside[draw() < 0.5 ? 0 : 1] ?? 0;
    return one ? spliced(text, [at, at], sourceOf(text, one)) : text;
  }),
  "an element lies in a new one": ofElements((text, elements, draw) => {
    const one = oneOf(draw, elements);
    return one ? spliced(text, [one.start, one.end], `<around>${sourceOf(text, one)}</around>`) : text;
  }),
  "an element is empty": ofElements((text, elements, draw) => {
    const one = oneOf(draw, elements);
    return one ? spliced(text, one.inside, "") : text;
  }),
  "an element has the text of another one": ofElements((text, elements, draw) => {
    const [one, other] = [oneOf(draw, elements), oneOf(draw, elements)];
    return one && other ? spliced(text, one.inside, text.slice(...other.inside)) : text;
  }),
  "an identifier is another one": (bytes, draw) => {
    const text = bytes.toString();
    const ids = [...text.matchAll(/ (?:Id|URI|Target)="#?([^"]*)"/g)];
    const [one, other] = [oneOf(draw, ids), oneOf(draw, ids)];
    if (!one || !other) return bytes;
    const put = one[0].replace(/"(#?)[^"]*"/, (_, mark: string) => `"${mark}${other[1] ?? ""}"`);
    return Buffer.from(spliced(text, [one.index, one.index + one[0].length], put));
  },
  "something is said beside an element": ofElements((text, elements, draw) => {
    const at = oneOf(draw, elements)?.[draw() < 0.5 ? "start" : "end"] ?? 0;
    const put = oneOf(draw, [
      "900 lei",
      "<b>900 lei</b>",
      "<!--900 lei-->",
      "<?x 900 lei?>",
      " ",
      "<![CDATA[9]]>",
    ]);
    return spliced(text, [at, at], put ?? "");
  }),
};

/* Archives */

type Files = ReturnType<typeof filesIn>;

const ofFiles =
  (act: (files: Files, draw: Draw) => void): Change =>
  (bytes, draw) => {
    const files = filesIn(bytes);
    act(files, draw);
    return archiveOf(files);
  };

const ofArchives: Record<string, Change> = {
  "two files have the content of each other": ofFiles((files, draw) => {
    const [a, b] = [oneOf(draw, files), oneOf(draw, files)];
    if (a && b) [a[1], b[1]] = [b[1], a[1]];
  }),
  "two files have the name of each other": ofFiles((files, draw) => {
    const [a, b] = [oneOf(draw, files), oneOf(draw, files)];
    if (a && b) [a[0], b[0]] = [b[0], a[0]];
  }),
  "a file is gone": ofFiles((files, draw) => files.splice(upTo(draw, files.length), 1)),
  "a file is there twice": ofFiles((files, draw) => {
    const one = oneOf(draw, files);
    if (one) files.splice(upTo(draw, files.length + 1), 0, [one[0], flip(one[1], draw)]);
  }),
  "a file is added": ofFiles((files, draw) => {
    const name = oneOf(draw, [
      "a.txt",
      "META-INF/a.xml",
      "META-INF/signatures9.xml",
      "META-INF/manifest.xml",
    ]);
    files.splice(upTo(draw, files.length + 1), 0, [name ?? "", Buffer.from("900 lei")]);
  }),
  "a file has another name": ofFiles((files, draw) => {
    const one = oneOf(draw, files);
    if (one) one[0] = oneOf(draw, [one[0].toUpperCase(), `${one[0]}x`, `/${one[0]}`, `x/${one[0]}`]) ?? "";
  }),
  "a signature in it is changed": ofFiles((files, draw) => {
    const one = oneOf(
      draw,
      files.filter(([name]) => name.startsWith("META-INF/")),
    );
    if (one) one[1] = drawnChange(one[0].endsWith(".p7s") ? "cms" : "xml", one[1], draw).bytes;
  }),
};

/* JSON */

/** The strings of a JWS; those of base64url are changed inside. */
const ofJson: Record<string, Change> = {
  "two texts change places": (bytes, draw) => {
    const text = bytes.toString();
    const all = [...text.matchAll(/[\w-]{20,}/g)];
    const [a, b] = [oneOf(draw, all), oneOf(draw, all)].sort((x, y) => (x?.index ?? 0) - (y?.index ?? 0));
    if (!a || !b || a === b) return bytes;
    const swapped = spliced(text, [b.index, b.index + b[0].length], a[0]);
    return Buffer.from(spliced(swapped, [a.index, a.index + a[0].length], b[0]));
  },
  "a text says something else": (bytes, draw) => {
    const text = bytes.toString();
    const one = oneOf(draw, [...text.matchAll(/[\w-]{20,}/g)]);
    if (!one) return bytes;
    const put = oneOf(draw, Object.values(ofBytes))?.(Buffer.from(one[0], "base64url"), draw).toString(
      "base64url",
    );
    return Buffer.from(spliced(text, [one.index, one.index + one[0].length], put ?? ""));
  },
};

const ofKinds: Record<ChangedKind, Record<string, Change>> = {
  cms: ofAsn1,
  xml: ofXml,
  archive: ofArchives,
  json: ofJson,
  bytes: ofBytes,
};

/** One change in three is of any bytes, and the others know the kind of the file. */
export function drawnChange(kind: ChangedKind, bytes: Buffer, draw: Draw): { made: string; bytes: Buffer } {
  const changes = draw() < 1 / 3 ? ofBytes : ofKinds[kind];
  const [made, change] = oneOf(draw, Object.entries(changes)) ?? ["nothing", (same: Buffer) => same];
  return { made, bytes: change(bytes, draw) };
}
