import { upkeepHandler } from "../../../../shared/features/operational/upkeep.ts";
import { tellEnding } from "../../accepting/systems/tell-ending.ts";
import { people } from "../../access/people.ts";
import { sweepGroups } from "../../recipients/groups/unfinished.ts";
import { rowsOf } from "../../records/counted-rows.ts";
import { Groups } from "../../records/group.ts";
import { Providers } from "../../records/provider.ts";
import { Recipients } from "../../records/recipient.ts";
import { Senders } from "../../records/sender.ts";
import { Systems } from "../../records/system.ts";
import { Templates } from "../../records/template.ts";
import { restoreContacts } from "../../recipients/suppressions/restore-contacts.ts";

export const handler = upkeepHandler({
  accounts: people,
  takesRegistrations: true,
  entities: [Systems, Templates, Providers, Senders, Recipients, Groups],
  rowsOf,
  sweep: async (isTimeLeft) => {
    await tellEnding(isTimeLeft);
    await sweepGroups(isTimeLeft);
    await restoreContacts(isTimeLeft);
  },
});
