import { limited, type Access } from "../../../shared/http/access.ts";
import { publicRate } from "../../../shared/http/public/rate.ts";
import { addressName } from "../../../shared/http/rate-limit.ts";
import { type Anonymous, anonymousAt } from "./principal.ts";

/** Any caller, for routes with a limit of their own. Readers are distinguished by address; only a hash of it is kept. */
export const visitor: Access<Anonymous> = {
  zone: "public",
  admit: async ({ sourceAddress }) => anonymousAt(addressName(sourceAddress)),
  identify: () => undefined,
};

/** Any caller, rate limited by address. */
export const anybody: Access<Anonymous> = limited(visitor, publicRate("documents"));
