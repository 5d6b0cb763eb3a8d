import { accountAccess } from "../../../shared/features/accounts/access.ts";
import { users } from "../../../shared/features/accounts/accounts.ts";
import { limited, restricted } from "../../../shared/http/access.ts";
import { certificateAccess } from "../../../shared/http/certificate-access.ts";
import { notifications } from "../service.ts";
import { Accounts } from "./account.ts";
import { demandOperator, demandReader } from "./callers.ts";
import { findSystem, type SystemCaller } from "./load-system.ts";

const people = accountAccess(notifications.name, users(Accounts).get);

/** The calls a minute of a system that has no limit of its own. */
const CALLS_PER_MINUTE = 3000;

const machine = certificateAccess<SystemCaller>({
  zone: "machine",
  find: findSystem,
  identify: ({ id }) => `system#${id}`,
  logName: ({ cod }) => cod,
});

/** Access declarations for the routes of this service. */
export const access = {
  ...people,
  /** Service administrators and operators. */
  reader: restricted(people.user, "staff", demandReader),
  /** The operators of an active system. */
  operator: restricted(people.user, "operator", demandOperator),
  /** Systems, by their client certificate. */
  machine: limited(machine, {
    name: "system",
    by: "caller",
    perMinute: ({ limitaPeMinut }) => limitaPeMinut ?? CALLS_PER_MINUTE,
  }),
};
