import type { Cost } from "../list-cost.ts";
import { type ActingRole, type Campaign, type CampaignSize, runCampaign } from "../notifications/campaign.ts";
import { QUEUE_DEPTHS } from "../notifications/questions.ts";
import { addProvider, addSystem } from "../notifications/sending.ts";
import { startSink } from "../notifications/sink.ts";
import { ms, ratio, table, verdict, type Section } from "../report.ts";

const MOST_MEMORY = 1.1;
const LEAST_OF_FIRST_RATE = 0.9;
/** Times of a question at the end over those at the start; its calls and units may differ by one. */
const MOST_TIMES = 1.2;
const MOST_MORE = 1;
/** So high that the time of the dispatcher limits it, not the provider. */
const PROVIDER_RATE = 100_000;

/** A campaign of many calls: its processes, its rate and what readers pay, at its start and at its end. */
export async function notificationCampaign(size: CampaignSize): Promise<Section> {
  const sink = await startSink();
  try {
    const sender = await addSystem();
    const provider = await addProvider(sink.port, { peSecunda: PROVIDER_RATE });
    const kept = new Set([sender.system.id, provider.id]);
    return section(size, await runCampaign(sender, kept, size));
  } finally {
    await sink.stop();
  }
}

const thousands = (count: number): string => count.toLocaleString("en");

function section(size: CampaignSize, campaign: Campaign): Section {
  const { calls, recipients, sent, dispatchMs, bare } = size;
  const total = thousands(calls * recipients);
  return {
    title: `17. Notifications: a campaign of ${total} addresses in ${thousands(calls)} calls`,
    body: [
      `The expander, the dispatcher (${dispatchMs / 1000} s) and a worker (${sent} deliveries) act on each call of the first and the ` +
        "last tenth, each in a process of its own; `tools/bench/fill.ts` makes the deliveries between " +
        `(${campaign.fillSeconds.toFixed(0)} s). All but those of the worker wait. First: the memory after the first call, the rate of the ` +
        "first tenth; last: at the end, of the last tenth. The calls made bare are those of expansions of " +
        `${bare.recipients} addresses, the median of ${bare.rounds}, after the first tenth and at the end.`,
      table(
        ["measured", "first", "last", "ratio", "must be", ""],
        [
          ...(["expander", "dispatcher", "worker"] as const).map((role) => memoryRow(campaign, role)),
          ...rateRows(campaign),
        ],
      ),
      `Questions about a call of ${thousands(size.asked)} addresses, ${size.rounds} rounds, medians: before the campaign, after its first ` +
        `tenth, at its end. Calls and units at the end may be ${MOST_MORE} more, the time ${MOST_TIMES} times that of the start. Queue ` +
        "depths count up to 10,000 rows of each lane, so theirs are compared with those after the first tenth.",
      table(
        ["question", "calls", "read units", "ms", "ratio", ""],
        questionsOf(campaign).map((costs) => questionRow(costs)),
      ),
    ],
  };
}

type Row = (string | number)[];

function memoryRow({ afterFirstCall, atEnd }: Campaign, role: ActingRole): Row {
  const grown = atEnd[role] / afterFirstCall[role];
  return [
    `memory of the ${role}, MB`,
    afterFirstCall[role].toFixed(0),
    atEnd[role].toFixed(0),
    ratio(grown),
    `≤ ${MOST_MEMORY}`,
    verdict(grown <= MOST_MEMORY),
  ];
}

/**
 * The local engine takes writes more slowly as its file grows, and DynamoDB does not. So the expander's rate is judged beside that of
 * the same calls made bare.
 */
function rateRows({ perSecond, barePerSecond }: Campaign): Row[] {
  const row = (name: string, { first, last }: { first: number; last: number }): Row => [
    name,
    first.toFixed(0),
    last.toFixed(0),
    ratio(last / first),
  ];
  const share = perSecond.last / perSecond.first / (barePerSecond.last / barePerSecond.first);
  return [
    [...row("deliveries made a second, median call of a tenth", perSecond), "", ""],
    [...row("the calls of an expansion made bare, addresses a second", barePerSecond), "", ""],
    [
      "the former beside the latter",
      "",
      "",
      ratio(share),
      `≥ ${LEAST_OF_FIRST_RATE}`,
      verdict(share >= LEAST_OF_FIRST_RATE),
    ],
  ];
}

/** The costs of each question in the order of their times. */
const questionsOf = ({ costs }: Campaign): Cost[][] => [
  ...Map.groupBy(costs.flat(), ({ ask }) => ask).values(),
];

function questionRow(costs: Cost[]): Row {
  const [start, tenth, end] = costs;
  if (!start || !tenth || !end) throw new Error("a question was not asked three times");
  const base = end.ask === QUEUE_DEPTHS ? tenth : start;
  const isCheap =
    end.calls <= base.calls + MOST_MORE &&
    end.units <= base.units + MOST_MORE &&
    end.took <= base.took * MOST_TIMES;
  const each = (of: (cost: Cost) => number | string) => costs.map(of).join(" / ");
  return [
    end.ask,
    each(({ calls }) => calls),
    each(({ units }) => units.toFixed(0)),
    each(({ took }) => ms(took)),
    ratio(end.took / base.took),
    verdict(isCheap),
  ];
}
