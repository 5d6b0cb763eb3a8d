import { clock } from "../../../../shared/clock.ts";
import { readDue } from "../../../../shared/data/due.ts";
import { ENDED_CONNECTIONS, endedConnectionsOf, EndedConnections } from "../../records/connection.ts";
import { wakeRevoker } from "./wake-revoker.ts";

const MOST = 1000;

/** Wakes a worker for ended connections that are still stored because their message was lost. */
export async function sweepEnded(): Promise<boolean> {
  const due = { partition: ENDED_CONNECTIONS, until: clock.iso(), limit: MOST };
  const { keys } = await readDue(EndedConnections.table, due);
  const creators = new Set(keys.map(({ pk }) => pk.slice(endedConnectionsOf("").length)));
  for (const creator of creators) await wakeRevoker(creator);
  return true;
}
