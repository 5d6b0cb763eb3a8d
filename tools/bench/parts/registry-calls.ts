import { EngineFile } from "../engine-file.ts";
import { addPeople, newPeople } from "../notifications/people.ts";
import { registrySubjects } from "../notifications/registry-subjects.ts";
import { addSystem } from "../notifications/sending.ts";
import { ms, ratio, table, verdict, type Section } from "../report.ts";
import type { Subject } from "../subjects/subject.ts";
import type { Testbed } from "../testbed.ts";
import { type Measured, measure } from "./overhead.ts";

const MOST_OVER_BARE = 1.15;
/** The time among the most people over that among the fewest. */
const MOST_TIMES = 1.2;
/** An act of a hundred calls is repeated less often. */
const MANY_CALLS = 50;

interface Size {
  /** Numbers of people in the registry, ascending. */
  people: readonly number[];
  rounds: number;
}

interface Grown extends Measured {
  people: number;
}

/** The registry beside exactly the same AWS calls made bare, while the people in it become more. */
export async function registryCalls({ directory }: Testbed, size: Size): Promise<Section> {
  const file = new EngineFile(directory);
  const sender = await addSystem();
  const people = newPeople();
  const measured: Grown[] = [];
  let subjects: Subject[] | undefined;
  let stored = 0;
  for (const count of size.people) {
    await addPeople(file, people, { from: stored, to: count });
    stored = count;
    subjects ??= await registrySubjects(sender, people);
    for (const subject of subjects) {
      // From the second one on, its process knows the caller.
      await (
        await subject.ready()
      )();
      measured.push({ people: count, ...(await measure(subject, roundsOf(subject, size))) });
    }
  }
  file.close();
  return section(measured, size);
}

const roundsOf = ({ reads }: Subject, { rounds }: Size): number =>
  reads === "own" ? Math.max(3, Math.ceil(rounds / MANY_CALLS)) : rounds;

function section(measured: Grown[], { rounds }: Size): Section {
  const acts = [...Map.groupBy(measured, ({ name }) => name).values()];
  const isFlat = acts.every((grown) => timesOf(grown) <= MOST_TIMES);
  const areSame = acts.every((grown) => new Set(grown.map(({ calls }) => calls.join())).size === 1);
  const resolved = measured.filter(({ name }) => name.startsWith("resolve"));
  const queries = resolved.every(({ calls }) => calls.includes("dynamodb.Query 1"));
  return {
    title: "18. Registry: people, members and what was sent, beside their calls",
    body: [
      `${rounds} rounds, A B A B, medians; additions are repeated 1/${MANY_CALLS} of it. At most ${MOST_OVER_BARE} of the bare calls: ` +
        `${verdict(measured.every(({ share }) => share <= MOST_OVER_BARE))}. The calls are the same among any number of people: ` +
        `${verdict(areSame)}; the time among the most is at most ${MOST_TIMES} of that among the fewest: ${verdict(isFlat)}. A person is ` +
        `resolved by one Query: ${verdict(queries)}.`,
      table(
        ["act", "people", "ms", "bare ms", "ratio", "calls"],
        measured.map(({ name, people, handler, bare, share, calls }) => [
          name,
          people.toLocaleString("en"),
          ms(handler),
          ms(bare),
          ratio(share),
          calls.join(", "),
        ]),
      ),
    ],
  };
}

function timesOf(measured: Grown[]): number {
  const [first, last] = [measured[0], measured.at(-1)];
  return first && last ? last.handler / first.handler : 1;
}
