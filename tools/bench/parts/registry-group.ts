import { EngineFile } from "../engine-file.ts";
import type { Cost } from "../list-cost.ts";
import { bulkToGroup, type GroupBulk } from "../notifications/bulk-to-group.ts";
import { addGroup, addMembers, addPeople, newPeople } from "../notifications/people.ts";
import { addProvider, addSystem } from "../notifications/sending.ts";
import { startSink } from "../notifications/sink.ts";
import { ms, ratio, table, verdict, type Section } from "../report.ts";
import type { Testbed } from "../testbed.ts";

const LIMITS = {
  accepted: 2,
  first: 10,
  perSecond: 300,
  megabytes: 256,
  answered: 1000,
  times: 1.2,
  more: 1,
};

/** One call to a group: accepted, expanded, first sent, and followed meanwhile. */
export async function registryGroup(
  { directory }: Testbed,
  { members }: { members: number },
): Promise<Section> {
  const sink = await startSink();
  const file = new EngineFile(directory);
  try {
    const sender = await addSystem();
    await addProvider(sink.port);
    const people = newPeople();
    await addPeople(file, people, { from: 0, to: members });
    const { grupId, recipient } = await addGroup(sender);
    await addMembers(file, people, { grupId, from: 0, to: members });
    return section(members, await bulkToGroup({ sender, sink, recipient, members }));
  } finally {
    file.close();
    await sink.stop();
  }
}

type Row = [name: string, must: string, is: string, holds: string];

const atMost = (name: string, most: number, is: number, unit: string): Row => [
  name,
  `≤ ${most}${unit}`,
  `${is.toFixed(unit === " s" ? 2 : 0)}${unit}`,
  verdict(is <= most),
];

function section(members: number, bulk: GroupBulk): Section {
  const perSecond = members / bulk.expandedSeconds;
  const exact = bulk.looks.filter(({ isExact }) => isExact).length;
  const rows: Row[] = [
    atMost("accepted", LIMITS.accepted, bulk.acceptedSeconds, " s"),
    atMost("first mail", LIMITS.first, bulk.firstSeconds, " s"),
    [
      "members expanded a second",
      `≥ ${LIMITS.perSecond}`,
      perSecond.toFixed(0),
      verdict(perSecond >= LIMITS.perSecond),
    ],
    atMost("memory of the expander at most", LIMITS.megabytes, bulk.megabytes, " MB"),
    atMost(
      "longest answer about it meanwhile",
      LIMITS.answered,
      Math.max(...bulk.looks.map((look) => look.ms)),
      " ms",
    ),
    [
      "answers with exact counts and state",
      "all",
      `${exact} of ${bulk.looks.length}`,
      verdict(exact === bulk.looks.length),
    ],
    pageRow(bulk.pages),
  ];
  return {
    title: `19. Registry: a group of ${members.toLocaleString("en")}`,
    body: [
      "One call of a system. The expander, which dispatches as well, and a worker take their messages from the queues, each in a " +
        "process of its own; the system asks for its state every second until all deliveries are made.",
      table(["measured", "must be", "is", ""], rows),
    ],
  };
}

/** The last page of the deliveries beside the first one. */
function pageRow([first, last]: Cost[]): Row {
  if (!first || !last) throw new Error("two pages are compared");
  const isCheap =
    last.calls <= first.calls + LIMITS.more &&
    last.units <= first.units + LIMITS.more &&
    last.took <= first.took * LIMITS.times;
  const described = ({ calls, units, took }: Cost) =>
    `${calls} calls, ${units.toFixed(0)} units, ${ms(took)} ms`;
  return [
    "last page of its deliveries",
    `≤ the first: ${described(first)}`,
    `${described(last)}, ratio ${ratio(last.took / first.took)}`,
    verdict(isCheap),
  ];
}
