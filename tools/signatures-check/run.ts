import { parseArgs } from "node:util";
import { checkCorpus } from "./corpus.ts";
import { checkFile } from "./one-file.ts";

/*
 * `npm run signatures:check`: the corpus of attacks, verified here, by pyHanko and by pdfsig; `-- --seed <seed>` repeats
 * the same random changes. `-- <file.pdf> [--trust root.pem]`, or `-- <file.p7s> --content <file>`: the verdict on one
 * file, next to those of pdfsig, openssl and pyHanko, if they are installed.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { trust: { type: "string" }, content: { type: "string" }, seed: { type: "string" } },
});
const [file] = positionals;
try {
  if (file === undefined) process.exitCode = await checkCorpus(values.seed);
  else await checkFile(file, values);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
