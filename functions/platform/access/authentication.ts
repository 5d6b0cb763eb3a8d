import { accountAccess } from "../../../shared/features/accounts/access.ts";
import { users } from "../../../shared/features/accounts/accounts.ts";
import { bySessionToo } from "../../../shared/features/zones/credentials.ts";
import { limited, unrestricted } from "../../../shared/http/access.ts";
import { publicRate } from "../../../shared/http/public/rate.ts";
import { platform } from "../service.ts";
import { Accounts } from "./account.ts";

/** The signed-in users of this service, as their accounts are now. */
export const signedIn = users(Accounts);

/** Access declarations for the routes of this service that belong to no zone, and for the public one. */
export const access = {
  ...accountAccess(Accounts, signedIn.get, bySessionToo(platform.name, signedIn.get)),
  open: limited(unrestricted, publicRate("standard")),
};
