import { accountAccess } from "../../../shared/features/accounts/access.ts";
import { users } from "../../../shared/features/accounts/accounts.ts";
import { bySessionToo } from "../../../shared/features/zones/credentials.ts";
import { limited, restricted } from "../../../shared/http/access.ts";
import { certificateAccess } from "../../../shared/http/certificate-access.ts";
import { clientRate } from "../../../shared/http/clients/rate.ts";
import { notifications } from "../service.ts";
import { Accounts } from "./account.ts";
import { appAccess } from "./app-tokens.ts";
import { demandOperator, demandReader } from "./callers.ts";
import { findSystem, type SystemCaller } from "./load-system.ts";

/** The signed-in users of this service, as their accounts are now. */
export const signedIn = users(Accounts);

const people = accountAccess(Accounts, signedIn.get, bySessionToo(notifications.name, signedIn.get));

const machine = certificateAccess<SystemCaller>({
  zone: "machine",
  find: findSystem,
  identify: ({ id }) => `system#${id}`,
  logName: ({ cod }) => cod,
});

/** One limit for a system, by whichever credential it calls. */
const ofSystem = clientRate<SystemCaller>(({ limitaPeMinut }) => limitaPeMinut);

/** Access declarations for the routes of this service. */
export const access = {
  ...people,
  /** Service administrators and operators. */
  reader: restricted(people.user, "staff", demandReader),
  /** The operators of an active system. */
  operator: restricted(people.user, "operator", demandOperator),
  /** Systems, by their client certificate. */
  machine: limited(machine, ofSystem),
  /** The same systems in the app zone, by a token for their client credentials. */
  app: limited(appAccess, ofSystem),
};
