import { adding, changing, read } from "../../../shared/data/repository.ts";
import { retry, transact } from "../../../shared/data/transaction.ts";
import { declinedIdOf, decliningSuppression, isDeclining, Suppressions } from "../records/suppression.ts";

/**
 * Declines a category of a system for the owner of an address that is not in the registry. Repeating it, also at the same time,
 * changes nothing.
 */
export const declineAt = (declined: Parameters<typeof decliningSuppression>[0]): Promise<void> =>
  retry(async () => {
    const before = await read(Suppressions, { id: declinedIdOf(declined) });
    if (isDeclining(before, declined)) return;
    const after = decliningSuppression(declined);
    const writes = before ? changing(Suppressions, before, after) : adding(Suppressions, after);
    await transact(writes, { repeatable: true });
  });
