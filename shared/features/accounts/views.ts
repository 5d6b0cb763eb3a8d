import * as z from "zod";
import { Account, type AccountRecords, AuthorityName, type OwnField, reference } from "./account.ts";
import { languages } from "../../context.ts";
import { showAs } from "../../http/params.ts";

/** An account as its own user sees it. */
export const AccountView = Account.pick({
  id: true,
  login: true,
  firstName: true,
  lastName: true,
  email: true,
  imageUrl: true,
  activated: true,
  langKey: true,
  authorities: true,
  createdBy: true,
  createdDate: true,
  lastModifiedBy: true,
  lastModifiedDate: true,
})
  // Clients show the picture without checking that there is one.
  .extend({ imageUrl: z.string().default("") })
  .meta({ id: "Account" });
export type AccountView = z.output<typeof AccountView>;

/** The fields of other accounts that all signed-in users may see. */
export const PublicUserView = Account.pick({ id: true, login: true }).meta({ id: "PublicUser" });

export const TokenView = z.object({ id_token: z.string() }).meta({ id: "Token" });

/** The longest text that is compared or hashed at all; the rule for new passwords is stricter. */
const password = z
  .string()
  .max(1000)
  .meta({ examples: ["o parolă bună"] });
const login = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9._@+-]{1,100}$/)
  .toLowerCase()
  .refine((name) => name !== "system");
const email = z.string().trim().toLowerCase().max(254).check(z.email());

/** An optional text with a maximum length; null and blank count as absent. */
const optional = (rule: z.ZodString | z.ZodURL, maxLength: number) =>
  z
    .union([rule.max(maxLength), z.literal("")])
    .nullish()
    .transform((text) => text || undefined)
    .meta({ override: showAs({ type: ["string", "null"], maxLength }) });

const names = {
  firstName: optional(z.string().trim(), 50),
  lastName: optional(z.string().trim(), 50),
};
const imageUrl = optional(z.url({ protocol: /^https?$/ }), 256);
const langKey = z.enum(languages).optional();

export const Credentials = z.object({
  username: z.string().min(1).max(254),
  password: password.min(1),
  rememberMe: z.boolean().nullish(),
});

export const RegistrationBody = z.object({ login, email, password, ...names, langKey });
export const ProfileBody = z.object({
  email: email.optional(),
  ...names,
  imageUrl,
  langKey,
  /** Needed for another address. */
  currentPassword: password.optional(),
});
export const PasswordChangeBody = z.object({ currentPassword: password, newPassword: password });
export const ResetRequestBody = z.object({ mail: z.string().min(1) });
export const ResetBody = z.object({ key: z.string().max(100), newPassword: password });

/** The fields that every service takes, except those in which services add their own. */
export const UserBody = z.object({
  login,
  email,
  password: password.nullish(),
  ...names,
  imageUrl,
  activated: z.boolean().optional(),
  langKey,
  authorities: z
    .array(AuthorityName)
    .meta({ examples: [["ROLE_USER"]] })
    .optional(),
});

/** An account as administrators see it, and as they send it, with the fields that the service adds. */
export type UserViews = ReturnType<typeof composeViews>;

function composeViews({ own }: Pick<AccountRecords, "own">) {
  const body = UserBody.extend({
    organizatieId: reference.sent,
    ...shapeOf(own, ({ sent }) => sent),
    adminServiciu: z.boolean().optional(),
  });
  return {
    view: AccountView.extend({
      organizatieId: Account.shape.organizatieId,
      ...shapeOf(own, shownAs),
      adminServiciu: Account.shape.adminServiciu,
      secondFactor: Account.shape.secondFactor,
    }).meta({ id: "User" }),
    body,
    /** PUT: the address may name the account, and absent fields that determine access are left unchanged. */
    changeBody: body.extend({
      id: z.int().nullish(),
      login: login.optional(),
      email: email.optional(),
    }),
  };
}

/** As stored; an account from before the service had the field shows the initial value. */
const shownAs = ({ sent, stored, initial }: OwnField): z.ZodType | undefined =>
  sent && (initial === undefined ? stored : stored.prefault(initial));

/** Typed as empty: the fields of a service are known only to the service. */
const shapeOf = (own: AccountRecords["own"], rule: (field: OwnField) => z.ZodType | undefined) =>
  Object.fromEntries(
    Object.entries(own).flatMap(([name, field]) => {
      const found = rule(field);
      return found ? [[name, found]] : [];
    }),
  ) as Record<never, never>;

const composed = new WeakMap<object, UserViews>();

/** The views of a service, the same at each call: a contract has one schema of a name. */
export function userViews(records: Pick<AccountRecords, "own">): UserViews {
  const views = composed.get(records.own) ?? composeViews(records);
  composed.set(records.own, views);
  return views;
}

export const KeyQuery = z.object({ key: z.string().max(100) });
