import { clamd, missing } from "../checks/requirements.ts";
import { conclude, vitest } from "./suites.ts";

/**
 * `npm run test:scan`: the engine of virus scans on a real clamd, which the tests start with signatures of our own, on a socket and on
 * loopback. Without one, it reports what is missing and fails: a test that did not run has not passed.
 */
const lacking = missing([clamd]);
if (lacking.length > 0) {
  console.error(
    `No clamd: it needs ${lacking.join(" and ")}, for example by \`apt-get install clamav-daemon\`; CLAMD_PROGRAM=<path> names another one.`,
  );
  process.exit(1);
}
const files = ["shared/scan"];
conclude([await vitest("scan", ["--project", "product", ...files], { CLAMD_PROGRAM: clamd.program })]);
