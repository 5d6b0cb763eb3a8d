import { clock } from "../../../../../shared/clock.ts";
import type { Priority } from "../../../records/lanes.ts";
import { takeToken } from "../rate.ts";

/** Messages of a batch that ask for tokens of the same second. */
export interface TokenBatch {
  at: string;
  id: number;
  peSecunda: number;
  priorities: Priority[];
}

/** Asks for the tokens of a batch in a process of its own. Started by `functionProcesses`. */
export function handler({ at, id, peSecunda, priorities }: TokenBatch): Promise<boolean[]> {
  clock.freeze(at);
  return Promise.all(priorities.map((priority) => takeToken({ id, peSecunda }, priority)));
}
