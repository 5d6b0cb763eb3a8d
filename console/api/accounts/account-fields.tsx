import { CheckboxField, SelectField, TextField } from "../../kit/fields.tsx";
import { ComboField } from "../../kit/combo-field.tsx";
import type { Errors, FormState } from "../../kit/form.ts";
import type { FoundOption } from "../../kit/use-found.ts";
import { useWords } from "../../words/words.ts";
import { useIsServiceAdmin } from "./account-parts.tsx";
import { type AccountBody, type AccountRow, type Accounts, type Role } from "./account.ts";
import { accountWords } from "./words.ts";

export interface AccountValues extends Record<Role, boolean> {
  login: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  langKey: "ro" | "ru";
  activated: boolean;
  adminServiciu: boolean;
  organization: FoundOption | undefined;
  subject: string;
}

export const emptyAccount: AccountValues = {
  login: "",
  email: "",
  password: "",
  firstName: "",
  lastName: "",
  langKey: "ro",
  activated: true,
  adminServiciu: false,
  organization: undefined,
  subject: "",
  ROLE_USER: true,
  ROLE_OPERATOR: false,
  ROLE_STAFF: false,
  ROLE_ADMIN: false,
};

export const accountValues = (account: AccountRow, organization: FoundOption | undefined): AccountValues => ({
  login: account.login,
  email: account.email,
  password: "",
  firstName: account.firstName ?? "",
  lastName: account.lastName ?? "",
  langKey: account.langKey,
  activated: account.activated,
  adminServiciu: account.adminServiciu,
  organization,
  subject: account.subject ?? "",
  ROLE_USER: account.authorities.includes("ROLE_USER"),
  ROLE_OPERATOR: account.authorities.includes("ROLE_OPERATOR"),
  ROLE_STAFF: account.authorities.includes("ROLE_STAFF"),
  ROLE_ADMIN: account.authorities.includes("ROLE_ADMIN"),
});

/** Roles that the form does not show are kept from the account as it was read; the last three a service administrator gives. */
export function accountBody(
  accounts: Accounts,
  values: AccountValues,
  { before, isServiceAdmin }: { before: AccountRow | undefined; isServiceAdmin: boolean },
): AccountBody {
  const others = before?.authorities.filter((name) => !accounts.roles.some((role) => role === name)) ?? [];
  const { login, email, password, firstName, lastName, langKey, activated, organization } = values;
  return {
    login: login.trim(),
    email: email.trim(),
    ...(password && { password }),
    firstName: firstName.trim() || null,
    lastName: lastName.trim() || null,
    imageUrl: before?.imageUrl || null,
    langKey,
    activated,
    authorities: [...accounts.roles.filter((role) => values[role]), ...others],
    ...(isServiceAdmin && { adminServiciu: values.adminServiciu }),
    ...(isServiceAdmin &&
      accounts.organizations && { organizatieId: organization ? Number(organization.id) : null }),
    ...(isServiceAdmin && accounts.hasSubjects && { subject: values.subject.trim() || null }),
  };
}

type Texts = (typeof accountWords)["ro"] | (typeof accountWords)["ru"];

/** `isPasswordNeeded`: a new account has none otherwise; where the service sends mail, the person chooses it. */
export const wrongIn = (
  values: AccountValues,
  text: Texts,
  isPasswordNeeded: boolean,
): Errors<AccountValues> => ({
  login: values.login.trim() === "" ? text.missing(text.login) : undefined,
  email: values.email.trim() === "" ? text.missing(text.email) : undefined,
  password: isPasswordNeeded && values.password === "" ? text.missing(text.password) : undefined,
});

export interface AccountFieldsProps {
  form: FormState<AccountValues>;
  accounts: Accounts;
  isNew: boolean;
}

export function AccountFields({ form, accounts, isNew }: AccountFieldsProps) {
  const text = useWords(accountWords);
  const isServiceAdmin = useIsServiceAdmin(accounts);
  const isMailed = accounts.requestReset !== undefined;
  return (
    <>
      {isNew && (
        <TextField
          label={text.login}
          hint={text.loginHint}
          field={form.field("login")}
          isRequired
          maxLength={100}
          autoComplete="off"
        />
      )}
      <TextField label={text.firstName} field={form.field("firstName")} maxLength={50} />
      <TextField label={text.lastName} field={form.field("lastName")} maxLength={50} />
      {(isNew || isServiceAdmin) && (
        <>
          <TextField label={text.email} field={form.field("email")} type="email" isRequired />
          <TextField
            label={isNew ? text.password : text.newPassword}
            hint={isNew ? (isMailed ? text.mailedHint : text.passwordHint) : text.newPasswordHint}
            field={form.field("password")}
            type="password"
            autoComplete="new-password"
            isRequired={isNew && !isMailed}
          />
        </>
      )}
      <SelectField
        label={text.language}
        field={form.field("langKey")}
        isRequired
        options={(["ro", "ru"] as const).map((id) => ({ id, label: text.languages[id] }))}
      />
      {isServiceAdmin && accounts.organizations && (
        <ComboField
          label={text.organization}
          field={form.field("organization")}
          search={accounts.organizations.search}
        />
      )}
      {isServiceAdmin && accounts.hasSubjects && (
        <TextField label={text.subject} hint={text.subjectHint} field={form.field("subject")} />
      )}
      <fieldset className="facet">
        <legend>{text.roles}</legend>
        {accounts.roles.map((role) => (
          <CheckboxField key={role} label={text.role[role]} field={form.field(role)} />
        ))}
        {isServiceAdmin && <CheckboxField label={text.serviceAdmin} field={form.field("adminServiciu")} />}
      </fieldset>
      {!isNew && (
        <CheckboxField label={text.activated} hint={text.activatedHint} field={form.field("activated")} />
      )}
    </>
  );
}
