import { useQueryClient } from "@tanstack/react-query";
import { usersCreate } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { findOrganizations } from "../api/finders.ts";
import { NewForm } from "../api/new-form.tsx";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { ComboField } from "../kit/combo-field.tsx";
import { CheckboxField, SelectField, TextField } from "../kit/fields.tsx";
import type { Errors } from "../kit/form.ts";
import { showToast } from "../kit/toast.tsx";
import type { FoundOption } from "../kit/use-found.ts";
import { useGo } from "../shell/use-go.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { hrefOfPerson, type PeopleText } from "./person.ts";
import { peopleWords } from "./words.ts";

interface Invitation {
  login: string;
  email: string;
  firstName: string;
  lastName: string;
  langKey: "ro" | "ru";
  organization: FoundOption | undefined;
  isAdmin: boolean;
  hasSecret: boolean;
}

function errorsIn(values: Invitation, isService: boolean, { missing }: PeopleText): Errors<Invitation> {
  const { login, email, isAdmin, organization } = values;
  return {
    login: /^[A-Za-z0-9._@+-]{1,100}$/.test(login.trim()) ? undefined : missing.login,
    email: /^\S+@\S+$/.test(email.trim()) ? undefined : missing.email,
    organization: isService && isAdmin && !organization ? missing.administrator : undefined,
  };
}

/** A new account without a password: the person chooses one by the key in the mail. */
export default function InviteForm({ onEnd }: { onEnd: () => void }) {
  const text = useWords(peopleWords);
  const langKey = useLanguage();
  const isService = useIsServiceAdministrator();
  const queries = useQueryClient();
  const go = useGo();
  const initial: Invitation = {
    login: "",
    email: "",
    firstName: "",
    lastName: "",
    langKey,
    organization: undefined,
    isAdmin: false,
    hasSecret: false,
  };
  const create = async (values: Invitation): Promise<void> => {
    const { login, email, firstName, lastName, organization, isAdmin, hasSecret } = values;
    const { data } = await usersCreate(client, {
      body: {
        login: login.trim(),
        email: email.trim(),
        firstName: firstName.trim() || null,
        lastName: lastName.trim() || null,
        langKey: values.langKey,
        authorities: isAdmin ? ["ROLE_USER", "ROLE_ADMIN"] : ["ROLE_USER"],
        ...(organization ? { organizatieId: Number(organization.id) } : {}),
        ...(isService ? { hasSecret } : {}),
      },
    });
    await queries.invalidateQueries({ queryKey: ["documents", "people", "list"] });
    showToast({ text: text.invite.sent(data.email) });
    go(hrefOfPerson(data.login), { isReplacing: true });
  };
  return (
    <NewForm
      name="person.new"
      initial={initial}
      verb={text.invite.verb}
      validate={(values) => errorsIn(values, isService, text)}
      save={create}
      onCancel={onEnd}
    >
      {(form) => (
        <>
          <TextField
            label={text.fields.email}
            field={form.field("email")}
            type="email"
            hint={text.invite.hint}
            isRequired
          />
          <TextField
            label={text.fields.login}
            field={form.field("login")}
            hint={text.fields.loginHint}
            isRequired
          />
          <TextField label={text.fields.firstName} field={form.field("firstName")} maxLength={50} />
          <TextField label={text.fields.lastName} field={form.field("lastName")} maxLength={50} />
          <SelectField
            label={text.fields.langKey}
            field={form.field("langKey")}
            options={[
              { id: "ro", label: text.languages.ro },
              { id: "ru", label: text.languages.ru },
            ]}
            isRequired
          />
          {isService && (
            <ComboField
              label={text.fields.organization}
              field={form.field("organization")}
              hint={text.invite.organizationHint}
              search={findOrganizations}
            />
          )}
          <CheckboxField
            label={text.invite.isAdmin}
            field={form.field("isAdmin")}
            hint={text.invite.isAdminHint}
          />
          {isService && <CheckboxField label={text.invite.hasSecret} field={form.field("hasSecret")} />}
        </>
      )}
    </NewForm>
  );
}
