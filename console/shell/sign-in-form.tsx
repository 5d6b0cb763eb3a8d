import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "../kit/button.tsx";
import { PasswordField, TextField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { Problem } from "../kit/states.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords, inLanguage } from "../words/words.ts";
import { FactorForm } from "./factor-form.tsx";
import { type AskedFactor, type SignInRefusal, useSession } from "./session.ts";
import { shellWords } from "./words.ts";

export interface SignInFormProps {
  /** The place to sign in at. */
  place: string;
  /** The login to start with. */
  username: string;
  onSignedIn?: (() => void) | undefined;
}

/** Asks for name and password, and then for the second factor if the place wants one. */
export function SignInForm(props: SignInFormProps) {
  const { username, onSignedIn } = props;
  const text = useWords(shellWords).signIn;
  const language = useLanguage();
  const session = useSession();
  const [asked, setAsked] = useState<AskedFactor>();
  const [login, setLogin] = useState(username);
  const [isOver, setIsOver] = useState(false);
  if (!asked) {
    return (
      <>
        {isOver && <Problem title={text.factor.over} />}
        <PasswordForm
          {...props}
          username={login}
          onAsked={(factor, name) => {
            setIsOver(false);
            setLogin(name);
            setAsked(factor);
          }}
        />
      </>
    );
  }
  const label = session.places.find(({ id }) => id === asked.place)?.label;
  return (
    <section aria-labelledby="second-factor">
      <h2 id="second-factor">{text.factor.title(label ? inLanguage(label, language) : asked.place)}</h2>
      <FactorForm
        methods={asked.methods}
        give={(given) => session.giveFactor(asked, given)}
        onGiven={() => onSignedIn?.()}
        onOver={() => {
          setIsOver(true);
          setAsked(undefined);
        }}
        otherwise={{ label: text.factor.back, onPress: () => setAsked(undefined) }}
      />
    </section>
  );
}

interface PasswordFormProps extends SignInFormProps {
  onAsked: (factor: AskedFactor, username: string) => void;
}

function PasswordForm({ place, username, onSignedIn, onAsked }: PasswordFormProps) {
  const text = useWords(shellWords).signIn;
  const session = useSession();
  const [refusal, setRefusal] = useState<SignInRefusal>();
  const [passkeyProblem, setPasskeyProblem] = useState<string>();
  const form = useForm({
    initial: { username, password: "" },
    validate: ({ username: login, password }) => ({
      username: login.trim() === "" ? text.usernameMissing : undefined,
      password: password === "" ? text.passwordMissing : undefined,
    }),
    async submit(credentials) {
      setRefusal(undefined);
      const answer = await session.signIn({ ...credentials, place });
      if (answer === undefined) onSignedIn?.();
      else if (typeof answer === "string") setRefusal(answer);
      else onAsked(answer, credentials.username);
      return answer === "wrong" ? { password: text.wrong } : undefined;
    },
  });
  const { signInByPasskey } = session;
  const byPasskey =
    signInByPasskey &&
    (async (isAutofill: boolean): Promise<void> => {
      setPasskeyProblem(undefined);
      const refused = await signInByPasskey(place, isAutofill);
      if (refused === undefined) onSignedIn?.();
      else if (refused === "wrong") setPasskeyProblem(text.factor.wrongPasskey);
      else if (!isAutofill && refused === "cancelled") setPasskeyProblem(text.factor.noPasskey);
      else if (!isAutofill && refused !== "over") setRefusal(refused as SignInRefusal);
    });
  const offer = useEffectEvent(() => void byPasskey?.(true));
  useEffect(() => offer(), []);
  return (
    <Form form={form} verb={text.verb} problemOf={() => <Problem title={text.unavailable} />}>
      {passkeyProblem && <Problem title={passkeyProblem} />}
      {refusal && refusal !== "wrong" && <Problem title={text[refusal]} />}
      <TextField
        label={text.username}
        field={form.field("username")}
        autoComplete="username webauthn"
        isRequired
        autoFocus={username === ""}
      />
      <PasswordField label={text.password} field={form.field("password")} autoFocus={username !== ""} />
      {byPasskey && (
        <div className="acts">
          <Button onPress={() => void byPasskey(false)}>{text.byPasskey}</Button>
        </div>
      )}
    </Form>
  );
}
