import { isProblem } from "../../client/index.ts";
import { client, tokens } from "../api/client.ts";
import { Failed } from "../api/failed.tsx";
import { loginAt } from "../api/person.ts";
import { TextField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { showToast } from "../kit/toast.tsx";
import { useWords } from "../words/words.ts";
import type { AccountFormProps } from "./edit-form.tsx";
import { type AccountService, operationsOf } from "./services.ts";
import { accountWords } from "./words.ts";

const initial = { current: "", next: "", again: "" };

export default function PasswordForm({ service, onEnd }: AccountFormProps) {
  return service && <Fields service={service} onEnd={onEnd} />;
}

/** Without a draft: passwords are not kept. */
function Fields({ service, onEnd }: { service: AccountService; onEnd: () => void }) {
  const text = useWords(accountWords).passwordForm;
  const login = loginAt(tokens, service) ?? "";
  const form = useForm({
    initial,
    validate: ({ current, next, again }) => ({
      current: current === "" ? text.currentMissing : undefined,
      next: hasLength(next) ? undefined : text.nextWrong,
      again: again === next ? undefined : text.againWrong,
    }),
    async submit({ current, next }) {
      try {
        await operationsOf[service].changePassword(client, {
          body: { currentPassword: current, newPassword: next },
        });
      } catch (error) {
        if (isProblem(error, "badRequest")) return { current: text.refused };
        throw error;
      }
      showToast({ text: (await signInAgain(service, login, next)) ? text.done : text.doneSignIn });
      onEnd();
      return undefined;
    },
  });
  return (
    <Form form={form} verb={text.verb} onCancel={onEnd} problemOf={(error) => <Failed error={error} />}>
      {/* Password managers keep the new one under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={login} readOnly />
      <TextField
        label={text.current}
        field={form.field("current")}
        type="password"
        autoComplete="current-password"
        isRequired
      />
      <TextField
        label={text.next}
        hint={text.nextHint}
        field={form.field("next")}
        type="password"
        autoComplete="new-password"
        isRequired
      />
      <TextField
        label={text.again}
        field={form.field("again")}
        type="password"
        autoComplete="new-password"
        isRequired
      />
    </Form>
  );
}

/** The service counts characters, not UTF-16 units. */
function hasLength(password: string): boolean {
  const { length } = Array.from(password.normalize("NFC"));
  return length >= 8 && length <= 100;
}

/** A new password ends all tokens of the account; this browser goes on with a new one. */
async function signInAgain(service: AccountService, username: string, password: string): Promise<boolean> {
  try {
    await tokens.signIn(client, service, { username, password });
    return true;
  } catch {
    tokens.end(service);
    return false;
  }
}
