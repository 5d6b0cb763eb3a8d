import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import {
  certify,
  type Identity,
  revocationList,
  signDigest,
} from "../../../localstack/signing-service/certificates.ts";
import type { Credential } from "../../../functions/documents/signing/signing-port.ts";
import type { Trust } from "../../../functions/documents/signing/outcomes.ts";
import { listAddresses } from "./list-addresses.ts";
import {
  appendRaw,
  newRaw,
  objectText,
  type RawObject,
  type RawSignature,
  sectionOf,
  signRaw,
  stream,
} from "./raw-pdf.ts";

/*
 * The sample that the attacks begin with: one page that says a sum, and its keys. The keys are committed, RSA signs the
 * same bytes the same way, and the date is fixed: the files can be made again, byte for byte.
 */

interface KeptIdentity {
  key: string;
  certificate: string;
}

type Names = "root" | "ana" | "ion" | "stamping" | "stranger";
const kept = JSON.parse(readFileSync(join(import.meta.dirname, "keys.json"), "utf8")) as Record<
  Names,
  KeptIdentity
>;

export const certificateOf = (name: Names): X509Certificate => new X509Certificate(kept[name].certificate);
export const keyOf = (name: Names) => createPrivateKey(kept[name].key);

export const credential = (name: Names): Credential => ({
  chain: [certificateOf(name)],
  sign: async (digest) => signDigest(keyOf(name), digest),
});

export const identity = (name: Names): Identity => ({ key: keyOf(name), certificate: certificateOf(name) });

export const dates = { from: new Date("2026-01-01T00:00:00Z"), until: new Date("2049-12-31T00:00:00Z") };

/** An issuer with an RSA key, below the trusted root. */
export const issuerOf = (keys: { publicKey: KeyObject; privateKey: KeyObject }): Identity => ({
  key: keys.privateKey,
  certificate: certify(
    keys.publicKey,
    { name: "Emitent", use: "authority", listAddress: listAddresses.root, ...dates },
    identity("root"),
  ),
});

/** The issuer with Ion's key. */
export const issuer = (): Identity =>
  issuerOf({ publicKey: certificateOf("ion").publicKey, privateKey: keyOf("ion") });

/** The moment when the files are judged. */
export const NOW = new Date("2027-02-01T00:00:00Z");

/** The files are judged by the root and by empty lists. */
export const trust: Trust = {
  anchors: [certificateOf("root")],
  now: NOW,
  fetchList: async (address) =>
    revocationList(address === listAddresses.issuer ? issuer() : identity("root"), {
      revoked: [],
      from: new Date("2027-01-31T00:00:00Z"),
      until: new Date("2027-02-28T00:00:00Z"),
    }),
};

const ID = "/ID[<00112233445566778899aabbccddeeff><00112233445566778899aabbccddeeff>]";

export const text = (words: string): Buffer => stream(`BT /F1 24 Tf 40 120 Td (${words}) Tj ET`);

/** The objects of the sample. */
export const sample = {
  catalog: (more = "") => ({ number: 1, body: `<</Type/Catalog/Pages 2 0 R${more}>>` }),
  pages: { number: 2, body: "<</Type/Pages/Kids[3 0 R]/Count 1>>" },
  page: (more = "", contents = "4 0 R") => ({
    number: 3,
    body: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Resources<</Font<</F1 5 0 R>>>>/Contents ${contents}${more}>>`,
  }),
  content: { number: 4, body: text("Suma: 100 lei") },
  font: { number: 5, body: "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>" },
  info: { number: 6, body: "<</Title(Contract)/Producer(proba)>>" },
};

export const trailerOf =
  (size: number, more = "") =>
  (previous?: number): string =>
    `<</Size ${size}/Root 1 0 R/Info 6 0 R${ID}${previous === undefined ? "" : `/Prev ${previous}`}${more}>>`;

/** The sample with other objects in the place of some, or besides. */
export function sampleWith(changed: RawObject[] = [], trailer = trailerOf(20)()): Buffer {
  const { catalog, pages, page, content, font, info } = sample;
  const numbers = new Set(changed.map(({ number }) => number));
  const rest = [catalog(), pages, page(), content, font, info].filter(({ number }) => !numbers.has(number));
  const all = [...rest, ...changed].sort((a, b) => a.number - b.number);
  return newRaw(all, trailer);
}

interface FieldWish {
  /** The number of the field; its signature has the next one. */
  number?: number;
  /** Other fields that the form has. */
  others?: string;
  /** The annotations of the page that are there. */
  annotations?: string;
  rect?: string;
  fieldEntries?: string;
  catalogEntries?: string;
  contents?: string;
  /** Further objects. */
  objects?: RawObject[];
  title?: string;
}

/** The objects of a revision that adds a signature field, given its signature. */
export const fieldObjects =
  (wish: FieldWish = {}) =>
  (dictionary: string): RawObject[] => {
    const { number = 30, others = "", annotations = "", rect = "[0 0 0 0]", fieldEntries = "" } = wish;
    const { title = `Semnatura${number}`, catalogEntries = "", contents, objects = [] } = wish;
    const form = `/AcroForm<</Fields[${others}${number} 0 R]/SigFlags 3>>${catalogEntries}`;
    const value = dictionary ? `/V ${number + 1} 0 R` : "";
    return [
      sample.catalog(form),
      sample.page(`/Annots[${annotations}${number} 0 R]`, contents),
      {
        number,
        body: `<</Type/Annot/Subtype/Widget/FT/Sig/T(${title})${value}/Rect${rect}/F 132/P 3 0 R${fieldEntries}>>`,
      },
      ...(dictionary ? [{ number: number + 1, body: dictionary }] : []),
      ...objects,
    ];
  };

export type SignWish = FieldWish & Partial<Omit<RawSignature, "objects">>;

/** Signs the sample, or a file made from it. */
export const sign = (bytes: Buffer, wish: SignWish = {}): Promise<Buffer> =>
  signRaw(bytes, {
    credential: credential("ana"),
    trailer: trailerOf(sizeOf(wish)),
    ...wish,
    objects: fieldObjects(wish),
  });

/** One more than the largest number of a signed revision: objects appended later have larger numbers. */
const sizeOf = (wish: FieldWish): number =>
  1 + Math.max(...fieldObjects(wish)("signature").map(({ number }) => number));

/** A second signature, of a field of its own, over a first one in field 30. */
export const signAgain = (bytes: Buffer, wish: SignWish = {}): Promise<Buffer> =>
  sign(bytes, {
    number: 40,
    others: "30 0 R ",
    annotations: "30 0 R ",
    credential: credential("ion"),
    name: "Ion Ceban",
    ...wish,
  });

/** A field without a signature of its own making, over the first one. */
export const addField = (bytes: Buffer, wish: FieldWish & { value?: RawObject } = {}): Buffer => {
  const { value, fieldEntries = "", objects = [], ...rest } = wish;
  const make = fieldObjects({
    number: 40,
    others: "30 0 R ",
    annotations: "30 0 R ",
    ...rest,
    fieldEntries: fieldEntries + (value ? `/V ${value.number} 0 R` : ""),
    objects: [...objects, ...(value ? [value] : [])],
  });
  return appendRaw(bytes, { objects: make(""), trailer: trailerOf(60) });
};

/** The body of an object of the file in its last definition. */
export function bodyIn(bytes: Buffer, number: number): string {
  const all = bytes.toString("latin1");
  const start = all.lastIndexOf(`\n${number} 0 obj\n`);
  if (start < 0) throw new Error(`object ${number} is missing`);
  return all.slice(start + `\n${number} 0 obj\n`.length, all.indexOf("\nendobj", start));
}

interface PackWish {
  /** The numbers that the section names. */
  listed?: number[];
  /** The numbers that the section calls free. */
  freed?: number[];
  /** Encrypts the stream of the objects. */
  seal?: (object: RawObject) => RawObject;
  trailer?: (previous: number) => string;
}

/** A revision whose objects are in a stream, with a stream of cross-references. */
export function packed(
  bytes: Buffer,
  objects: RawObject[],
  {
    listed = objects.map(({ number }) => number),
    freed = [],
    seal = (one) => one,
    trailer = trailerOf(60),
  }: PackWish = {},
): Buffer {
  const bodies = objects.map(({ body }) => String(body));
  const heads = objects.map(
    ({ number }, i) => `${number} ${bodies.slice(0, i).join(" ").length + (i > 0 ? 1 : 0)}`,
  );
  const head = `${heads.join(" ")} `;
  const data = deflateSync(Buffer.from(head + bodies.join(" "), "latin1"));
  const container = stream(data, `/Type/ObjStm/N ${objects.length}/First ${head.length}/Filter/FlateDecode`);
  const start = bytes.length;
  const first = objectText(seal({ number: 58, body: container }));
  const section = start + first.length;
  const entry = (kind: number, place: number, last: number): Buffer => {
    const found = Buffer.alloc(6);
    found.writeUInt8(kind, 0);
    found.writeUIntBE(place, 1, 4);
    found.writeUInt8(last, 5);
    return found;
  };
  const entries = [
    ...listed.map((number) => ({
      number,
      bytes: entry(
        2,
        58,
        objects.findIndex((one) => one.number === number),
      ),
    })),
    { number: 58, bytes: entry(1, start, 0) },
    ...(freed.includes(59) ? [] : [{ number: 59, bytes: entry(1, section, 0) }]),
    ...freed.map((number) => ({ number, bytes: entry(0, 0, 255) })),
  ];
  const index = entries.map(({ number }) => `${number} 1`).join(" ");
  const entriesOfTrailer = trailer(sectionOf(bytes)).slice(2, -2);
  const body = stream(
    Buffer.concat(entries.map((one) => one.bytes)),
    `/Type/XRef/W[1 4 1]/Index[${index}]${entriesOfTrailer}`,
  );
  return Buffer.concat([
    bytes,
    first,
    Buffer.from("59 0 obj\n"),
    body,
    Buffer.from(`\nendobj\nstartxref\n${section}\n%%EOF\n`),
  ]);
}
