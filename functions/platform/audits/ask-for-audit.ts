import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { adding, changing, unrevised } from "../../../shared/data/repository.ts";
import { retry, transact, withNewId } from "../../../shared/data/transaction.ts";
import { addressOf } from "../../../shared/http/accepted.ts";
import { log } from "../../../shared/log.ts";
import { send } from "../../../shared/messaging/send.ts";
import { limitReached } from "../../../shared/refusals.ts";
import { type Audit, Audits, auditsQueue } from "../records/audit.ts";
import { type System, Systems } from "../records/system.ts";
import { auditAfter } from "../systems/next-audit.ts";
import { readSystem } from "../systems/systems.ts";
import { refusals } from "./texts.ts";

/** How many audits a system may request itself on one day. */
const OWN_AUDITS_A_DAY = 10;
const DAY_MS = 86_400_000;

interface Asked {
  trigger: Audit["trigger"];
  /** The zone whose address the refusal of a second audit names. */
  zone: "admin" | "app";
}

/**
 * Requests an audit of a system. Its row is stored first; the message only wakes a worker, and the schedule sends
 * another one if it was lost.
 * @throws notFound; conflict for an inactive system, and with the address of the audit that runs; tooManyRequests
 */
export async function askForAudit(systemId: number, asked: Asked): Promise<Stored<Audit>> {
  const audit = await retry(() => withNewId((id) => store(id, systemId, asked)));
  await wake(audit.id);
  return audit;
}

async function store(id: number, systemId: number, { trigger, zone }: Asked): Promise<Stored<Audit>> {
  const system = await readSystem(systemId);
  if (!system.activ) throw refusals.sistemInactiv();
  refuseSecond(system, zone);
  const audit = unrevised<Audit>({
    id,
    systemId,
    cod: system.cod,
    status: "IN_ASTEPTARE",
    trigger,
    requestedAt: clock.iso(),
  });
  const after: System = {
    ...system,
    ...(trigger === "schedule" ? { nextAuditAt: auditAfter(system, clock.now()) } : {}),
    ...(trigger === "build" ? { asked: askedAgain(system) } : {}),
    audits: system.audits + 1,
    runningAuditId: id,
  };
  await transact([...adding(Audits, audit), ...changing(Systems, system, after)], { answer: audit });
  return audit;
}

/** @throws conflict with the address of the first audit */
function refuseSecond({ runningAuditId }: System, zone: Asked["zone"]): void {
  if (runningAuditId === undefined) return;
  const location = addressOf(`/platform/api/v1/${zone}/audits/${runningAuditId}`);
  throw refusals.auditInCurs({ id: runningAuditId }, { headers: { location } });
}

/** @throws tooManyRequests after ten audits on a day */
function askedAgain({ asked }: System): NonNullable<System["asked"]> {
  const now = clock.now();
  const day = now.toISOString().slice(0, 10);
  const audits = asked?.day === day ? asked.audits : 0;
  if (audits >= OWN_AUDITS_A_DAY)
    throw limitReached(OWN_AUDITS_A_DAY, Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000));
  return { day, audits: audits + 1 };
}

/** Wakes a worker. A failure is only logged, because the schedule wakes one later. */
export async function wake(auditId: number): Promise<void> {
  try {
    await send(auditsQueue, { auditId });
  } catch (error) {
    log.error("enqueueing an audit failed; the schedule retries", error, { object: auditId });
  }
}
