import * as z from "zod";
import { adding, changing, read, unrevised } from "../../../../shared/data/repository.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import { getsMail } from "../../../../shared/features/accounts/account.ts";
import { nullable } from "../../../../shared/http/body.ts";
import type { Person } from "../../access/principal.ts";
import {
  InboxChoice,
  type MessageGroup,
  messageGroups,
  InboxChoices,
  type Way,
  wayFor,
  ways,
} from "../../records/inbox.ts";
import { isMailDeployed } from "./config.ts";

/** What people choose. What is absent is as usual. */
export const PreferenceFields = nullable(InboxChoice.omit({ id: true }).partial({ moduri: true })).meta({
  id: "PreferinteDeAnuntareNoi",
});
type PreferenceFields = z.output<typeof PreferenceFields>;

const used = Object.fromEntries(messageGroups.map((group) => [group, z.enum(ways)])) as Record<
  MessageGroup,
  z.ZodEnum<{ [W in Way]: W }>
>;

/** What a person has chosen, and how they are told with it. */
export const PreferencesView = InboxChoice.omit({ id: true })
  .required({ limba: true })
  .extend({
    folosite: z.object(used).meta({ id: "ModuriDeAnuntareFolosite" }),
    /** Mails can be sent to the person: without a notification service or an address of theirs there is only the bell. */
    cuMail: z.boolean(),
  })
  .meta({ id: "PreferinteDeAnuntare" });
type PreferencesView = z.output<typeof PreferencesView>;

export const readPreferences = async (caller: Person): Promise<PreferencesView> =>
  viewOf(caller, await read(InboxChoices, { id: caller.id }));

/** Replaces what the caller has chosen. */
export const replacePreferences = (
  caller: Person,
  { limba, implicit, moduri }: PreferenceFields,
): Promise<PreferencesView> =>
  retry(async () => {
    const { id } = caller;
    const before = await read(InboxChoices, { id });
    const after: InboxChoice = {
      id,
      ...(limba ? { limba } : {}),
      ...(implicit ? { implicit } : {}),
      moduri: moduri ?? {},
    };
    const answer = viewOf(caller, after);
    const writes = before ? changing(InboxChoices, before, after) : adding(InboxChoices, unrevised(after));
    await transact(writes, { answer });
    return answer;
  });

function viewOf(caller: Person, chosen: Omit<InboxChoice, "id"> = { moduri: {} }): PreferencesView {
  const { limba = caller.langKey, implicit, moduri } = chosen;
  const folosite = Object.fromEntries(messageGroups.map((group) => [group, wayFor(group, chosen)]));
  return {
    limba,
    ...(implicit === undefined ? {} : { implicit }),
    moduri,
    folosite: folosite as Record<MessageGroup, Way>,
    cuMail: isMailDeployed() && getsMail(caller),
  };
}
