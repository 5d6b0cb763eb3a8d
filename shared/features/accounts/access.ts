import { forbidden, unauthenticated } from "../../errors.ts";
import { bearer, bearerToken, restricted, type Access } from "../../http/access.ts";
import { type Account, isAdmin, isOfficial, isServiceAdmin } from "./account.ts";
import { userTokens } from "./user-tokens.ts";

/** A signed-in user, with the fields that the service adds to an account. */
export type User<A extends Account = Account> = Omit<A, "passwordHash">;

/** Finds a signed-in user with the fields of the service; undefined if the account was deleted. */
type FindUser<U extends User> = (id: number) => Promise<U | undefined>;

export interface AccountAccess<U extends User> {
  /** All signed-in users. */
  user: Access<U>;
  /** ROLE_ADMIN: the service administrator or the administrator of an organization. */
  admin: Access<U>;
  /** The service administrator only. */
  serviceAdmin: Access<U>;
}

/**
 * The access kinds of users, by bearer token. `find` may return a cached record (`shared/auth/standings.ts`): a
 * deactivation or a changed password takes effect at the next request.
 */
export function accountAccess<U extends User>(serviceName: string, find: FindUser<U>): AccountAccess<U> {
  const tokens = userTokens(serviceName);
  const user: Access<U> = {
    zone: "user",
    scheme: bearer,
    async admit(request) {
      const token = bearerToken(request);
      if (!token) throw unauthenticated();
      const claims = tokens.verify(token);
      const found = await find(claims.uid);
      if (!found?.activated || claims.from < found.tokensFrom) throw unauthenticated();
      return found;
    },
    identify: ({ id }) => `user#${id}`,
    logName: ({ login }) => login,
  };
  return {
    user,
    admin: restricted(user, "admin", (caller) => {
      if (!isAdmin(caller)) throw forbidden();
      return caller;
    }),
    serviceAdmin: restricted(user, "admin", (caller) => {
      if (!isServiceAdmin(caller)) throw forbidden();
      return caller;
    }),
  };
}

export { isAdmin, isOfficial, isServiceAdmin };
