import { Asn1Error, context, SEQUENCE, SET, type Tlv, valuesIn, written } from "../ber.ts";
import { type CmsAttribute, type Shared, type SignerParts, statementIn } from "../cms-parts.ts";
import type { FoundStamp } from "../found-signature.ts";
import { oids } from "../oids.ts";
import { asn1RecordIn } from "./asn1-record.ts";
import { type DataObject, type EvidenceRecord, readRecord, RecordError } from "./record.ts";

/*
 * Evidence records in a CMS file (RFC 4998, annex A; ETSI TS 119 122-3): they are over the file as it was without them, and those that
 * are external over the content beside it as well.
 */

const KINDS: string[] = [oids.internalEvidenceRecord, oids.externalEvidenceRecord];
const isRecord = ({ type }: CmsAttribute): boolean => KINDS.includes(type);

/** More than any file has. */
const MOST_RECORDS = 10;

/** The stamps of the records of a signer that are over all that they should be. */
export function recordStampsIn(parts: SignerParts, shared: Shared): FoundStamp[] {
  const attributes = parts.unsigned.filter(isRecord);
  const values = attributes.flatMap((one) => one.values.map((value) => ({ one, value })));
  if (attributes.length > MOST_RECORDS || values.length > MOST_RECORDS) return [];
  const times = new Map(attributes.map((one) => [one, firstTime(one)]));
  return values
    .flatMap(({ one, value }) => {
      const record = recordIn(value);
      return record ? readRecord(record, dataOf(one, { parts, shared, times }), insideOf(parts, shared)) : [];
    })
    .flatMap(({ stamps, covered, others }) => (covered.length > 0 && others.length === 0 ? stamps : []));
}

interface Place {
  parts: SignerParts;
  shared: Shared;
  /** When the records of each attribute were begun. */
  times: ReadonlyMap<CmsAttribute, number>;
}

function recordIn(value: Tlv): EvidenceRecord | undefined {
  try {
    return asn1RecordIn(value.whole);
  } catch (error) {
    if (error instanceof RecordError || error instanceof Asn1Error) return undefined;
    throw error;
  }
}

function dataOf(record: CmsAttribute, { parts, shared, times }: Place): DataObject[] {
  const isBefore = (one: CmsAttribute) => (times.get(one) ?? 0) < (times.get(record) ?? 0);
  // Records are added one after another: each is over those before it, or over none.
  const before = [
    parts.unsigned.filter((one) => !isRecord(one)),
    parts.unsigned.filter((one) => !isRecord(one) || isBefore(one)),
  ];
  const file = { name: "", forms: before.map((kept) => fileWith(kept, parts, shared)) };
  if (record.type !== oids.externalEvidenceRecord) return [file];
  const content = shared.content?.whole?.();
  return [file, { name: "content", forms: content ? [content] : [] }];
}

/** When the first stamp of the records in an attribute was made. */
function firstTime({ values }: CmsAttribute): number {
  const stamps = values.flatMap((one) => recordIn(one)?.chains[0]?.stamps[0] ?? []);
  return Math.min(...stamps.map(({ info }) => +(info?.at ?? 0)));
}

/** The file with these unsigned attributes of a signer, and nothing else changed. */
function fileWith(kept: CmsAttribute[], { info, fields }: SignerParts, { items }: Shared): Buffer {
  const attributes =
    kept.length > 0 ? written(context(1), Buffer.concat(kept.map(({ whole }) => whole))) : EMPTY;
  const changed = written(SEQUENCE, Buffer.concat([...fields.map(({ whole }) => whole), attributes]));
  const infos = valuesIn(items.at(-1)?.content ?? EMPTY).map(({ whole }) =>
    whole.equals(info.whole) ? changed : whole,
  );
  const data = Buffer.concat([
    ...items.slice(0, -1).map(({ whole }) => whole),
    written(SET, Buffer.concat(infos)),
  ]);
  return written(SEQUENCE, Buffer.concat([SIGNED_DATA, written(context(0), written(SEQUENCE, data))]));
}

const EMPTY = Buffer.alloc(0);
const SIGNED_DATA = Buffer.from("06092a864886f70d010702", "hex");

/** Certificates, revocation data and stamps in the file: they existed when it did. */
function insideOf({ unsigned }: SignerParts, { certificateItems, listItems }: Shared): Buffer[] {
  const values = unsigned.filter((one) => !isRecord(one)).flatMap((one) => one.values);
  return [
    ...certificateItems.map(({ whole }) => whole),
    ...listItems.flatMap(statementIn),
    ...values.map(({ whole }) => whole),
  ];
}
