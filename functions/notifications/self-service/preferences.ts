import type { Stored } from "../../../shared/data/entity.ts";
import { retry } from "../../../shared/data/transaction.ts";
import { recordVerbs, removeRecord, type Target } from "../../../shared/features/crud-verbs.ts";
import type { RecipientCaller } from "../access/load-recipient.ts";
import { type Preference, PreferenceFields, Preferences } from "../records/preference.ts";
import { preferenceRules } from "../recipients/registry/preferences.ts";
import { isOwn } from "./contacts.ts";

/** The fields of a preference that people set themselves. */
export const OwnPreferenceFields = PreferenceFields.omit({ destinatarId: true });

const verbs = recordVerbs<Preference, typeof OwnPreferenceFields, RecipientCaller, RecipientCaller>(
  Preferences,
  {
    ...preferenceRules,
    fields: OwnPreferenceFields,
    visible: isOwn,
    serverFields: (write) => ({
      ...preferenceRules.serverFields(write),
      destinatarId: write.caller.destinatarId,
    }),
  },
);

type Body = Parameters<typeof verbs.create>[0]["body"];

/** Adds a preference of the caller. @throws badRequest, conflict */
export const addPreference = (asked: { caller: RecipientCaller; body: Body }): Promise<Stored<Preference>> =>
  retry(() => verbs.create(asked));

/** A preference of the caller. @throws notFound */
export const readPreference = (target: Target<RecipientCaller>): Promise<Stored<Preference>> =>
  verbs.read(target);

/** Changes a preference of the caller. @throws notFound, stale, badRequest, conflict */
export const changePreference = (
  asked: Target<RecipientCaller> & { body: Body },
): Promise<Stored<Preference>> => verbs.replace(asked);

/** Removes a preference of the caller. @throws notFound, stale */
export const removePreference = (target: Target<RecipientCaller>): Promise<void> =>
  removeRecord(Preferences, target, { visible: isOwn });
