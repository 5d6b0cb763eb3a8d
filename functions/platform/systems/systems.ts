import { hashOfToken, newSecret } from "../../../shared/auth/client-secrets.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { listRecords, wholeList } from "../../../shared/data/list-records.ts";
import type { ListQuery, Page } from "../../../shared/data/page.ts";
import { changing, read } from "../../../shared/data/repository.ts";
import { retry, transact } from "../../../shared/data/transaction.ts";
import { removeRecord, type Target } from "../../../shared/features/crud-verbs.ts";
import { log } from "../../../shared/log.ts";
import { kernel } from "../../../shared/refusals.ts";
import { PUBLISHED, SYSTEMS, type System, Systems } from "../records/system.ts";
import { refusals } from "./texts.ts";
import { viewOf } from "./view.ts";

export const listSystems = (query: ListQuery): Promise<Page<Stored<System>>> =>
  listRecords(Systems, wholeList(SYSTEMS, { as: viewOf }), query);

/** The systems that publish their verdict. */
export const listPublished = (query: ListQuery): Promise<Page<Stored<System>>> =>
  listRecords(Systems, wholeList(PUBLISHED), query);

/** @throws notFound */
export async function readSystem(id: number): Promise<Stored<System>> {
  const system = await read(Systems, { id });
  if (!system) throw kernel.negasit();
  return system;
}

/**
 * Removes a system that was never audited; one that was is retired by `activ: false`, because its evidence and issues refer to
 * it.
 * @throws conflict if it was audited; notFound, stale
 */
export const removeSystem = (target: Target<unknown>): Promise<void> =>
  removeRecord(Systems, target, {
    demand({ audits }) {
      if (audits > 0) throw refusals.sistemAuditat();
    },
  });

/** Issues a new token for a system, which ends the former one. Only the return value contains it. @throws notFound */
export const rotateToken = (id: number): Promise<{ token: string }> =>
  retry(async () => {
    const before = await readSystem(id);
    const issued = { token: newSecret() };
    const after = { ...before, tokenHash: hashOfToken(issued.token) };
    await transact(changing(Systems, before, after), { answer: issued });
    log.info("a secret was rotated", { object: id, record: Systems.name, security: "secret" });
    return issued;
  });
