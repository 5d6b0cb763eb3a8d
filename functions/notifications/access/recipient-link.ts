import { clock } from "../../../shared/clock.ts";
import { changing, read } from "../../../shared/data/repository.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import type { AccountChange } from "../../../shared/features/accounts/accounts.ts";
import { unknownReference } from "../../../shared/refusals.ts";
import { type Recipient, Recipients } from "../records/recipient.ts";
import type { Account } from "./account.ts";
import { refusals } from "./texts.ts";

/**
 * The recipient's half of the link with an account. It changes in the transaction of the account, so that both are
 * linked or neither.
 * @throws badRequest for an unknown recipient; conflict for an inactive one and for one that is linked
 */
export async function followingLink({ before, after }: AccountChange<Account>): Promise<Write[]> {
  const [former, now] = [before?.destinatarId, after?.destinatarId];
  if (former === now) return [];
  return [
    ...(before && former !== undefined ? await unlinking(former, before) : []),
    ...(after && now !== undefined ? await linking(now, after) : []),
  ];
}

async function linking(id: number, { id: utilizatorId, login }: Account): Promise<Write[]> {
  const before = await read(Recipients, { id });
  if (!before) throw unknownReference("destinatarId");
  if (!before.activ) throw refusals.destinatarInactiv();
  if (before.utilizatorId !== undefined) throw refusals.destinatarLegat();
  const after = { ...before, utilizatorLogin: login, utilizatorId, legatLa: clock.iso() };
  return changing(Recipients, before, after);
}

async function unlinking(id: number, account: Account): Promise<Write[]> {
  const before = await read(Recipients, { id });
  return before?.utilizatorId === account.id ? changing(Recipients, before, unlinked(before)) : [];
}

function unlinked({
  utilizatorLogin: _,
  utilizatorId: __,
  legatLa: ___,
  ...recipient
}: Recipient): Recipient {
  return recipient;
}
