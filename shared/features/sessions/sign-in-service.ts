import type { Accounts } from "../accounts/accounts.ts";

/** The zones into which a session of the government's login leads. */
export const sessionZones = ["citizen", "staff", "admin"] as const;
export type SessionZone = (typeof sessionZones)[number];

/** A service into which people sign in through the government's login, as the feature needs to know it. */
export interface SignInService {
  name: string;
  /** The accounts of its officials. */
  accounts: Accounts;
  /** The zones that it has. */
  zones: readonly SessionZone[];
  /** The record with an IDNP that a citizen is in this service; undefined if there is none. */
  findCitizen?(idnp: string): Promise<number | undefined>;
}
