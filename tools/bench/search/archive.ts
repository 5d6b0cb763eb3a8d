import { type Document, type Format, formats } from "../../../functions/documents/records/document.ts";
import { newGrant, type Grant } from "../../../functions/documents/records/grant.ts";
import { clock } from "../../../shared/clock.ts";
import { sha256 } from "../../../shared/content/hash.ts";
import { firstIdAt } from "../../../shared/ids.ts";
import { seededRandom } from "../../../shared/testing/random.ts";
import { document } from "../fill.ts";
import type { House } from "./house.ts";
import { Lexicon, romanian, russian } from "./words.ts";

/* The documents in the index. Each is drawn only from its number, so that none has to be kept. */

const VOCABULARY = 40_000;
export const languages = { ro: new Lexicon(romanian, VOCABULARY), ru: new Lexicon(russian, VOCABULARY) };

/** Shares of documents with each property. For grants: the share that ends, and the share given to each of the two readers. */
const SHARE = {
  russian: 0.12,
  secret: 0.03,
  public: 0.1,
  archived: 0.15,
  issued: 0.6,
  described: 0.7,
  withText: 0.65,
  granted: 0.06,
  ending: 0.35,
  toReader: 0.05,
};
/** Words of a text: half of them have fewer than 270. */
const TEXT = { least: 60, most: 1200 };
const ISSUERS = 20;
const LABELS = 80;
/** The largest bucket has one fourteenth of all documents, the two-hundredth bucket one six-hundredth. */
const SKEW = 0.7;
const YEAR_MS = 365 * 24 * 3_600_000;
const SPAN_MS = 2 * YEAR_MS;

/** A document as it is stored, and the other data that the index gets about it. */
export interface Filed {
  document: Document;
  grants: Grant[];
  text?: string | undefined;
}

type Random = () => number;

export class Archive {
  readonly size: number;
  readonly #house: House;
  readonly #sums: number[];
  readonly #began = clock.now().getTime() - SPAN_MS;

  constructor(size: number, house: House) {
    this.size = size;
    this.#house = house;
    let sum = 0;
    this.#sums = house.buckets.map((_, rank) => (sum += (rank + 1) ** -SKEW));
  }

  /** The document of this number; higher ones are newer. */
  filed(number: number): Filed {
    const random = seededRandom(`document-${number}`);
    const words = random() < SHARE.russian ? languages.ru : languages.ro;
    const isSecret = random() < SHARE.secret;
    const text = !isSecret && random() < SHARE.withText ? words.text(random, lengthOf(random())) : undefined;
    const bucket = this.#bucket(random);
    const made = document(one(bucket.clerks, random), bucket.id, {
      id: this.#id(number),
      cod: `DOC-2026-${String(number).padStart(10, "0")}`,
      ...wordsOf(words, random),
      ...accessOf(isSecret, random),
      ...contentOf(text, random),
    });
    return { document: made, text, grants: random() < SHARE.granted ? this.#grantsOf(made, random) : [] };
  }

  /** The number of the document with this id. */
  numberOf = (id: number): number => Math.round((id - firstIdAt(new Date(this.#began))) / this.#distance());

  /** Spread over two years, like ids of two years. */
  #id = (number: number): number => firstIdAt(new Date(this.#began)) + number * this.#distance();

  #distance = (): number =>
    Math.floor(SPAN_MS / this.size) * (firstIdAt(new Date(1)) - firstIdAt(new Date(0)));

  #bucket(random: Random): House["buckets"][number] {
    const place = random() * (this.#sums.at(-1) ?? 0);
    return this.#house.buckets[this.#sums.findIndex((sum) => sum >= place)] as House["buckets"][number];
  }

  #grantsOf(made: Document, random: Random): Grant[] {
    const count = 1 + Math.floor(random() * 3);
    const grantees = new Set(Array.from({ length: count }, () => this.#grantee(random)));
    return [...grantees].map((beneficiarOperatorId) =>
      newGrant(made, {
        beneficiary: { beneficiarOperatorId },
        terms: { drept: "CITIRE", ...(random() < SHARE.ending ? { dataExpirare: this.#endOf(random) } : {}) },
        actor: "bench",
      }),
    );
  }

  /** Some grants have ended, the others end within a year. */
  #endOf = (random: Random): string =>
    new Date(this.#began + SPAN_MS + (random() - 0.3) * YEAR_MS).toISOString();

  #grantee(random: Random): number {
    const reader = this.#house.readers[Math.floor(random() / SHARE.toReader)];
    return reader?.person.id ?? one(this.#house.people, random).id;
  }
}

const one = <T>(of: readonly T[], random: Random): T => of[Math.floor(random() * of.length)] as T;

const lengthOf = (place: number): number => Math.round(TEXT.least * (TEXT.most / TEXT.least) ** place);

function wordsOf(words: Lexicon, random: Random): Partial<Document> {
  const label = () => `${languages.ro.list[60 + Math.floor(random() ** 2 * LABELS)]}`;
  return {
    denumire: words.text(random, 4 + Math.floor(random() * 7)),
    etichete: [...new Set(Array.from({ length: Math.floor(random() * 4) }, label))],
    ...(random() < SHARE.described ? { descriere: words.text(random, 8 + Math.floor(random() * 32)) } : {}),
  };
}

const accessOf = (isSecret: boolean, random: Random): Partial<Document> => ({
  status: random() < SHARE.archived ? "ARHIVAT" : "ACTIV",
  visibility: isSecret ? "SECRET" : random() < SHARE.public ? "PUBLIC" : "PERSONAL",
  ...(random() < SHARE.issued ? { emitentId: 1 + Math.floor(random() * ISSUERS) } : {}),
  ...(isSecret ? { tipSecuritate: "CRIPTAT" } : {}),
});

/** Formats of documents with a text: a PDF twice as often as the others. */
const types: [Format, string][] = [
  ["pdf", "application/pdf"],
  ["pdf", "application/pdf"],
  ["office", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["text", "text/plain"],
];

/** Content from which a text was extracted; some of the other documents are pictures, and some have no content. */
function contentOf(text: string | undefined, random: Random): Partial<Document> {
  if (text === undefined) return random() < 0.5 ? { format: one(formats, random) } : {};
  const [kind, contentType] = one(types, random);
  const bytes = Buffer.from(text);
  return { format: kind, contentType, hashSha256: sha256(bytes), dimensiune: bytes.length, numarVersiune: 1 };
}
