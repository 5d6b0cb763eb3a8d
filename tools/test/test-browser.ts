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
 * `BROWSER_CHECK=short`, as check:all runs it: of the console its frame, the lists and the page of documents. All its screens take
 * half an hour.
 */
const others = "tests/browser/console-!(documents|document).test.ts";
const left = process.env.BROWSER_CHECK === "short" ? ["--exclude", others] : [];
conclude([await vitest("browser", ["--config", "vitest.browser.config.ts", ...left])]);
