import { clock } from "../../../../shared/clock.ts";
import type { Write } from "../../../../shared/data/transaction.ts";
import { retry } from "../../../../shared/data/transaction.ts";
import { recordVerbs, type RecordWrite, type Rules } from "../../../../shared/features/crud-verbs.ts";
import type { Person as Caller } from "../../access/callers.ts";
import { type Preference, PreferenceFields, Preferences } from "../../records/preference.ts";
import { requiringSystem } from "../../records/system.ts";
import { activePerson, refuseMove, requiringActive } from "./active-person.ts";
import { refuseBeyondBound } from "./bounds.ts";

/** A write of an administrator or of the recipient. */
type PreferenceWrite = Omit<RecordWrite<Preference, typeof PreferenceFields, Caller>, "caller">;

/**
 * The writes besides a new or changed preference of an active recipient.
 * @throws badRequest, conflict for an inactive recipient, or for more preferences than the bound
 */
export async function besidePreference(after: Preference, before: Preference | undefined): Promise<Write[]> {
  const { preferences } = await activePerson(after.destinatarId);
  refuseBeyondBound(Preferences, preferences.length + (before ? 0 : 1));
  return [requiringActive(after.destinatarId), ...requiringSystem(after, before)];
}

function serverFields({ before, fields }: PreferenceWrite): Partial<Preference> {
  refuseMove(before, fields);
  return { creatLa: before?.creatLa ?? clock.iso() };
}

const keeps: (keyof Preference)[] = ["activ"];

export const preferenceRules = {
  fields: PreferenceFields,
  keeps,
  defaults: { canale: [], activ: true },
  serverFields,
  references: besidePreference,
} satisfies Rules<Preference, typeof PreferenceFields, Caller, Caller>;

const verbs = recordVerbs<Preference, typeof PreferenceFields, Caller, Caller>(Preferences, preferenceRules);

/** Adds a preference. @throws badRequest, conflict */
export const addPreference: typeof verbs.create = (asked) => retry(() => verbs.create(asked));
