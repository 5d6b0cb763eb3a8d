import * as z from "zod";
import { entity, inPartitionOf, type Stored } from "../../data/entity.ts";
import { recordOf } from "../../data/repository.ts";

/** The most sign-ins of an account at a time: for a further one, that which was used least recently ends. */
export const MOST_SIGN_INS = 50;

export const signInKinds = ["account", "government"] as const;

/**
 * A sign-in of an account: by its password or passkey, or through the government's login. It lies in the partition of the account, which
 * each request knows anyway, so that its removal ends it at the next request in every process.
 */
export const SignInRecord = z.object({
  /** Stands in the tokens of the sign-in; of a session of the government's login, the session's. */
  id: z.int(),
  accountId: z.int(),
  kind: z.enum(signInKinds),
  /** `tokensFrom` of the account when it began. */
  from: z.int(),
  rememberMe: z.boolean(),
  /** The network of the caller's address, not the address: `188.25.14.0/24`. */
  network: z.string(),
  browser: z.string().optional(),
  system: z.string().optional(),
  createdAt: z.iso.datetime(),
  /** The end of its last token, in seconds since 1970; the TTL attribute of the documents table. */
  forgetAt: z.int(),
});
export type SignInRecord = z.output<typeof SignInRecord>;

const NAME = "sign-in";

/** The sort keys of all sign-ins of an account. */
export const SIGN_INS = `${NAME}#`;

/** The sign-ins of the accounts of a service, in its own table. */
export const signInsOf = (service: string) =>
  entity({
    name: NAME,
    service,
    schema: SignInRecord,
    key: inPartitionOf("user", "accountId", NAME),
    endsAt: ({ forgetAt }) => forgetAt,
  });

/** The sign-ins among the items of an account's partition. */
export const signInsIn = (items: Record<string, unknown>[]): Stored<SignInRecord>[] =>
  items.filter(({ sk }) => String(sk).startsWith(SIGN_INS)).map((item) => recordOf<SignInRecord>(item));
