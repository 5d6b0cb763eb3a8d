import { chromiumPath } from "../../tests/browser/chromium.ts";
import { conclude, vitest } from "./suites.ts";

/**
 * `npm run test:browser`: the pages in the Chromium that is installed here. Without one, it reports what is missing and
 * fails: a test that did not run has not passed.
 */
if (chromiumPath() === undefined) {
  console.error(
    "No Chromium: set CHROMIUM to the path of an installed one, for example after `apt-get install chromium`: CHROMIUM=/usr/bin/chromium npm run test:browser",
  );
  process.exit(1);
}
/**
 * `BROWSER_CHECK=short`, as `.ci/run` runs it: the frame of the console, documents, uploads, decisions, the public pages, the API
 * pages and a sample of all screens. All screens take half an hour.
 */
const main = [
  "console",
  "console-document",
  "console-documents",
  "console-uploads",
  "console-decisions",
  "public-pages",
  "reference",
  "every-screen",
];
const chosen =
  process.env.BROWSER_CHECK === "short" ? main.map((name) => `tests/browser/${name}.test.ts`) : [];
conclude([await vitest("browser", ["--config", "vitest.browser.config.ts", ...chosen])]);
