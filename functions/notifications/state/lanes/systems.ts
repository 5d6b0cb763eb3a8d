import { idsIn } from "../../../../shared/data/lists.ts";
import { readMany } from "../../../../shared/data/repository.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { type Channel, channels } from "../../records/delivery.ts";
import { givenUpIn, type Priority, priorities, queueOf, waitingIn } from "../../records/lanes.ts";
import { SYSTEMS, type System, Systems } from "../../records/system.ts";

/** Systems are institutions' information systems, so there are hundreds at most. */
const MOST_SYSTEMS = 10_000;

export const readSystems = async (): Promise<Stored<System>[]> =>
  readMany(Systems, await idsIn(Systems.table, [{ partitions: [SYSTEMS] }], MOST_SYSTEMS));

/** The deliveries of a system over a channel that wait in a lane. */
export interface Waiting {
  priority: Priority;
  system: System;
  canal: Channel;
  /** Their partition of the `due` index. */
  partition: string;
}

/** Everything that waits with a priority, a partition for each system and channel. */
export const waitingOf = (systems: readonly System[], priority: Priority): Waiting[] =>
  systems.flatMap((system) =>
    channels.map((canal) => ({ priority, system, canal, partition: waitingIn(priority, system.id, canal) })),
  );

/** The priorities that share the queue of this one. */
export const sharingQueue = (priority: Priority): Priority[] =>
  priorities.filter((other) => queueOf(other) === queueOf(priority));

/** The partitions of the `due` index behind a queue: deliveries that wait, or its dead letters. */
export const partitionsBehind = (systems: readonly System[], priority: Priority, isDead: boolean): string[] =>
  sharingQueue(priority).flatMap((other) =>
    isDead ? [givenUpIn(other)] : waitingOf(systems, other).map(({ partition }) => partition),
  );
