import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { adding, changing, readUnique, update } from "../../../shared/data/repository.ts";
import { retry, transact, withNewId } from "../../../shared/data/transaction.ts";
import type { Deviation, Result } from "../evidence/results.ts";
import type { Audit } from "../records/audit.ts";
import { type Issue, issueName, Issues } from "../records/issue.ts";

/** How many transactions run at once. */
const AT_ONCE = 8;

/** Lets the issues of a system follow the result of an audit. Repeated, it changes nothing more. */
export async function followAudit(
  audit: Pick<Audit, "id" | "systemId">,
  { deviations, closes }: Pick<Result, "deviations" | "closes">,
): Promise<void> {
  await sideBySide(deviations, (deviation) => see(audit, deviation));
  await sideBySide(closes, (id) => close(audit, id));
}

async function sideBySide<T>(all: readonly T[], act: (one: T) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < all.length; start += AT_ONCE)
    await Promise.all(all.slice(start, start + AT_ONCE).map(act));
}

type Seen = Pick<Audit, "id" | "systemId">;

/** Opens the issue of a deviation, reopens it, or notes that it was seen again. */
const see = (audit: Seen, deviation: Deviation): Promise<void> =>
  retry(async () => {
    const before = await readUnique(Issues, "name", issueName({ ...deviation, systemId: audit.systemId }));
    if (before?.seenBy === audit.id) return;
    if (before) await transact(changing(Issues, before, seenAgain(before, audit, deviation)));
    else await withNewId((id) => transact(adding(Issues, opened(id, audit, deviation))));
  });

const factsOf = ({ verdict, expected, found, isWaived }: Deviation) => ({
  verdict,
  expected,
  found,
  status: isWaived ? ("ACCEPTATA" as const) : ("DESCHISA" as const),
});

const opened = (id: number, audit: Seen, deviation: Deviation): Issue => ({
  id,
  systemId: audit.systemId,
  rule: deviation.rule,
  operation: deviation.operation,
  ...factsOf(deviation),
  openedAt: clock.iso(),
  openedBy: audit.id,
  seenAt: clock.iso(),
  seenBy: audit.id,
  seen: 1,
});

function seenAgain(before: Stored<Issue>, audit: Seen, deviation: Deviation): Issue {
  const { closedAt, closedBy: _, ...open } = before;
  return {
    ...open,
    ...factsOf(deviation),
    ...(closedAt === undefined ? {} : { reopenedAt: clock.iso() }),
    seenAt: clock.iso(),
    seenBy: audit.id,
    seen: before.seen + 1,
  };
}

/** An issue that the same audit has seen stays open. */
const close = (audit: Seen, id: number): Promise<unknown> =>
  update(Issues, { id }, (before): Issue =>
    before.status === "INCHISA" || before.seenBy === audit.id
      ? before
      : { ...before, status: "INCHISA", closedAt: clock.iso(), closedBy: audit.id },
  );
