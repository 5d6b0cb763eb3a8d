import { changeRoutes, recorded } from "../../../../shared/features/changes/routes.ts";
import { Accounts } from "../../access/account.ts";
import { isServiceAdmin, type Person } from "../../access/principal.ts";
import { administers } from "../../access/scope.ts";
import { zones } from "../../access/zone-access.ts";
import { Buckets } from "../../records/bucket.ts";
import { Clients } from "../../records/client.ts";
import { Issuers } from "../../records/issuer.ts";
import { MachineClients } from "../../records/machine-client.ts";
import { Organizations } from "../../records/organization.ts";
import { Roles } from "../../records/role.ts";
import { Templates } from "../../records/template.ts";

interface OfOrganization {
  organizatieId?: number | undefined;
}

const ofOrganization = {
  shows: (caller: Person, { organizatieId }: OfOrganization): boolean => administers(caller, organizatieId),
  of: "organizatieId",
} as const;

/** The members of a container and its own store are in its history. */
export const changes = changeRoutes<Person>(
  { access: zones.admin, isServiceAdmin },
  {
    users: recorded(Accounts, ofOrganization),
    organizations: recorded(Organizations),
    buckets: recorded(Buckets, ofOrganization),
    "machine-clients": recorded(MachineClients),
    templates: recorded(Templates, ofOrganization),
    clients: recorded(Clients),
    issuers: recorded(Issuers),
    roles: recorded(Roles),
  },
);
