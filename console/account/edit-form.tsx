import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Account } from "../../client/generated/documents/types.ts";
import { isProblem } from "../../client/problems.ts";
import { client } from "../api/client.ts";
import { Failed, Loaded, fieldErrorsIn } from "../api/failed.tsx";
import { PasswordField, SelectField, TextField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { type Draft, useForm } from "../kit/form.ts";
import { showToast } from "../kit/toast.tsx";
import { useSession } from "../shell/session.ts";
import { useDraft } from "../shell/use-draft.ts";
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
  const kept = { firstName, lastName, email, langKey };
  const initial = { ...kept, current: "" };
  const isMoved = (address: string) => address.trim().toLowerCase() !== email.toLowerCase();
  const form = useForm({
    initial,
    draft: withoutPassword(useDraft(`account.${service}`, kept)),
    validate({ email: address, current }) {
      if (address.trim() === "") return { email: text.emailMissing };
      if (!isAddress(address.trim())) return { email: text.emailWrong };
      return { current: isMoved(address) && current === "" ? all.passwordForm.currentMissing : undefined };
    },
    async submit(values) {
      try {
        await operationsOf[service].replace(client, { body: bodyOf(values, imageUrl) });
      } catch (error) {
        if (isProblem(error) && error.key === "emailexists") return { email: text.emailTaken };
        if (isProblem(error) && error.key === "invalidpassword") return { current: text.wrongPassword };
        const found = fieldErrorsIn(error, values);
        if (found) return found;
        throw error;
      }
      await queries.invalidateQueries({ queryKey: [service, "account"] });
      await session.readAgain?.();
      showToast({ text: text.done });
      onEnd();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      verb={text.verb}
      onCancel={onEnd}
      initial={initial}
      problemOf={(error) => <Failed error={error} />}
    >
      <TextField label={text.firstName} field={form.field("firstName")} autoComplete="given-name" />
      <TextField label={text.lastName} field={form.field("lastName")} autoComplete="family-name" />
      <TextField label={all.email} field={form.field("email")} type="email" autoComplete="email" isRequired />
      {isMoved(form.values.email) && (
        <PasswordField
          label={all.passwordForm.current}
          hint={text.currentHint}
          field={form.field("current")}
        />
      )}
      <SelectField
        label={all.language}
        hint={text.languageHint}
        field={form.field("langKey")}
        isRequired
        options={languages.map((id) => ({ id, label: all.languages[id] }))}
      />
    </Form>
  );
}

/** Passwords are not kept. */
const withoutPassword = <Values extends object>({
  value,
  keep,
  ...draft
}: Draft<Values>): Draft<Values & { current: string }> => ({
  ...draft,
  value: { ...value, current: "" },
  keep: ({ current: _, ...typed }) => keep(typed as unknown as Values),
});

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
