import { upkeepHandler } from "../../../../shared/features/operational/upkeep.ts";
import { people } from "../../access/people.ts";
import { Organizations } from "../../records/organization.ts";
import { Partners } from "../../records/partner.ts";
import { Projects } from "../../records/project.ts";

export const handler = upkeepHandler({ accounts: people, entities: [Organizations, Partners, Projects] });
