import { uniqueKey, type ById, type Entity } from "../../../shared/data/entity.ts";
import { mustExist, whenItem } from "../../../shared/data/precondition.ts";
import type { Write } from "../../../shared/data/transaction.ts";
import { accounts, type AccountChange } from "../../../shared/features/accounts/accounts.ts";
import { unknownReference } from "../../../shared/refusals.ts";
import { Authorities } from "../records/authority.ts";
import { Clients } from "../records/client.ts";
import { forgettingChoice } from "../records/inbox.ts";
import { Roles } from "../records/role.ts";
import { type Account, Accounts } from "./account.ts";
import { endingConnections, endsActing } from "./end-connections.ts";
import { endMemberships } from "./membership.ts";
import { Organizations } from "../records/organization.ts";

/**
 * The accounts of this service, with checked references. People who leave an organization lose its buckets; the
 * connections of an account end when it is deleted or deactivated. Messages to a deleted account end by themselves.
 */
export const people = accounts(Accounts, {
  requiresAuthority: (name) =>
    whenItem(Authorities.table, uniqueKey(Authorities.name, "name", name), "present", () =>
      unknownReference("authorities"),
    ),
  alongside: async (change) => [
    ...requiringReferences(change),
    ...(await leavingBuckets(change)),
    ...(change.before && !change.after ? [forgettingChoice(change.before)] : []),
    ...(endsActing(change) && change.before ? await endingConnections(change.before) : []),
  ],
});

/** A precondition for each record that the change adds a reference to. */
function requiringReferences({ before, after }: AccountChange<Account>): Write[] {
  if (!after) return [];
  const names = <T extends { id: number }>(
    entity: Entity<T, ById>,
    field: keyof Account,
    of: (account: Account) => number[],
  ) => {
    const known = before ? of(before) : [];
    const fresh = of(after).filter((id) => !known.includes(id));
    return fresh.map((id) => mustExist(entity, { id }, () => unknownReference(field)));
  };
  return [
    ...names(Organizations, "organizatieId", ({ organizatieId }) => one(organizatieId)),
    ...names(Clients, "clientId", ({ clientId }) => one(clientId)),
    ...names(Roles, "rolIds", ({ rolIds = [] }) => rolIds),
  ];
}

const one = (id: number | undefined): number[] => (id === undefined ? [] : [id]);

async function leavingBuckets({ before, after }: AccountChange<Account>): Promise<Write[]> {
  if (!before) return [];
  if (!after) return endMemberships(before, { all: true });
  const leaves = before.organizatieId !== undefined && before.organizatieId !== after.organizatieId;
  return leaves ? endMemberships(before, { all: false }) : [];
}
