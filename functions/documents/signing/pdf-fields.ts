import { type FoundObject, type PdfView } from "../../../shared/pdf/file.ts";
import { textIn } from "../../../shared/pdf/strings.ts";
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

const MOST_FIELDS = 10_000;

interface Queued {
  item: PdfValue;
  parent?: Field;
}

/** All fields of a PDF's form, including nested ones. */
export function fieldsOf(view: PdfView): Field[] {
  const found: Field[] = [];
  const seen = new Set<number>();
  const top = readable(() =>
    view.array(view.dict(view.catalog?.get("AcroForm") ?? null)?.get("Fields") ?? null),
  );
  const queue: Queued[] = (top ?? []).map((item) => ({ item }));
  for (let i = 0; i < queue.length && found.length < MOST_FIELDS; i += 1) {
    const { item, parent } = queue[i] as Queued;
    const field = readable(() => view.dict(item));
    if (!field || (item instanceof PdfRef && seen.has(item.number))) continue;
    if (item instanceof PdfRef) seen.add(item.number);
    const one = fieldOf(field, item, parent);
    found.push(one);
    for (const kid of readable(() => view.array(field.get("Kids"))) ?? [])
      if (queue.length < 2 * MOST_FIELDS) queue.push({ item: kid, parent: one });
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
