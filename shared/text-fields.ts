import * as z from "zod";
import { says } from "./http/validation.ts";
import { kernel } from "./refusals.ts";
import { visibleText } from "./visible-text.ts";

/* The texts of records. None may contain control characters: they reach file names, headers, logs and terminals. */
/* oxlint-disable no-control-regex -- they are what is refused, by a pattern that every generator reads */

/** A code: letters, digits, `.`, `_` and `-`, and a letter or digit first, so that none is `.`, `..` or an option. */
export const Code = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/);

const CONTROL = "\\u0000-\\u001f\\u007f-\\u009f";
/** Blanks, direction marks, zero-width characters, fillers. U+2800 is a pattern of no dots. */
const UNSEEN =
  " \\u00a0\\u00ad\\u034f\\u0600-\\u0605\\u061c\\u06dd\\u070f\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f" +
  "\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb";
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** The same for contracts, whose generators do not support character properties, nor characters beyond U+FFFF. */
const seenPattern = `^[${UNSEEN}]*[^${CONTROL}${UNSEEN}][^${CONTROL}]*$`;

/** A text of one line, without unseen marks (`visibleText`). Unless it may be empty, it needs a visible character: otherwise a list would show nothing. */
export const line = (most: number, least = 1) => {
  const text = z
    .string()
    .overwrite(visibleText)
    .trim()
    .min(least)
    .max(most)
    .regex(/^[^\u0000-\u001f\u007f-\u009f]*$/);
  if (least === 0) return text;
  return text
    .refine((value) => value === "" || SEEN.test(value), says(kernel.nimicVizibil))
    .meta({ pattern: seenPattern });
};

/** A text of several lines, which tabs may indent. */
export const paragraphs = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/);
