import { config } from "../../auth/config.ts";
import { bearer, bearerToken, restricted, type Access } from "../../http/access.ts";
import { isExposed } from "../../http/front/exposure.ts";
import { currentContext } from "../../context.ts";
import { kernel } from "../../refusals.ts";
import { type Account, type AccountRecords, isAdmin, isOfficial, isServiceAdmin } from "./account.ts";
import { admitSignIn } from "./admit-sign-in.ts";
import { mayOnlyEnrol } from "./factor-duty.ts";
import type { SignInRecord } from "./sign-in-records.ts";
import { refusals } from "./texts.ts";
import { userTokens } from "./user-tokens.ts";

/** A signed-in user, with the fields that the service adds to an account. */
export type User<A extends Account = Account> = Omit<A, "passwordHash"> & {
  /** The sign-ins of the account; absent where it was read by itself. */
  signIns?: readonly SignInRecord[];
};

/** Finds a signed-in user with the fields of the service; undefined if the account was deleted. */
type FindUser<U extends User> = (id: number) => Promise<U | undefined>;

export interface AccountAccess<U extends User> {
  /** All signed-in users. */
  user: Access<U>;
  /** Those too who can do nothing but add a second factor. */
  enrolling: Access<U>;
  /** ROLE_ADMIN: the service administrator or the administrator of an organization. */
  admin: Access<U>;
  /** The service administrator only. */
  serviceAdmin: Access<U>;
}

/** The accounts of a service, as far as they say how their people sign in. */
export type SignedInAt = Pick<AccountRecords, "service" | "own">;

/**
 * Passwords, and the tokens that they give, are the older way of officials, so that they count no further than the zones do: those of
 * administrators in the networks of the admin zone, those of other officials in the networks of the staff zone, at every address.
 * With `GOVERNMENT_LOGIN=only` they count nowhere, in services with the government's login.
 * @throws forbidden
 */
export function refuseOfficial(
  { own }: SignedInAt,
  account: Pick<Account, "authorities">,
  from: string,
): void {
  if (!isOfficial(account)) return;
  refuseOtherNetwork(account, from);
  if (config.governmentLogin === "only" && own.subject) throw refusals.doarLoginGuvernamental();
}

/** @throws forbidden for an official outside of the networks of their zone */
export function refuseOtherNetwork(account: Pick<Account, "authorities">, from: string): void {
  if (isOfficial(account) && !isExposed(isAdmin(account) ? "admin" : "staff", from))
    throw refusals.altaRetea();
}

/**
 * The access kinds of users, by bearer token. `find` may return a cached record (`shared/auth/standings.ts`): a
 * deactivation or a changed password takes effect at the next request.
 * @param widen admits the same people by another credential too (`shared/features/zones/credentials.ts`); never for `enrolling`, which is
 *   about the sign-in with a password
 */
export function accountAccess<U extends User>(
  records: SignedInAt,
  find: FindUser<U>,
  widen: (user: Access<U>) => Access<U> = (user) => user,
): AccountAccess<U> {
  const tokens = userTokens(records.service);
  const enrolling: Access<U> = {
    zone: "user",
    scheme: bearer,
    async admit(request) {
      const token = bearerToken(request);
      if (!token) throw kernel.neautentificat();
      const { uid, sid: id, from, iat, authTime = 0 } = tokens.verify(token);
      const found = await find(uid);
      if (!found?.activated) throw kernel.neautentificat();
      refuseOfficial(records, found, request.sourceAddress);
      const context = currentContext();
      if (context && found.secondFactor) context.factorAt = authTime;
      await admitSignIn(records.service, found, { id, from, provedAt: authTime, issuedAt: iat });
      return found;
    },
    identify: ({ id }) => `user#${id}`,
    logName: ({ login }) => login,
  };
  const user = widen(
    restricted(enrolling, "user", (caller) => {
      if (mayOnlyEnrol(caller)) throw refusals.factorObligatoriu();
      return caller;
    }),
  );
  return {
    user,
    enrolling,
    admin: restricted(user, "admin", (caller) => {
      if (!isAdmin(caller)) throw kernel.interzis();
      return caller;
    }),
    serviceAdmin: restricted(user, "admin", (caller) => {
      if (!isServiceAdmin(caller)) throw kernel.interzis();
      return caller;
    }),
  };
}

export { isAdmin, isOfficial, isServiceAdmin };
