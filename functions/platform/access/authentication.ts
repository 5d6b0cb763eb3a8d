import { forbidden, unauthenticated } from "../../../shared/errors.ts";
import { accountAccess, isOfficial, type User } from "../../../shared/features/accounts/access.ts";
import { users } from "../../../shared/features/accounts/accounts.ts";
import { type Access, bearerToken, limited, restricted, unrestricted } from "../../../shared/http/access.ts";
import { publicRate } from "../../../shared/http/public/rate.ts";
import { platform } from "../service.ts";
import { type Account, Accounts } from "./account.ts";
import { findSystem, type SystemCaller } from "./load-system.ts";

const people = accountAccess(platform.name, users(Accounts).get);

type Person = User<Account>;

/** Officials. @throws forbidden for other accounts */
function demandStaff(person: Person): Person {
  if (!isOfficial(person)) throw forbidden();
  return person;
}

/** The calls a minute of a registered system. */
const CALLS_PER_MINUTE = 60;

/** A registered system, by the token that an administrator has issued for it. */
const system: Access<SystemCaller> = {
  zone: "app",
  scheme: {
    name: "systemToken",
    definition: {
      type: "http",
      scheme: "bearer",
      description: "Tokenul sistemului, emis de administratorul platformei",
    },
  },
  async admit(request) {
    const token = bearerToken(request);
    const found = token === undefined ? undefined : await findSystem(token);
    if (!found) throw unauthenticated();
    return found;
  },
  identify: ({ id }) => `system#${id}`,
  logName: ({ cod }) => cod,
};

/** Access declarations for the routes of this service. */
export const access = {
  ...people,
  open: limited(unrestricted, publicRate("standard")),
  staff: restricted(people.user, "staff", demandStaff),
  system: limited(system, { name: "system", by: "caller", perMinute: () => CALLS_PER_MINUTE }),
};
