import { useState } from "react";
import { SelectField, TextField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { Problem } from "../kit/states.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords, inLanguage } from "../words/words.ts";
import { type SignInRefusal, useSession } from "./session.ts";
import { shellWords } from "./words.ts";

export interface SignInFormProps {
  /** The place to sign in at. Without one, the person chooses. */
  place?: string | undefined;
  /** The login to start with. */
  username?: string | undefined;
  onSignedIn?: (() => void) | undefined;
}

export function SignInForm({ place, username = "", onSignedIn }: SignInFormProps) {
  const text = useWords(shellWords).signIn;
  const language = useLanguage();
  const session = useSession();
  const [refusal, setRefusal] = useState<SignInRefusal>();
  const initial = { username, password: "", place: place ?? session.places[0]?.id ?? "" };
  const options = [
    ...session.places.map(({ id, label }) => ({ id, label: inLanguage(label, language) })),
    { id: "", label: text.everyPlace },
  ];
  const form = useForm({
    initial,
    validate: ({ username: login, password }) => ({
      username: login.trim() === "" ? text.usernameMissing : undefined,
      password: password === "" ? text.passwordMissing : undefined,
    }),
    async submit(credentials) {
      setRefusal(undefined);
      const refused = await session.signIn(credentials);
      setRefusal(refused);
      if (refused === undefined) onSignedIn?.();
      return refused === "wrong" ? { password: text.wrong } : undefined;
    },
  });
  return (
    <Form form={form} verb={text.verb} problemOf={() => <Problem title={text.unavailable} />}>
      {refusal && refusal !== "wrong" && <Problem title={text[refusal]} />}
      <TextField
        label={text.username}
        field={form.field("username")}
        autoComplete="username"
        isRequired
        autoFocus
      />
      <TextField
        label={text.password}
        field={form.field("password")}
        type="password"
        autoComplete="current-password"
        isRequired
      />
      {place === undefined && session.places.length > 1 && (
        <SelectField label={text.place} field={form.field("place")} options={options} />
      )}
    </Form>
  );
}
