import { parseArgs } from "node:util";
import { checkCorpus } from "./corpus.ts";
import { checkFile } from "./one-file.ts";

/*
 * `npm run signatures:check`: the corpus of attacks, judged here, by pyHanko and by pdfsig; `-- --seed <seed>` draws the
 * same changes again. `-- <file.pdf> [--trust root.pem]`, or `-- <file.p7s> --content <file>`: the verdict on one file
 * beside those of pdfsig, openssl and pyHanko, where they are installed.
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
