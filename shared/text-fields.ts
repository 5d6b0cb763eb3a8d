import * as z from "zod";

/* The texts of records. None has control characters: they reach file names, headers, logs and terminals. */
/* eslint-disable no-control-regex -- they are what is refused, by a pattern that every generator reads */

/** A code: letters, digits, `.`, `_` and `-`, and a letter or digit first, so that none is `.`, `..` or an option. */
export const Code = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/);

/** A text of one line. */
export const line = (most: number, least = 1) =>
  z
    .string()
    .trim()
    .min(least)
    .max(most)
    .regex(/^[^\u0000-\u001f\u007f-\u009f]*$/);

/** A text of several lines, which tabs may indent. */
export const paragraphs = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/);
