import { removeRecord, type Target } from "../../../../shared/features/crud-verbs.ts";
import type { Person } from "../../access/callers.ts";
import { eventWrites } from "../../state/progress/change-delivery.ts";
import { type Suppression, Suppressions } from "../../records/suppression.ts";

/**
 * Lifts a suppression, with an event of the delivery that caused it. Repeating it within a day succeeds.
 * @throws notFound, stale
 */
export const liftSuppression = (target: Target<Person>): Promise<void> =>
  removeRecord(Suppressions, target, { also: (before) => lifted(before, target.caller.login) });

const lifted = ({ eventsExpireOn: expiresOn, sistemId, notificareId, livrareId }: Suppression, de: string) =>
  eventWrites(
    { sistemId, notificareId, livrareId, expiresOn },
    { tip: "NOTA", detalii: { fapt: "suprimare-ridicata", de } },
  );
