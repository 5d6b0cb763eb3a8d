import { PdfSyntaxError } from "../../../shared/pdf/lexer.ts";
import type { PdfView } from "../../../shared/pdf/file.ts";
import { textIn } from "../../../shared/pdf/strings.ts";
import { integerIn, nameIn, type PdfDict } from "../../../shared/pdf/values.ts";

/** True if an earlier signature allows that the field is signed later. */
export type Allows = (field: string) => boolean;

/** The rules of a signature for later changes: DocMDP with P 1, and FieldMDP (ISO 32000-2, 12.8.2). */
export function locksOf(signature: PdfDict, view: PdfView): Allows {
  try {
    const references = view.array(signature.get("Reference")) ?? [];
    const rules = references.flatMap((item) => ruleOf(view.dict(item), view));
    return (field) => rules.every((allows) => allows(field));
  } catch (error) {
    if (error instanceof PdfSyntaxError) return () => false;
    throw error;
  }
}

function ruleOf(reference: PdfDict | undefined, view: PdfView): Allows[] {
  const method = nameIn(reference?.get("TransformMethod") ?? null);
  const parameters = view.dict(reference?.get("TransformParams") ?? null);
  if (method === "DocMDP")
    return integerIn(view.resolve(parameters?.get("P") ?? null)) === 1 ? [() => false] : [];
  if (method !== "FieldMDP") return [];
  const named = (view.array(parameters?.get("Fields") ?? null) ?? []).map((item) =>
    textIn(view.resolve(item)),
  );
  const isNamed: Allows = (field) =>
    named.some((name) => name !== undefined && (field === name || field.startsWith(`${name}.`)));
  const action = nameIn(view.resolve(parameters?.get("Action") ?? null));
  if (action === "Include") return [(field) => !isNamed(field)];
  return [action === "Exclude" ? isNamed : () => false];
}
