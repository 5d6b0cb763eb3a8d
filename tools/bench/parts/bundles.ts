import { MOST_KIB, mostKibOfFunctions } from "../../weights.ts";
import { environmentAt } from "../testbed.ts";
import { importTimes, withBundles } from "../bundles.ts";
import { ms, table, verdict, type Section } from "../report.ts";

/** Limit for an import, in milliseconds of processor time. */
const MOST_MS = 100;
const NOWHERE = "http://localhost:1";

/** Line 7: the bundle size of each function, and how long a new process needs to import it. */
export async function bundles({ times }: { times: number }): Promise<Section> {
  const most = await mostKibOfFunctions();
  return withBundles(async (all) => {
    const rows = [];
    let slowest = 0;
    for (const { name, bytes, bytesAtStart, heaviest, file } of all) {
      // Other work on the machine only adds to it.
      const took = Math.min(...(await importTimes(file, times, environmentAt(NOWHERE))));
      const heavy = heaviest.map(([owner, weight]) => `${owner} ${kib(weight)}`).join(", ");
      slowest = Math.max(slowest, took);
      rows.push([name, kib(bytes), most.get(name) ?? 0, kib(bytesAtStart), ms(took), heavy]);
    }
    const isSmall = all.every(({ name, bytes }) => bytes <= (most.get(name) ?? 0) * 1024);
    return {
      title: "7. Bundle size and import time per function",
      body: [
        `Minified as serverless.yml says; at most ${MOST_KIB} KiB, and what libraries for PDF, DOCX, search, signatures and mail weigh: ${verdict(isSmall)}. ` +
          "What is imported at its first use is a file of its own, which the start does not read. " +
          `Import: processor time, the least of ${times} new processes, at most ${MOST_MS} ms: ${verdict(slowest <= MOST_MS)}.`,
        table(["function", "KiB", "at most", "of it at the start", "import ms", "heaviest parts, KiB"], rows),
      ],
    };
  });
}

const kib = (bytes: number): string => (bytes / 1024).toFixed(0);
