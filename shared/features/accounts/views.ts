import * as z from "zod";
import { Account, AuthorityName } from "./account.ts";
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

/** An account as administrators see it. */
export const UserView = AccountView.extend(
  Account.pick({
    organizatieId: true,
    clientId: true,
    sistemId: true,
    hasSecret: true,
    adminServiciu: true,
  }).shape,
).meta({ id: "User" });

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
export const ProfileBody = z.object({ email: email.optional(), ...names, imageUrl, langKey });
export const PasswordChangeBody = z.object({ currentPassword: password, newPassword: password });
export const ResetRequestBody = z.object({ mail: z.string().min(1) });
export const ResetBody = z.object({ key: z.string().max(100), newPassword: password });

/** A reference that null removes; if absent, it is left unchanged. */
const reference = z.int().positive().nullable().optional();

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
  organizatieId: reference,
  clientId: reference,
  sistemId: reference,
  hasSecret: z.boolean().optional(),
  adminServiciu: z.boolean().optional(),
});

/** PUT: the address may name the account, and absent fields that determine access are left unchanged. */
export const UserChangeBody = UserBody.extend({
  id: z.int().nullish(),
  login: login.optional(),
  email: email.optional(),
});

export const KeyQuery = z.object({ key: z.string().max(100) });
