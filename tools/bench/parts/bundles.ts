import { MOST_KIB, mostKibOfFunctions } from "../../weights.ts";
import { environmentAt } from "../testbed.ts";
import { importTimes, withBundles } from "../bundles.ts";
import { median } from "../measure.ts";
import { ms, table, verdict, type Section } from "../report.ts";

const NOWHERE = "http://localhost:1";

/** Line 7: the bundle size of each function, and how long a new process needs to import it. */
export async function bundles({ times }: { times: number }): Promise<Section> {
  const most = await mostKibOfFunctions();
  return withBundles(async (all) => {
    const rows = [];
    for (const { name, bytes, heaviest, file } of all) {
      const took = median(await importTimes(file, times, environmentAt(NOWHERE)));
      const heavy = heaviest.map(([owner, weight]) => `${owner} ${kib(weight)}`).join(", ");
      rows.push([name, kib(bytes), most.get(name) ?? 0, ms(took), heavy]);
    }
    const isSmall = all.every(({ name, bytes }) => bytes <= (most.get(name) ?? 0) * 1024);
    return {
      title: "7. Bundle size and import time per function",
      body: [
        `Minified as serverless.yml says; at most ${MOST_KIB} KiB, and what libraries for PDF, DOCX, search and signatures weigh: ${verdict(isSmall)}. Import: the median of ${times} new processes.`,
        table(["function", "KiB", "at most", "import ms", "heaviest parts, KiB"], rows),
      ],
    };
  });
}

const kib = (bytes: number): string => (bytes / 1024).toFixed(0);
