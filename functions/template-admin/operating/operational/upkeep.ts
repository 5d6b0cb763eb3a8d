import { upkeepHandler } from "../../../../shared/features/operational/upkeep.ts";
import { people } from "../../access/people.ts";
import { Templates } from "../../records/template.ts";

export const handler = upkeepHandler({ accounts: people, entities: [Templates] });
