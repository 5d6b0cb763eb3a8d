import { upkeepHandler } from "../../../../shared/features/operational/upkeep.ts";
import { people } from "../../access/people.ts";
import { Audits } from "../../records/audit.ts";
import { Contracts } from "../../records/contract.ts";
import { Issues } from "../../records/issue.ts";
import { Systems } from "../../records/system.ts";

export const handler = upkeepHandler({
  accounts: people,
  takesRegistrations: true,
  entities: [Systems, Audits, Contracts, Issues],
});
