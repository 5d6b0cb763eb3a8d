import { PdfSyntaxError } from "../../../shared/pdf/lexer.ts";
import type { PdfView } from "../../../shared/pdf/file.ts";
import { textIn } from "../../../shared/pdf/strings.ts";
import { integerIn, nameIn, type PdfDict } from "../../../shared/pdf/values.ts";

/** What a signature allows to be changed later (ISO 32000-2, 12.8.2). Stores and time stamps are always allowed. */
export interface Locks {
  /** True if a field may be signed, or filled in. */
  allowsField(name: string): boolean;
  /** True if annotations may be added: only a certification of level 3 says so. */
  allowsAnnotations: boolean;
}

interface Rule {
  allowsField: Locks["allowsField"];
  level?: number;
}

const nothing: Rule = { allowsField: () => false, level: 1 };

/** The rules of a signature for later changes: DocMDP with its level, and FieldMDP. */
export function locksOf(signature: PdfDict, view: PdfView): Locks {
  const rules = rulesOf(signature, view);
  const levels = rules.flatMap(({ level }) => level ?? []);
  return {
    allowsField: (name) => rules.every((rule) => rule.allowsField(name)),
    allowsAnnotations: levels.length > 0 && levels.every((level) => level === 3),
  };
}

function rulesOf(signature: PdfDict, view: PdfView): Rule[] {
  try {
    const references = view.array(signature.get("Reference")) ?? [];
    return references.flatMap((item) => ruleOf(view.dict(item), view));
  } catch (error) {
    if (error instanceof PdfSyntaxError) return [nothing];
    throw error;
  }
}

/** The level of DocMDP if the entry is left out. */
const USUAL_LEVEL = 2;

function ruleOf(reference: PdfDict | undefined, view: PdfView): Rule[] {
  const method = nameIn(reference?.get("TransformMethod") ?? null);
  const parameters = view.dict(reference?.get("TransformParams") ?? null);
  if (method === "DocMDP") {
    const stated = view.resolve(parameters?.get("P") ?? null);
    const level = stated === null ? USUAL_LEVEL : integerIn(stated);
    return level === 2 || level === 3 ? [{ allowsField: () => true, level }] : [nothing];
  }
  if (method !== "FieldMDP") return [];
  const named = (view.array(parameters?.get("Fields") ?? null) ?? []).map((item) =>
    textIn(view.resolve(item)),
  );
  const isNamed = (field: string) =>
    named.some((name) => name !== undefined && (field === name || field.startsWith(`${name}.`)));
  const action = nameIn(view.resolve(parameters?.get("Action") ?? null));
  if (action === "Include") return [{ allowsField: (field) => !isNamed(field) }];
  return [{ allowsField: action === "Exclude" ? isNamed : () => false }];
}
