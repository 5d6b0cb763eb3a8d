import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { adding, changing, read, revised } from "../../../shared/data/repository.ts";
import { retry, transact } from "../../../shared/data/transaction.ts";
import { kernel } from "../../../shared/refusals.ts";
import { type Audit, Audits, isOver, Stops } from "../records/audit.ts";
import { freeing } from "./freeing.ts";
import { refusals } from "./texts.ts";

/**
 * Stops an audit: one that waits at once, one that runs after its next requests.
 * @throws notFound, and conflict for one that is over
 */
export const stopAudit = (id: number): Promise<Stored<Audit>> =>
  retry(async () => {
    const audit = await read(Audits, { id });
    if (!audit) throw kernel.negasit();
    if (audit.status === "OPRIT") return audit;
    if (isOver(audit)) throw refusals.auditIncheiat();
    if (audit.status === "IN_LUCRU") {
      if (!(await read(Stops, { id }))) await transact(adding(Stops, { id }), { answer: audit });
      return audit;
    }
    const stopped = { ...audit, status: "OPRIT" as const, finishedAt: clock.iso() };
    await transact([...changing(Audits, audit, stopped), ...(await freeing(stopped))], {
      answer: revised(audit, stopped),
    });
    return revised(audit, stopped);
  });
