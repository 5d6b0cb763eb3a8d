import { read, refuseStale, removing } from "../../../shared/data/repository.ts";
import { addingTombstone, readTombstone } from "../../../shared/data/tombstone.ts";
import { retry, transact } from "../../../shared/data/transaction.ts";
import { notFound } from "../../../shared/errors.ts";
import type { Target } from "../../../shared/features/crud-verbs.ts";
import type { Person } from "../access/callers.ts";
import { eventWrites } from "../progress/change-delivery.ts";
import { isSuppressing, type Suppression, Suppressions } from "../records/suppression.ts";

/**
 * Lifts a suppression, with an event of the delivery that caused it. Repeating it within a day succeeds.
 * @throws notFound, stale
 */
export const liftSuppression = ({ caller, id, ifMatch }: Target<Person>): Promise<void> =>
  retry(async () => {
    const before = await read(Suppressions, { id });
    if (!before || !isSuppressing(before, before.adresaHmac)) {
      if (await readTombstone(Suppressions, id)) return;
      throw notFound();
    }
    refuseStale(before, ifMatch);
    await transact([
      ...removing(Suppressions, before),
      addingTombstone(Suppressions, before),
      ...lifted(before, caller.login),
    ]);
  });

const lifted = ({ eventsExpireOn: expiresOn, sistemId, notificareId, livrareId }: Suppression, de: string) =>
  eventWrites(
    { sistemId, notificareId, livrareId, expiresOn },
    { tip: "NOTA", detalii: { fapt: "suprimare-ridicata", de } },
  );
