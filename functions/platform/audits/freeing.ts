import { changing, read } from "../../../shared/data/repository.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import type { Audit } from "../records/audit.ts";
import { type System, Systems } from "../records/system.ts";

/**
 * The writes that let a system be audited again, because one of its audits is over.
 * @param changed more fields of the system that change with that
 */
export async function freeing(
  { id, systemId }: Pick<Audit, "id" | "systemId">,
  changed: (system: System) => Partial<System> = () => ({}),
): Promise<Write[]> {
  const before = await read(Systems, { id: systemId });
  if (!before) return [];
  const after: System = { ...before, ...changed(before) };
  if (after.runningAuditId === id) delete after.runningAuditId;
  return changing(Systems, before, after);
}
