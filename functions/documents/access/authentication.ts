import { accountAccess, type User } from "../../../shared/features/accounts/access.ts";
import { bySessionToo } from "../../../shared/features/zones/credentials.ts";
import type { Access } from "../../../shared/http/access.ts";
import { documents } from "../service.ts";
import { type Account, Accounts } from "./account.ts";
import { organizations } from "./load-organization.ts";
import { type Member, members, withOrganization } from "./load-person.ts";
import type { Person } from "./principal.ts";
import { requireStill } from "./require-still.ts";
import { refuseSuspendedWrite } from "./suspension.ts";

const accountAccesses = accountAccess(Accounts, members.get, bySessionToo(documents.name, members.get));

/** Accounts and organizations are cached separately (an organization once for all its people) and joined at each request. */
function withAffiliation(known: Access<Member>): Access<Person> {
  const ofUsers: Access<User<Account>> = known;
  return {
    ...ofUsers,
    reconfirm: requireStill,
    admit: async (request, service) =>
      withOrganization(await known.admit(request, service), organizations.get),
  };
}

/** The administrators of a suspended organization can only read. */
const readOnlyWhenSuspended = (access: Access<Person>): Access<Person> => ({
  ...access,
  async admit(request, service) {
    const caller = await access.admit(request, service);
    refuseSuspendedWrite(caller, request);
    return caller;
  },
});

/** Access declarations for the routes of this service. */
export const access = {
  user: withAffiliation(accountAccesses.user),
  enrolling: accountAccesses.enrolling,
  admin: readOnlyWhenSuspended(withAffiliation(accountAccesses.admin)),
  serviceAdmin: withAffiliation(accountAccesses.serviceAdmin),
};
