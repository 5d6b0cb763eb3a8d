import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { modulesOfFunctions } from "./modules-of-functions.ts";

/** What a function may weigh minified, in KiB, without such a library. */
export const MOST_KIB = 920;

/**
 * Libraries for PDF, DOCX, search and signatures: a function that needs one of them may have so many KiB more, which is
 * what it weighs with all that it needs itself.
 */
const heavy: Readonly<Record<string, number>> = {
  "@cantoo/pdf-lib": 600,
  "@hyzyla/pdfium": 130,
  "@opensearch-project/opensearch": 300,
  docx: 290,
  docxtemplater: 200,
  fontkit: 750,
  mammoth: 350,
  pdfmake: 1110,
  pkijs: 470,
};

/** The most that the bundle of each function may weigh, by its name. */
export async function mostKibOfFunctions(): Promise<Map<string, number>> {
  const functions = [...(await modulesOfFunctions())];
  return new Map(
    functions.map(([name, { packages }]) => [
      name,
      [...packages].reduce((sum, library) => sum + (heavy[library] ?? 0), MOST_KIB),
    ]),
  );
}

/** The files of a bundle that a start reads: the handler's, those that it imports by statements, and so on. */
export function readAtStart(handler: string): string[] {
  const read = new Set([handler]);
  for (const file of read)
    for (const [, next = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import)\s*"(\.\/[^"]+\.mjs)"/g))
      read.add(join(dirname(file), next));
  return [...read];
}
