import type * as z from "zod";
import { ro, ru } from "zod/locales";
import type { Language } from "../context.ts";
import { invalidFields, type FieldError } from "../errors.ts";
import { kernelTexts } from "../texts.ts";

const locales: Record<Language, z.core.$ZodErrorMap> = { ro: ro().localeError, ru: ru().localeError };

/** What is not there is said to be required; all else is worded by the library. */
const worded =
  (language: Language): z.core.$ZodErrorMap =>
  (issue) =>
    issue.code === "invalid_type" && issue.input === undefined
      ? kernelTexts.obligatoriu?.[language]
      : locales[language](issue);

const wording: Record<Language, z.core.$ZodErrorMap> = { ro: worded("ro"), ru: worded("ru") };

/**
 * The value as `schema` reads it.
 * @throws badRequest `error.validare` that names each wrong field, in the caller's language
 */
export async function validate<S extends z.ZodType>(
  schema: S,
  value: unknown,
  language: Language,
): Promise<z.output<S>> {
  const result = await schema.safeParseAsync(value, { error: wording[language] });
  if (result.success) return result.data;
  throw invalidFields(result.error.issues.map((issue) => fieldError(issue)));
}

/** A rule of our own is worded by the text of its key. Use: `.refine(fits, breaks("fisierGol"))`. */
export const textKey = (key: string) => ({ params: { key } });

function fieldError(issue: z.core.$ZodIssue): FieldError {
  const field = issue.path.map(String).join(".");
  const key: unknown = issue.code === "custom" ? issue.params?.key : undefined;
  if (typeof key === "string") return { field, code: key };
  return { field, code: issue.code, message: issue.message };
}
