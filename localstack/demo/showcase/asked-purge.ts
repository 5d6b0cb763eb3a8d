import { everyRow } from "../../../shared/data/lists.ts";
import { read } from "../../../shared/data/repository.ts";
import { APPROVALS, approvalsOf, asNow } from "../../../shared/features/approvals/approval.ts";

/** True if an act waits for a second person or was decided. Nobody can decide after a day: then a start asks again. */
export async function isPurgeAsked(): Promise<boolean> {
  const approvals = approvalsOf("documents");
  for await (const { id } of everyRow(approvals.table, [{ partitions: [APPROVALS], counter: null }])) {
    const approval = await read(approvals, { id });
    if (approval && asNow(approval).status !== "EXPIRATA") return true;
  }
  return false;
}
