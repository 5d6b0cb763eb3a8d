import { limited, type Access } from "../../../shared/http/access.ts";
import { publicRate } from "../../../shared/http/public/rate.ts";
import { addressName } from "../../../shared/http/rate-limit.ts";
import { type Anonymous, anonymousAt } from "./principal.ts";

/** Everybody, limited by address. Readers are told apart by their addresses, of which only a hash is kept. */
export const anybody: Access<Anonymous> = limited(
  {
    zone: "public",
    admit: async ({ sourceAddress }) => anonymousAt(addressName(sourceAddress)),
    identify: () => undefined,
  },
  publicRate("documents"),
);
