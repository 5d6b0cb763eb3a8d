import { adding, changing, read, removing } from "../../../../shared/data/repository.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import {
  type Declined,
  declinedIdOf,
  decliningSuppression,
  isDeclining,
  Suppressions,
} from "../../records/suppression.ts";

/**
 * Declines a category of a system for the owner of an address that is not in the registry. Repeating it, also at the same time,
 * changes nothing.
 * @returns true if this call declined it
 */
export const declineAt = (declined: Parameters<typeof decliningSuppression>[0]): Promise<boolean> =>
  retry(async () => {
    const before = await read(Suppressions, { id: declinedIdOf(declined) });
    if (isDeclining(before, declined)) return false;
    const after = decliningSuppression(declined);
    const writes = before ? changing(Suppressions, before, after) : adding(Suppressions, after);
    await transact(writes, { repeatable: true });
    return true;
  });

/**
 * Takes the decline of a category back for the owner of an address.
 * @returns true if this call took it back
 */
export const acceptAt = (declined: Declined): Promise<boolean> =>
  retry(async () => {
    const before = await read(Suppressions, { id: declinedIdOf(declined) });
    if (!before || !isDeclining(before, declined)) return false;
    await transact(removing(Suppressions, before), { repeatable: true });
    return true;
  });
