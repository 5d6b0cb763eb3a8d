import { encodingOfCodePage } from "../code-pages.ts";
import { propertiesOf, type FileProperties } from "../file-properties.ts";

/* Property sets of compound files (MS-OLEPS): what a file of before 2007 says about itself. */

/** Numbers of properties (MS-OLEPS, 3.1; MS-OSHARED, 2.3.3.2.1). */
const CODE_PAGE = 1;
const ofSummary = { title: 2, author: 4, date: 12, pages: 14 } as const;
const SLIDES = 7;

/** The names of the streams begin with a control character. */
const [SUMMARY, DOCUMENT_SUMMARY] = ["\u0005SummaryInformation", "\u0005DocumentSummaryInformation"];

export function propertiesOfCompound(container: { find(name: string): Buffer | undefined }): FileProperties {
  const summary = propertySet(container.find(SUMMARY));
  const { title, author, date, pages } = ofSummary;
  return propertiesOf({
    title: summary(title),
    author: summary(author),
    date: summary(date),
    pages: summary(pages) || propertySet(container.find(DOCUMENT_SUMMARY))(SLIDES),
  });
}

type Value = string | number | undefined;

/** Offsets in the header of a set; a set has fewer properties. */
const [SET_OFFSET, FIRST_PROPERTY, MOST_PROPERTIES] = [44, 8, 1_000];

function propertySet(stream: Buffer | undefined): (property: number) => Value {
  try {
    return stream ? readSet(stream.subarray(stream.readUInt32LE(SET_OFFSET))) : () => undefined;
  } catch {
    return () => undefined;
  }
}

function readSet(set: Buffer): (property: number) => Value {
  const offsets = new Map<number, number>();
  const count = Math.min(set.readUInt32LE(4), MOST_PROPERTIES);
  for (let i = 0; i < count; i += 1) {
    const at = FIRST_PROPERTY + i * 8;
    offsets.set(set.readUInt32LE(at), set.readUInt32LE(at + 4));
  }
  const read = (property: number, codePage: number): Value => {
    const at = offsets.get(property);
    try {
      return at === undefined ? undefined : valueAt(set.subarray(at), codePage);
    } catch {
      return undefined;
    }
  };
  const codePage = Number(read(CODE_PAGE, 0) ?? 0);
  return (property) => read(property, codePage);
}

/** Types of values (MS-OLEPS, 2.15). */
const types = { short: 2, long: 3, narrow: 30, wide: 31, time: 64 } as const;
/** FILETIME counts 100 ns from 1601. */
const [TICKS_A_MILLISECOND, FROM_1601_TO_1970] = [10_000n, 11_644_473_600_000n];

function valueAt(bytes: Buffer, codePage: number): Value {
  const type = bytes.readUInt16LE(0);
  if (type === types.short) return bytes.readUInt16LE(4);
  if (type === types.long) return bytes.readInt32LE(4);
  if (type === types.narrow) return narrow(bytes.subarray(8, 8 + bytes.readUInt32LE(4)), codePage);
  if (type === types.wide) return ended(bytes.toString("utf16le", 8, 8 + bytes.readUInt32LE(4) * 2));
  if (type !== types.time) return undefined;
  const milliseconds = bytes.readBigUInt64LE(4) / TICKS_A_MILLISECOND - FROM_1601_TO_1970;
  return new Date(Number(milliseconds)).toISOString();
}

const UTF_16 = 1200;

const narrow = (bytes: Buffer, codePage: number): string =>
  ended(
    codePage === UTF_16
      ? bytes.toString("utf16le")
      : new TextDecoder(encodingOfCodePage(codePage) ?? "windows-1252").decode(bytes),
  );

const ended = (text: string): string => text.replace(/\0.*/s, "");
