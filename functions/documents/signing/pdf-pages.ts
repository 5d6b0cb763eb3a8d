import type { PdfView } from "../../../shared/pdf/file.ts";
import { isName, type PdfDict, PdfRef, type PdfValue } from "../../../shared/pdf/values.ts";

export interface Page {
  ref: PdfRef;
  page: PdfDict;
}

/** The pages of a PDF in order, except those that are not indirect objects. @throws PdfSyntaxError */
export function pagesOf(view: PdfView): Page[] {
  const found: Page[] = [];
  const seen = new Set<number>();
  const stack: PdfValue[] = [view.catalog?.get("Pages") ?? null];
  for (let item = stack.pop(); item !== undefined; item = stack.pop()) {
    const node = view.dict(item);
    if (!(item instanceof PdfRef) || !node || seen.has(item.number)) continue;
    seen.add(item.number);
    const kids = view.array(node.get("Kids"));
    if (!kids || isName(node.get("Type"), "Page")) found.push({ ref: item, page: node });
    else for (const kid of kids.toReversed()) stack.push(kid);
  }
  return found;
}
