import { upkeepHandler } from "../../../../shared/features/operational/upkeep.ts";
import { people } from "../../access/people.ts";
import { Authorities } from "../../records/authority.ts";
import { Buckets } from "../../records/bucket.ts";
import { Clients } from "../../records/client.ts";
import { rowsOf } from "../../records/counted-rows.ts";
import { Documents } from "../../records/document.ts";
import { Issuers } from "../../records/issuer.ts";
import { Organizations } from "../../records/organization.ts";
import { Roles } from "../../records/role.ts";
import { addUpHeld } from "./add-up-held.ts";

export const handler = upkeepHandler({
  accounts: people,
  takesRegistrations: true,
  entities: [Authorities, Buckets, Clients, Documents, Issuers, Organizations, Roles],
  rowsOf,
  sweep: addUpHeld,
});
