import "../../shared/testing/environment.ts";
import { parseArgs } from "node:util";
import { checkTexts } from "./reading.ts";
import { checkPictures } from "./picture-report.ts";

/*
 * `npm run reading:check -- --corpus <folder>`: reads the files of a folder as uploads are read, and compares the words with
 * those that the folder has from Tika, poppler and MuPDF, then the pictures of its PDFs with those of poppler. `--kind pdf`
 * reads one kind, `--verbose` names each file that is not read well. It ends with an error if a limit is missed.
 */

const { values } = parseArgs({
  options: { corpus: { type: "string" }, kind: { type: "string" }, verbose: { type: "boolean" } },
});
const { corpus, kind, verbose: isVerbose = false } = values;
if (corpus === undefined) {
  console.error(
    "npm run reading:check -- --corpus <folder with files/ and expected.json> [--kind pdf] [--verbose]",
  );
  process.exitCode = 2;
} else {
  const missed = [
    ...(await checkTexts(corpus, { kind, isVerbose })),
    ...(kind === undefined || kind === "pdf" ? await checkPictures(corpus) : []),
  ];
  console.log(missed.length === 0 ? "\nall limits hold" : `\nlimits missed:\n${missed.join("\n")}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}
