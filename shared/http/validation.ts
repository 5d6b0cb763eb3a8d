import type * as z from "zod";
import type { Language } from "../context.ts";
import type { FieldError, Refusal } from "../errors.ts";
import { invalidFields, kernel, wrongField } from "../refusals.ts";
import { forEachLanguage } from "../everywhere/texts.ts";
import { fieldWords } from "./field-words.ts";

const errorMaps = forEachLanguage(
  (language): z.core.$ZodErrorMap =>
    (issue) =>
      fieldWords(issue, language),
);

/**
 * The value as `schema` parses it.
 * @throws badRequest `error.validare` that names each wrong field, in the caller's language
 */
export async function validate<S extends z.ZodType>(
  schema: S,
  value: unknown,
  language: Language,
): Promise<z.output<S>> {
  const result = await schema.safeParseAsync(value, { error: errorMaps[language] });
  if (result.success) return result.data;
  throw invalidFields(result.error.issues.flatMap(fieldErrors));
}

/** Gives a custom rule its refusal: `.refine(fits, says(refusals.fisierGol))`. */
export const says = (refusal: Refusal) => ({ params: { refusal } });

/** The errors of an issue; unknown fields have one each. */
function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code !== "unrecognized_keys") return [fieldError(issue)];
  return issue.keys.map((key) => wrongField(fieldAt([...issue.path, key]), kernel.campNecunoscut));
}

const fieldAt = (path: PropertyKey[]): string => path.map(String).join(".");

function fieldError(issue: z.core.$ZodIssue): FieldError {
  const field = fieldAt(issue.path);
  const refusal = issue.code === "custom" ? (issue.params?.refusal as Refusal | undefined) : undefined;
  if (refusal) return wrongField(field, refusal);
  return { field, code: issue.code, message: issue.message };
}
