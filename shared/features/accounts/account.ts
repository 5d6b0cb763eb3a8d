import * as z from "zod";
import { clock } from "../../clock.ts";
import { languages } from "../../context.ts";
import { inOwnPartition, entity, type ById, type Entity, type ListRow } from "../../data/entity.ts";
import { nextId } from "../../ids.ts";
import { refusals } from "./texts.ts";

/** The authorities of the system, which the access rules refer to. */
export const authorities = ["ROLE_USER", "ROLE_OPERATOR", "ROLE_ADMIN", "ROLE_STAFF"] as const;

/** The name of an authority. A service may define more than those of the system: they grant no rights. */
export const AuthorityName = z
  .string()
  .regex(/^ROLE_[A-Z0-9_]{1,45}$/)
  .meta({ examples: ["ROLE_ARHIVAR"] });

export const isOfSystem = (name: string): boolean => authorities.some((own) => own === name);

// Not in the texts of a room, because services have other texts for properties of this name.
const SUBJECT =
  "Persoana din autentificarea guvernamentală / Лицо в государственной системе входа / The person at the government's login";

/** The fields of a user account in every service; a service adds its own (`accountsOf`). */
export const Account = z.object({
  id: z.int(),
  /** Lower case; never changes. */
  login: z.string(),
  /** Lower case. */
  email: z.string(),
  /** argon2id; absent until the user has chosen a password. Never part of a view. */
  passwordHash: z.string().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  imageUrl: z.string().optional(),
  langKey: z.enum(languages),
  activated: z.boolean(),
  /**
   * The deadline (seconds since 1970) of a registration that awaits activation: until then its login and mail address
   * are reserved. Absent once an account was activated, or if an administrator created it.
   */
  registeredUntil: z.int().optional(),
  authorities: z.array(AuthorityName),
  organizatieId: z.int().optional(),
  /** Administers the whole service, not one organization. */
  adminServiciu: z.boolean(),
  /** Tokens and sessions begun under an earlier value are invalid: `withTokensEnded` raises it. */
  tokensFrom: z.int(),
  /** The sign-in that outlives the present value, with the earliest `from` of its tokens: from it, all others were ended. */
  keptSignIn: z.object({ id: z.int(), from: z.int() }).optional(),
  /** A password alone does not sign in: the account has a second factor (`factors.ts`). Changed in the transaction of its factors. */
  secondFactor: z.boolean().optional(),
  /** From then on an account that must have a second factor can do nothing but add one. Set by the first sign-in at which it must. */
  factorDueAt: z.iso.datetime().optional(),
  /** The person at the government's login, `<issuer>#<sub>`; absent for people who do not sign in there. */
  subject: z.string().describe(SUBJECT).optional(),
  createdBy: z.string(),
  createdDate: z.iso.datetime(),
  lastModifiedBy: z.string(),
  lastModifiedDate: z.iso.datetime(),
});

export type Account = z.output<typeof Account>;

export const foldedLogin = (login: string): string => login.trim().toLowerCase();

/** The list that shows every account of a service. */
export const ACCOUNTS = "accounts";

/** The list of the accounts of one organization. */
export const organizationAccounts = (organizatieId: number): string =>
  `${ACCOUNTS}#organization#${organizatieId}`;

/** The list of the administrators of one organization. */
export const organizationAdministrators = (organizatieId: number): string =>
  `${organizationAccounts(organizatieId)}#administrators`;

/** The list of the accounts with an authority that is not one of the system's. */
export const accountsWith = (authority: string): string => `${ACCOUNTS}#authority#${authority}`;

/** The list of the administrators of the whole service who can sign in: never empty once it has had an entry. */
export const SERVICE_ADMINISTRATORS = `${ACCOUNTS}#administrators`;

/** The list of unconfirmed registrations, oldest first by id. */
export const UNCONFIRMED = `${ACCOUNTS}#unconfirmed`;

/** True if the account was registered but neither activated nor taken over by an administrator. */
export const isPendingActivation = <A extends Account>(
  account: A,
): account is A & { registeredUntil: number } => !account.activated && account.registeredUntil !== undefined;

/** A field that a service adds to its accounts. */
export interface OwnField {
  /** As stored, and as administrators see it. */
  stored: z.ZodType;
  /**
   * As `/api/admin/users` takes it: null removes the value, and only a service administrator may change it. Absent: that
   * address neither shows nor takes the field.
   */
  sent?: z.ZodType;
  /** The value in a new account. */
  initial?: unknown;
  /** An account with ROLE_OPERATOR must have a value. */
  neededByOperators?: true;
  /** Lists find the accounts with a value by one read. */
  indexed?: true;
}

export type OwnFields = Readonly<Record<string, OwnField>>;

/** The values of the fields that a service adds, if it adds any. */
type Own<Fields extends OwnFields> = [keyof Fields] extends [never]
  ? unknown
  : z.output<z.ZodObject<{ [Name in keyof Fields]: Fields[Name]["stored"] }>>;

/** A field that refers to another record. */
export const reference = {
  stored: z.int().optional(),
  sent: z.int().positive().nullable().optional(),
} satisfies OwnField;

/** A right that a new account does not have. */
export const flag = {
  stored: z.boolean(),
  sent: z.boolean().optional(),
  initial: false,
} satisfies OwnField;

/** The subject of a person at the government's login, in services that have it. A service administrator links it. */
export const subject = {
  stored: Account.shape.subject,
  sent: z
    .string()
    .trim()
    .regex(/^https?:\/\/[!-"$-~]{1,255}#[!-~]{1,255}$/)
    .nullable()
    .optional()
    .meta({ description: SUBJECT, examples: ["https://login.gov.example#4f1c"] }),
} satisfies OwnField;

/** The accounts of a service, with the fields that it adds. */
export interface AccountRecords<A extends Account = Account> extends Entity<A, ById> {
  own: OwnFields;
}

/** The account with the fields of a service: `AccountOf<typeof Accounts>`. */
export type AccountOf<Records> = Records extends AccountRecords<infer A> ? A : never;

/**
 * The accounts of a service, in its own table; data that the service adds to a user are children of `user#<id>`.
 * @param own the fields that the service adds to an account
 */
export function accountsOf<Fields extends OwnFields>(
  service: string,
  own: Fields,
): AccountRecords<Account & Own<Fields>> {
  const stored = Object.entries(own).map(([name, field]) => [name, field.stored] as const);
  const records = entity({
    name: "user",
    service,
    schema: Account.extend(Object.fromEntries(stored) as Record<never, never>),
    key: inOwnPartition("user"),
    unique: {
      login: { of: ({ login }) => foldedLogin(login), taken: () => refusals.userexists() },
      email: { of: ({ email }) => foldedLogin(email), taken: () => refusals.emailexists() },
      subject: { of: ({ subject }) => subject, taken: () => refusals.subiectFolosit() },
    },
    indexes: ["lastName", ...indexedOf(own)] as "lastName"[],
    lists: listsOf,
    secrets: ["passwordHash"],
    history: {
      // Strangers register without limit, and what they leave unconfirmed is removed again.
      keeps: (account) => !isPendingActivation(account),
      namesOnly: ["email", "firstName", "lastName", "imageUrl", "subject"],
      leavesOut: ["lastModifiedBy", "lastModifiedDate", "factorDueAt", "keptSignIn"],
    },
  });
  return { ...records, own } as unknown as AccountRecords<Account & Own<Fields>>;
}

const indexedOf = (own: OwnFields): string[] =>
  Object.entries(own).flatMap(([name, { indexed }]) => (indexed ? [name] : []));

function listsOf(account: Account): ListRow[] {
  const { organizatieId } = account;
  return [
    { partition: ACCOUNTS },
    ...(organizatieId === undefined ? [] : [{ partition: organizationAccounts(organizatieId) }]),
    ...(organizatieId === undefined || !isAdmin(account)
      ? []
      : [{ partition: organizationAdministrators(organizatieId), counter: null }]),
    ...account.authorities
      .filter((name) => !isOfSystem(name))
      .map((name) => ({ partition: accountsWith(name) })),
    ...(canAdministerService(account) ? [{ partition: SERVICE_ADMINISTRATORS, counter: null }] : []),
    ...(isPendingActivation(account) ? [{ partition: UNCONFIRMED, counter: null }] : []),
  ];
}

/** A new account: activated and with no right but ROLE_USER, unless `fields` says otherwise. */
export function newAccount<A extends Account>(
  { own }: AccountRecords<A>,
  fields: Partial<A> & Pick<Account, "login" | "email">,
  createdBy: string,
): A {
  const now = clock.iso();
  const common: Partial<Account> = {
    id: nextId(),
    langKey: "ro",
    activated: true,
    authorities: ["ROLE_USER"],
    adminServiciu: false,
    tokensFrom: 0,
    createdBy,
    createdDate: now,
    lastModifiedBy: createdBy,
    lastModifiedDate: now,
  };
  return { ...common, ...initialValues(own), ...fields } as A;
}

const initialValues = (own: OwnFields): object =>
  Object.fromEntries(
    Object.entries(own).flatMap(([name, { initial }]) => (initial === undefined ? [] : [[name, initial]])),
  );

export const isAdmin = ({ authorities }: Pick<Account, "authorities">): boolean =>
  authorities.includes("ROLE_ADMIN");

export const isServiceAdmin = (account: Pick<Account, "authorities" | "adminServiciu">): boolean =>
  isAdmin(account) && account.adminServiciu;

/**
 * True for officials: ROLE_STAFF, or a role above it. People who registered by themselves are none; administrators and the
 * government's login give the role.
 */
export const isOfficial = ({ authorities: held }: Pick<Account, "authorities">): boolean =>
  ["ROLE_STAFF", "ROLE_OPERATOR", "ROLE_ADMIN"].some((role) => held.includes(role));

/** Officials whom the government's login brought have no address of their own (RFC 6761, 6.4). */
export const getsMail = ({ email }: Pick<Account, "email">): boolean => !email.endsWith(".invalid");

/** A service administrator who can also sign in, with a password or through the government's login. */
export const canAdministerService = (account: Account): boolean =>
  isServiceAdmin(account) &&
  account.activated &&
  (account.passwordHash !== undefined || account.subject !== undefined);

/**
 * The account with all its tokens invalidated. The value always grows, even twice within a second, and later tokens
 * carry the new one, so the validity of a token never depends on comparing clocks.
 * @param kept the sign-in that goes on, with the `from` of its token: absent, all end
 */
export const withTokensEnded = <A extends Account>(account: A, kept?: Begun): A => ({
  ...account,
  tokensFrom: Math.max(account.tokensFrom + 1, clock.epochSeconds()),
  keptSignIn: kept,
});

/** A sign-in with the `tokensFrom` under which it, or a token of it, began. */
export type Begun = NonNullable<Account["keptSignIn"]>;

/** True if no end of all sign-ins of the account is an end of this one. */
export const outlives = (
  { tokensFrom, keptSignIn }: Pick<Account, "tokensFrom" | "keptSignIn">,
  { id, from }: { id: number | undefined; from: number },
): boolean =>
  from >= tokensFrom || (keptSignIn !== undefined && keptSignIn.id === id && from >= keptSignIn.from);
