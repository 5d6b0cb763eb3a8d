import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** A file of a corpus, and the words that reference readers find in it; its README explains the fields. */
const ExpectedFile = z.object({
  file: z.string(),
  kind: z.string(),
  /** Null if no reference reads it: a password, a hostile file, nothing to read. */
  words: z.array(z.string()).nullable(),
  /** Words that are not wrong, and not demanded. */
  also: z.array(z.string()).default([]),
  /** Words that stand in attachments and embedded objects only. */
  embedded: z.array(z.string()).default([]),
  features: z
    .object({ fields: z.array(z.string()).default([]), annotations: z.array(z.string()).default([]) })
    .default({ fields: [], annotations: [] }),
  /** Invented words, by the place where they stand; a list is of alternatives. */
  probes: z.record(z.string(), z.array(z.union([z.string(), z.array(z.string())]))).default({}),
  refusal: z.literal("password").optional(),
  hostile: z.boolean(),
  /** The words stand in a picture. */
  ocr: z.boolean().default(false),
});
export type ExpectedFile = z.output<typeof ExpectedFile>;

/** The files of a corpus that can be read without harm. */
export const filesIn = (folder: string): ExpectedFile[] =>
  z
    .array(ExpectedFile)
    .parse(JSON.parse(readFileSync(join(folder, "expected.json"), "utf8")))
    .filter(({ hostile }) => !hostile);

export const pathOf = (folder: string, { file }: ExpectedFile): string => join(folder, "files", file);
