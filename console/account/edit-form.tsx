import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Account } from "../../client/generated/documents/types.ts";
import { isProblem } from "../../client/problems.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { NewForm } from "../api/new-form.tsx";
import { PasswordField, SelectField, TextField } from "../kit/fields.tsx";
import { showToast } from "../kit/toast.tsx";
import { useSession } from "../shell/session.ts";
import { languages } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { type AccountService, accountAt, operationsOf } from "./services.ts";
import { accountWords } from "./words.ts";

export interface AccountFormProps {
  /** Undefined if the address names a service without accounts of its own. */
  service: AccountService | undefined;
  onEnd: () => void;
}

export default function EditForm({ service, onEnd }: AccountFormProps) {
  return service && <Opened service={service} onEnd={onEnd} />;
}

interface OpenedProps {
  service: AccountService;
  onEnd: () => void;
}

function Opened({ service, onEnd }: OpenedProps) {
  const found = useQuery(accountAt(service));
  return (
    <Loaded query={found}>{(account) => <Fields service={service} account={account} onEnd={onEnd} />}</Loaded>
  );
}

function Fields({ service, account, onEnd }: OpenedProps & { account: Account }) {
  const all = useWords(accountWords);
  const text = all.editForm;
  const queries = useQueryClient();
  const session = useSession();
  const { firstName = "", lastName = "", email, langKey, imageUrl } = account;
  const initial = { firstName, lastName, email, langKey, current: "" };
  const isMoved = (address: string) => address.trim().toLowerCase() !== email.toLowerCase();
  return (
    <NewForm
      name={`account.${service}`}
      initial={initial}
      unkept={["current"]}
      verb={text.verb}
      onCancel={onEnd}
      validate={({ email: address, current }) => {
        if (address.trim() === "") return { email: text.emailMissing };
        if (!isAddress(address.trim())) return { email: text.emailWrong };
        return { current: isMoved(address) && current === "" ? all.passwordForm.currentMissing : undefined };
      }}
      save={async (values) => {
        try {
          await operationsOf[service].replace(client, { body: bodyOf(values, imageUrl) });
        } catch (error) {
          if (isProblem(error) && error.key === "emailexists") return { email: text.emailTaken };
          if (isProblem(error) && error.key === "invalidpassword") return { current: text.wrongPassword };
          throw error;
        }
        await queries.invalidateQueries({ queryKey: [service, "account"] });
        await session.readAgain?.();
        showToast({ text: text.done });
        onEnd();
        return undefined;
      }}
    >
      {({ field, values }) => (
        <>
          <TextField label={text.firstName} field={field("firstName")} autoComplete="given-name" />
          <TextField label={text.lastName} field={field("lastName")} autoComplete="family-name" />
          <TextField label={all.email} field={field("email")} type="email" autoComplete="email" isRequired />
          {isMoved(values.email) && (
            <PasswordField
              label={all.passwordForm.current}
              hint={text.currentHint}
              field={field("current")}
            />
          )}
          <SelectField
            label={all.language}
            hint={text.languageHint}
            field={field("langKey")}
            isRequired
            options={languages.map((id) => ({ id, label: all.languages[id] }))}
          />
        </>
      )}
    </NewForm>
  );
}

const bodyOf = (
  values: Record<"current" | "email" | "firstName" | "lastName", string> & Pick<Account, "langKey">,
  imageUrl: string,
) => ({
  ...(values.current === "" ? {} : { currentPassword: values.current }),
  email: values.email.trim(),
  firstName: values.firstName.trim() || null,
  lastName: values.lastName.trim() || null,
  langKey: values.langKey,
  // The service would remove an absent picture.
  imageUrl: imageUrl || null,
});

const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
