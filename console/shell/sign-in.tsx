import { useState } from "react";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { TextField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { Problem } from "../kit/states.tsx";
import { useWords } from "../words/words.ts";
import { Languages } from "./languages.tsx";
import { PageTitle } from "./page-title.tsx";
import { type Person, type SignInRefusal, useSession } from "./session.ts";
import { useSignOut } from "./sign-out.ts";
import { shellWords } from "./words.ts";

function SignInForm() {
  const text = useWords(shellWords).signIn;
  const session = useSession();
  const [refusal, setRefusal] = useState<SignInRefusal>();
  const initial = { username: "", password: "" };
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
export function SignInAgain({ person }: { person: Person }) {
  const text = useWords(shellWords).signIn;
  const signOut = useSignOut();
  return (
    <Dialog title={text.ended}>
      <p>{text.endedHint(person.name)}</p>
      <SignInForm />
      <Button look="quiet" onPress={signOut}>
        {text.leave}
      </Button>
    </Dialog>
  );
}
