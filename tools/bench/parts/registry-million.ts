import { EngineFile } from "../engine-file.ts";
import { callToGroups, type CallSize, type CallToGroups } from "../notifications/call-to-groups.ts";
import { addSystem } from "../notifications/sending.ts";
import { ratio, table, verdict, type Section } from "../report.ts";
import type { Testbed } from "../testbed.ts";

const MOST_MEMORY = 1.1;
const LEAST_OF_FIRST_RATE = 0.9;

/** One call to many groups: the expander for the members of the first one, and for those of the last one. */
export async function registryMillion({ directory }: Testbed, size: CallSize): Promise<Section> {
  const file = new EngineFile(directory);
  try {
    return section(size, await callToGroups({ sender: await addSystem(), file }, size));
  } finally {
    file.close();
  }
}

const thousands = (count: number): string => count.toLocaleString("en");

function section({ groups, members }: CallSize, { first, last, fillSeconds }: CallToGroups): Section {
  const rate = last.perSecond / first.perSecond;
  const memory = last.megabytes / first.megabytes;
  return {
    title: `20. Registry: one call to ${groups} groups of ${thousands(members)}`,
    body: [
      `All ${thousands(groups * members)} people are in the registry from the beginning (filled in ${fillSeconds.people.toFixed(0)} s). An ` +
        "expander, a process of its own, makes the deliveries of the first group; those of the others but the last are filled " +
        `(${fillSeconds.deliveries.toFixed(0)} s); another expander continues from the bookmark.`,
      table(
        ["measured", "first group", "last group", "ratio", "must be", ""],
        [
          [
            "people expanded a second",
            first.perSecond.toFixed(0),
            last.perSecond.toFixed(0),
            ratio(rate),
            `≥ ${LEAST_OF_FIRST_RATE}`,
            verdict(rate >= LEAST_OF_FIRST_RATE),
          ],
          [
            "memory of the expander, MB",
            first.megabytes.toFixed(0),
            last.megabytes.toFixed(0),
            ratio(memory),
            `≤ ${MOST_MEMORY}`,
            verdict(memory <= MOST_MEMORY),
          ],
        ],
      ),
    ],
  };
}
