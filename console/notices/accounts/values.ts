import type { User, UsersReplaceBody } from "../../../client/generated/notifications/types.ts";
import type { Errors } from "../../kit/form.ts";

export type Role = "admin" | "operator" | "user";
export const roles = ["admin", "operator", "user"] as const satisfies readonly Role[];

/** The technical roles of a role. */
const authoritiesOf: Record<Role, readonly string[]> = {
  admin: ["ROLE_USER", "ROLE_ADMIN"],
  operator: ["ROLE_USER", "ROLE_OPERATOR"],
  user: ["ROLE_USER"],
};

export function roleOf({ authorities, adminServiciu }: Pick<User, "authorities" | "adminServiciu">): Role {
  if (adminServiciu || authorities.includes("ROLE_ADMIN")) return "admin";
  return authorities.includes("ROLE_OPERATOR") ? "operator" : "user";
}

export interface AccountValues {
  login: string;
  firstName: string;
  lastName: string;
  email: string;
  langKey: User["langKey"];
  role: Role;
  /** The id of the system of an operator. */
  sistemId: string;
  activated: boolean;
}

export const emptyAccount: AccountValues = {
  login: "",
  firstName: "",
  lastName: "",
  email: "",
  langKey: "ro",
  role: "operator",
  sistemId: "",
  activated: true,
};

export const valuesOf = (user: User): AccountValues => ({
  login: user.login,
  firstName: user.firstName ?? "",
  lastName: user.lastName ?? "",
  email: user.email,
  langKey: user.langKey,
  role: roleOf(user),
  sistemId: user.sistemId === undefined ? "" : String(user.sistemId),
  activated: user.activated,
});

/** Technical roles and the picture that the form does not show stay as they were. */
export function bodyOf({ role, sistemId, ...values }: AccountValues, before?: User): UsersReplaceBody {
  const shown = new Set(Object.values(authoritiesOf).flat());
  const others = before?.authorities.filter((authority) => !shown.has(authority)) ?? [];
  return {
    ...values,
    authorities: [...authoritiesOf[role], ...others],
    adminServiciu: role === "admin",
    sistemId: role === "operator" ? Number(sistemId) : null,
    ...(before?.imageUrl ? { imageUrl: before.imageUrl } : {}),
  };
}

interface ErrorTexts {
  loginWrong: string;
  emailWrong: string;
  systemMissing: string;
}

export const errorsIn = (values: AccountValues, text: ErrorTexts): Errors<AccountValues> => ({
  ...(/^[A-Za-z0-9._@+-]{1,100}$/.test(values.login) ? {} : { login: text.loginWrong }),
  ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email) ? {} : { email: text.emailWrong }),
  ...(values.role === "operator" && values.sistemId === "" ? { sistemId: text.systemMissing } : {}),
});

export const nameOf = ({ firstName = "", lastName = "", login }: User): string =>
  `${firstName} ${lastName}`.trim() || login;
