import { accountCalls } from "../../../../shared/testing/account-calls.ts";
import { addPersonTo } from "../../../../shared/testing/people.ts";
import type { Calls } from "../../calls.expectations.ts";

const common = accountCalls(() => addPersonTo("notifications"));

export const calls: Calls = {
  ...common,
  "admin.users.create": { ...common["users.create"] },
  "admin.users.replace": { ...common["users.replace"] },
  "authenticate.signIn": {},
  // Of nobody: it is 404 to whoever may ask.
  "citizen.sessions.revoke": { parameter: () => Promise.resolve(1) },
  "account.replace": { body: () => ({ firstName: "Ana" }) },
};
