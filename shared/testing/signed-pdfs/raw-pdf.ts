import { createHash } from "node:crypto";
import { makeSignature } from "../../../functions/documents/signing/make-signature.ts";
import type { Credential } from "../../../functions/documents/signing/signing-port.ts";

/*
 * Writes PDFs by hand, for tests: every byte is chosen here, and nothing is checked, so that a file can be as wrong
 * as an attack needs it.
 */

/** An indirect object: its number, its body, and a generation other than 0. */
export interface RawObject {
  number: number;
  body: string | Buffer;
  generation?: number;
}

/** An entry of a cross-reference section. */
export interface RawEntry {
  number: number;
  at: number;
  generation?: number;
  kind?: "n" | "f";
}

const latin = (text: string): Buffer => Buffer.from(text, "latin1");

const pad = (value: number, width: number): string => String(value).padStart(width, "0");

export const stream = (content: string | Buffer, entries = ""): Buffer => {
  const bytes = typeof content === "string" ? latin(content) : content;
  return Buffer.concat([
    latin(`<<${entries}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    latin("\nendstream"),
  ]);
};

export const objectText = ({ number, body, generation = 0 }: RawObject): Buffer =>
  Buffer.concat([
    latin(`${number} ${generation} obj\n`),
    typeof body === "string" ? latin(body) : body,
    latin("\nendobj\n"),
  ]);

/** A cross-reference table with one subsection for each entry. */
export const tableText = (entries: RawEntry[], trailer: string): string =>
  [
    "xref\n",
    ...entries.map(
      ({ number, at, generation = 0, kind = "n" }) =>
        `${number} 1\n${pad(at, 10)} ${pad(generation, 5)} ${kind} \n`,
    ),
    `trailer\n${trailer}\n`,
  ].join("");

export const endText = (section: number): string => `startxref\n${section}\n%%EOF\n`;

/** The offset of the last cross-reference section. */
export const sectionOf = (bytes: Buffer): number => {
  const text = bytes.toString("latin1");
  return Number(/startxref\s+(\d+)/.exec(text.slice(text.lastIndexOf("startxref")))?.[1]);
};

interface RawRevision {
  objects: RawObject[];
  /** The trailer's text, given the offset of the previous section. */
  trailer: (previous: number) => string;
  /** Entries besides those of the objects. */
  entries?: (places: Map<RawObject, number>) => RawEntry[];
  /** Entries besides, of objects that stand elsewhere. */
  more?: RawEntry[];
  /** Text between the objects and the section. */
  between?: string;
}

/** Appends a revision with a cross-reference table. */
export function appendRaw(
  bytes: Buffer,
  { objects, trailer, entries, more = [], between = "" }: RawRevision,
): Buffer {
  const parts: Buffer[] = [];
  const places = new Map<RawObject, number>();
  let at = bytes.length;
  for (const object of objects) {
    const text = objectText(object);
    places.set(object, at);
    parts.push(text);
    at += text.length;
  }
  at += between.length;
  const own = objects.map((object): RawEntry => {
    const { number, generation = 0 } = object;
    return { number, generation, at: places.get(object) ?? 0 };
  });
  const all = [...(entries ? entries(places) : own), ...more];
  const section = tableText(all, trailer(sectionOf(bytes)));
  return Buffer.concat([bytes, ...parts, latin(between), latin(section), latin(endText(at))]);
}

/** A whole file with one revision. */
export function newRaw(objects: RawObject[], trailer: string, change: Partial<RawRevision> = {}): Buffer {
  const head = latin("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n");
  const free: RawEntry = { number: 0, at: 0, generation: 65535, kind: "f" };
  return appendRaw(head, {
    objects,
    trailer: () => trailer,
    entries: (places) => [
      free,
      ...objects.map((object) => ({
        number: object.number,
        generation: object.generation ?? 0,
        at: places.get(object) ?? 0,
      })),
    ],
    ...change,
  });
}

export interface RawSignature {
  /** The objects of the revision, given the text of the signature's dictionary. */
  objects: (dictionary: string) => RawObject[];
  trailer: (previous: number) => string;
  credential: Credential;
  stamp?: (digest: Buffer) => Promise<Buffer | undefined>;
  /** Further entries of the signature's dictionary. */
  entries?: string;
  name?: string;
  /** The value of /M, in parentheses. */
  date?: string;
  subFilter?: string;
  /** Makes the content from the digest instead of a signature. */
  content?: (digest: Buffer) => Promise<Buffer>;
}

const ROOM = 3072;
const RANGE = `[${"0 ".repeat(4).trim().padEnd(43)}]`;

/** Appends a revision that is signed, without any of the checks of the product. */
export async function signRaw(bytes: Buffer, signature: RawSignature): Promise<Buffer> {
  const {
    objects,
    trailer,
    credential,
    entries = "",
    name = "Ana Rusu",
    date = "(D:20270105120000Z)",
  } = signature;
  const { subFilter = "ETSI.CAdES.detached", stamp = async () => undefined } = signature;
  const dictionary =
    `<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/${subFilter}/Name(${name})/M${date}${entries}` +
    `/ByteRange${RANGE}/Contents<${"0".repeat(2 * ROOM)}>>>`;
  const file = appendRaw(bytes, { objects: objects(dictionary), trailer });
  const start = file.indexOf(`/Contents<${"0".repeat(64)}`, bytes.length) + "/Contents".length;
  const end = start + 2 * ROOM + 2;
  const range = [0, start, end, file.length - end].join(" ").padEnd(43);
  file.write(range, file.indexOf(RANGE, bytes.length) + 1, "latin1");
  const parts = [file.subarray(0, start), file.subarray(end)];
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  const digest = hash.digest();
  const cms = signature.content
    ? await signature.content(digest)
    : await makeSignature({ digest, credential, service: { stamp } });
  file.write(cms.toString("hex"), start + 1, "latin1");
  return file;
}
