import { useState } from "react";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { SelectField, TextField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { Problem } from "../kit/states.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { Languages } from "./languages.tsx";
import { PageTitle } from "./page-title.tsx";
import { type Person, type SignInRefusal, useSession } from "./session.ts";
import { useSignOut } from "./sign-out.ts";
import { shellWords } from "./words.ts";

/** Without a place, the person chooses one. */
function SignInForm({ place }: { place?: string | undefined }) {
  const text = useWords(shellWords).signIn;
  const language = useLanguage();
  const session = useSession();
  const [refusal, setRefusal] = useState<SignInRefusal>();
  const initial = { username: "", password: "", place: place ?? session.places[0]?.id ?? "" };
  const options = [
    ...session.places.map(({ id, label }) => ({ id, label: label[language] })),
    { id: "", label: text.everyPlace },
  ];
  const form = useForm({
    initial,
    validate: ({ username, password }) => ({
      username: username.trim() === "" ? text.usernameMissing : undefined,
      password: password === "" ? text.passwordMissing : undefined,
    }),
    async submit(credentials) {
      setRefusal(undefined);
      const refused = await session.signIn(credentials);
      setRefusal(refused);
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

export function SignInPage() {
  const text = useWords(shellWords);
  return (
    <>
      <header className="top">
        <strong>{text.product}</strong>
        <Languages />
      </header>
      <main className="sign-in" id="content">
        <PageTitle>{text.signIn.title}</PageTitle>
        <SignInForm />
      </main>
    </>
  );
}

/** Stands above a page whose session has ended; the page below keeps what was typed. */
export function SignInAgain({ person, place }: { person: Person; place?: string | undefined }) {
  const text = useWords(shellWords).signIn;
  const signOut = useSignOut();
  return (
    <Dialog title={text.ended}>
      <p>{text.endedHint(person.name)}</p>
      <SignInForm place={place} />
      <Button look="quiet" onPress={signOut}>
        {text.leave}
      </Button>
    </Dialog>
  );
}
