import { clock } from "../../../shared/clock.ts";
import { everyRow } from "../../../shared/data/lists.ts";
import { isRefusal } from "../../../shared/errors.ts";
import { askForAudit } from "../audits/ask-for-audit.ts";
import { SCHEDULED, Systems } from "../records/system.ts";

/** Requests the audits that are due. A system that is being audited waits for the next hour. */
export async function askForDue(): Promise<number> {
  const now = clock.iso();
  let asked = 0;
  for await (const { id, item } of everyRow(Systems.table, [{ partitions: [SCHEDULED], counter: null }])) {
    if (String(item.nextAuditAt) > now) continue;
    try {
      await askForAudit(id, { trigger: "schedule", zone: "admin" });
      asked += 1;
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }
  return asked;
}
