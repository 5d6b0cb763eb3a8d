import type { User } from "../../../shared/features/accounts/access.ts";
import { recordVerbs, type Rules } from "../../../shared/features/crud-verbs.ts";
import type { Account } from "../access/account.ts";
import { type System, SystemFields, Systems } from "../records/system.ts";
import { systemFields } from "./fields.ts";

type Caller = User<Account>;

/** How systems are written. */
export const systemRules: Rules<System, typeof SystemFields, Caller, Caller> = {
  fields: SystemFields,
  keeps: ["interval", "activ", "public", "waivers"],
  defaults: { interval: "weekly", activ: true, public: false, waivers: [] },
  serverFields: systemFields,
};

export const systemVerbs = recordVerbs(Systems, systemRules);
