import { parseArgs } from "node:util";
import { checkCorpus } from "./corpus.ts";
import { checkFolder } from "./corpus-folder.ts";
import { checkFile } from "./one-file.ts";
import { checkReports } from "./reports.ts";

/*
 * `npm run signatures:check`: the corpus of attacks, verified here, by pyHanko and by pdfsig, and the own corpus, signed by
 * pyHanko, openssl and DSS and compared with the answers of DSS; `-- --seed <seed>` draws the same changes and twins again,
 * `-- --whole` takes every twin. `-- <file.pdf> [--trust root.pem]`, or `-- <file.p7s> --content <file>`: the verdict on one
 * file, next to those of pdfsig, openssl and pyHanko, if they are installed. `-- --corpus <folder> [--at file] [--verbose]`:
 * the files of a folder, compared with the answers that the folder has. `-- --reports <folder>`: the validation reports of its files,
 * validated against the schema of ETSI.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    trust: { type: "string" },
    content: { type: "string" },
    seed: { type: "string" },
    corpus: { type: "string" },
    reports: { type: "string" },
    at: { type: "string" },
    verbose: { type: "boolean" },
    whole: { type: "boolean" },
  },
});
const [file] = positionals;
try {
  const { corpus, at = "now", verbose: isVerbose = false } = values;
  if (values.reports !== undefined) process.exitCode = await checkReports(values.reports);
  else if (corpus !== undefined) process.exitCode = await checkFolder(corpus, { at, isVerbose });
  else if (file === undefined) process.exitCode = await checkCorpus(values.seed, values.whole);
  else await checkFile(file, values);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
