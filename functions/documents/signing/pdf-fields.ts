import { type FoundObject, type PdfView } from "../../../shared/pdf/file.ts";
import { textIn } from "../../../shared/pdf/strings.ts";
import { ArchiveTooLarge } from "../../../shared/text/too-large.ts";
import { isName, PdfDict, PdfRef, type PdfValue } from "../../../shared/pdf/values.ts";
import { readable } from "./pdf-readable.ts";

/** A field of a form. */
export interface Field {
  field: PdfDict;
  ref: PdfRef | undefined;
  /** The full name, with the names of the parent fields. */
  name: string;
  isSignature: boolean;
  /** Its value, or the one of the parent field that it shows. */
  value: PdfValue;
}

/** Ten times as many as the largest forms have. */
const MOST_FIELDS = 100_000;

interface Queued {
  item: PdfValue;
  parent?: Field;
}

/** All fields of a PDF's form, including nested ones. @throws ArchiveTooLarge if nobody could look at all of them */
export function fieldsOf(view: PdfView): Field[] {
  const found: Field[] = [];
  const seen = new Set<number>();
  const queue: Queued[] = [];
  const add = (items: PdfValue[], parent?: Field): void => {
    for (const item of items) {
      if (item instanceof PdfRef && seen.has(item.number)) continue;
      if (item instanceof PdfRef) seen.add(item.number);
      if (queue.push({ item, ...(parent ? { parent } : {}) }) > MOST_FIELDS) throw new ArchiveTooLarge();
    }
  };
  const form = readable(() => view.dict(view.catalog?.get("AcroForm") ?? null));
  add(readable(() => view.array(form?.get("Fields") ?? null)) ?? []);
  for (const { item, parent } of queue) {
    const field = readable(() => view.dict(item));
    if (!field) continue;
    const one = fieldOf(field, item, parent);
    found.push(one);
    add(readable(() => view.array(field.get("Kids"))) ?? [], one);
  }
  return found;
}

function fieldOf(field: PdfDict, item: PdfValue, parent: Field | undefined): Field {
  const own = textIn(field.get("T"));
  const name = [parent?.name, own].filter((part) => part !== undefined && part !== "").join(".");
  const type = field.get("FT");
  return {
    field,
    ref: item instanceof PdfRef ? item : undefined,
    name,
    isSignature: type === null ? (parent?.isSignature ?? false) : isName(type, "Sig"),
    value: field.get("V") ?? parent?.value ?? null,
  };
}

/** The value of a signature field, and the object that holds it; "unreadable" if it breaks the grammar. */
export interface SignatureValue {
  dict: PdfDict;
  /** Absent if it is inside an object stream. */
  span: FoundObject["span"];
  /** The number of its object. */
  number: number | undefined;
}

export function signatureIn(view: PdfView, { field, ref }: Field): SignatureValue | "unreadable" | undefined {
  const value = field.get("V");
  const holder = value instanceof PdfRef ? value : ref;
  const found = readable(() => (holder ? (view.find(holder) ?? null) : null));
  if (found === undefined) return "unreadable";
  const dict = value instanceof PdfRef ? found?.value : value;
  return dict instanceof PdfDict ? { dict, span: found?.span, number: holder?.number } : undefined;
}
