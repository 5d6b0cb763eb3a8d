import { checkTotals, type Counted, type TotalsReport } from "../../data/check-totals.ts";
import { scheduledHandler } from "../../jobs/scheduled.ts";
import { foldTimelines } from "../../metrics/timeline-days.ts";
import type { Accounts } from "../accounts/accounts.ts";
import { removeUnconfirmed, type Removal } from "../accounts/remove-unconfirmed.ts";

/** The scope of a service's nightly upkeep: its registrations, the totals of all its lists, and its timelines. */
interface Upkeep extends Pick<Counted, "rowsOf"> {
  accounts: Accounts;
  /** Users can register themselves. */
  takesRegistrations?: boolean;
  /** The entities of the service whose records are counted, besides its accounts. */
  entities: Counted["entities"];
  /** Removes what the service has left over. It ends once `isTimeLeft` returns false. */
  sweep?(isTimeLeft: () => boolean): Promise<void>;
}

/** Time for `sweep` and for the timelines, besides the totals, in ms. */
const SWEEP_MS = 60_000;

export interface UpkeepReport {
  /** Absent if users cannot register themselves. */
  registrations?: Removal;
  totals: TotalsReport;
}

/** The scheduled function of a service that does its upkeep. */
export const upkeepHandler = ({
  accounts,
  takesRegistrations = false,
  entities,
  sweep = async () => {},
  ...upkeep
}: Upkeep): (() => Promise<UpkeepReport>) =>
  scheduledHandler(accounts.service, "upkeep", async () => {
    const { entity } = accounts;
    const registrations = takesRegistrations ? { registrations: await removeUnconfirmed(accounts) } : {};
    const until = performance.now() + SWEEP_MS;
    const isTimeLeft = () => performance.now() < until;
    await sweep(isTimeLeft);
    await foldTimelines(accounts.service, isTimeLeft);
    const counted = { ...upkeep, table: entity.table, entities: [entity, ...entities] };
    return { ...registrations, totals: await checkTotals(counted) };
  });
