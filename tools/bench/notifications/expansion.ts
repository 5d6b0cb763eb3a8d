import { expand } from "../../../functions/notifications/delivering/expansion/expand.ts";
import { type AwsCall, callsOf } from "../../../shared/testing/aws-calls.ts";
import { median, timed } from "../measure.ts";
import { elsewhere, isOfRequest, replay } from "../replay.ts";
import { MOVED } from "../subjects/subject.ts";
import { accepting, notificationOf, type SendingSystem } from "./sending.ts";
import { onBoth } from "./worker.ts";

/** Medians in milliseconds. */
export interface Expansion {
  own: number;
  bare: number;
  /** The part of `own` in which none of its calls is under way. */
  outside: number;
}

interface Compared {
  sender: SendingSystem;
  /** Ids of records that both sides use: the system, and the providers. */
  kept: ReadonlySet<number>;
  /** Addresses of each expansion. */
  recipients: number;
  /** Expansions that are measured, after as many that warm up. */
  rounds: number;
}

/** Expansions of calls, each beside exactly its AWS calls made bare. */
export async function measureExpansion(compared: Compared): Promise<Expansion> {
  const { sender, kept, recipients, rounds } = compared;
  const [own, bare, outside]: [number[], number[], number[]] = [[], [], []];
  for (let round = -rounds; round < rounds; round += 1) {
    const { trackingId, run } = accepting(sender, recipients);
    await onBoth(kept, run);
    const { id } = await notificationOf(sender, trackingId);
    const act = () => timed(() => expand(id, { onMade: () => undefined }));
    const { calls, result } = await callsOf(act);
    const moved = elsewhere(calls.filter(isOfRequest), { distance: MOVED, kept });
    const replayed = await callsOf(() => timed(() => replay(moved)));
    if (round < 0) continue;
    own.push(result.ms);
    bare.push(replayed.result.ms);
    outside.push(result.ms - durationOf(calls));
  }
  return { own: median(own), bare: median(bare), outside: median(outside) };
}

/** The milliseconds of calls that follow one another. */
const durationOf = (calls: AwsCall[]): number =>
  calls.reduce((sum, { beganAt, endedAt }) => sum + endedAt - beganAt, 0);
