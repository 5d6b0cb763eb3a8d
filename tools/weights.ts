import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { modulesOfFunctions } from "./modules-of-functions.ts";

/** The size limit of a minified function, in KiB, without one of the libraries below. */
export const MOST_KIB = 1075;

/** The most that the start of a function may read, in KiB. */
export const MOST_KIB_AT_START = 740;

/**
 * Libraries for PDF, office files, mails, pictures, languages, passkeys, names of browsers, search, signatures, mail, push messages, tables and contracts of strangers: a function that uses one of
 * them may have this many KiB more, which is the size of the library and its dependencies.
 */
const heavy: Readonly<Record<string, number>> = {
  "@cantoo/pdf-lib": 600,
  "@cfworker/json-schema": 22,
  "@e965/xlsx": 495,
  "@hyzyla/pdfium": 130,
  "@kenjiuno/msgreader": 540,
  "@opensearch-project/opensearch": 300,
  bowser: 40,
  cfb: 35,
  "csv-parse": 30,
  "@seriousme/openapi-schema-validator": 355,
  "@jsquash/webp": 20,
  "@simplewebauthn/server": 190,
  eld: 1270,
  omggif: 7,
  utif2: 107,
  docx: 290,
  docxtemplater: 200,
  fontkit: 750,
  mammoth: 350,
  nodemailer: 240,
  parse5: 175,
  pdfmake: 1110,
  pkijs: 470,
  "postal-mime": 80,
  re2js: 120,
  saxes: 60,
  "web-push": 260,
  "word-extractor": 75,
  yaml: 120,
};

/** The size limit for the bundle of each function, by name. */
export async function mostKibOfFunctions(): Promise<Map<string, number>> {
  const functions = [...(await modulesOfFunctions())];
  return new Map(
    functions.map(([name, { packages }]) => [
      name,
      [...packages].reduce((sum, library) => sum + (heavy[library] ?? 0), MOST_KIB),
    ]),
  );
}

/** The files of a bundle that are read at the start: the handler's, those that it imports by statements, and so on. */
export function readAtStart(handler: string): string[] {
  const read = new Set([handler]);
  for (const file of read)
    for (const [, next = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import)\s*"(\.\/[^"]+\.mjs)"/g))
      read.add(join(dirname(file), next));
  return [...read];
}
