import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "../kit/button.tsx";
import { SelectField, TextField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { Problem } from "../kit/states.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords, inLanguage } from "../words/words.ts";
import { FactorForm } from "./factor-form.tsx";
import { type AskedFactor, type SignInRefusal, useSession } from "./session.ts";
import { shellWords } from "./words.ts";

export interface SignInFormProps {
  /** The place to sign in at. Without one, the person chooses. */
  place?: string | undefined;
  /** The login to start with. */
  username?: string | undefined;
  onSignedIn?: (() => void) | undefined;
}

/** Asks for name and password, and then for the second factor at each place that wants one. */
export function SignInForm(props: SignInFormProps) {
  const { username = "", onSignedIn } = props;
  const text = useWords(shellWords).signIn;
  const language = useLanguage();
  const session = useSession();
  const [asked, setAsked] = useState<readonly AskedFactor[]>([]);
  const [login, setLogin] = useState(username);
  const [isOver, setIsOver] = useState(false);
  const [first, ...others] = asked;
  const goOn = (): void => {
    setAsked(others);
    // Nobody is signed in if every place was skipped: then the password is asked for again.
    if (others.length === 0 && session.enter()) onSignedIn?.();
  };
  if (!first) {
    return (
      <>
        {isOver && <Problem title={text.factor.over} />}
        <PasswordForm
          {...props}
          username={login}
          onAsked={(places, name) => {
            setIsOver(false);
            setLogin(name);
            setAsked(places);
          }}
        />
      </>
    );
  }
  const label = session.places.find(({ id }) => id === first.place)?.label;
  return (
    <section aria-labelledby="second-factor">
      <h2 id="second-factor">{text.factor.title(label ? inLanguage(label, language) : first.place)}</h2>
      <FactorForm
        key={first.challenge}
        methods={first.methods}
        give={(given) => session.giveFactor(first, given)}
        onGiven={goOn}
        onOver={() => {
          setIsOver(true);
          goOn();
        }}
        otherwise={{ label: others.length > 0 ? text.factor.skip : text.factor.back, onPress: goOn }}
      />
    </section>
  );
}

interface PasswordFormProps extends SignInFormProps {
  onAsked: (places: readonly AskedFactor[], username: string) => void;
}

function PasswordForm({ place, username = "", onSignedIn, onAsked }: PasswordFormProps) {
  const text = useWords(shellWords).signIn;
  const language = useLanguage();
  const session = useSession();
  const [refusal, setRefusal] = useState<SignInRefusal>();
  const [passkeyProblem, setPasskeyProblem] = useState<string>();
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
      const answer = await session.signIn(credentials);
      if (answer === undefined) onSignedIn?.();
      else if (typeof answer === "string") setRefusal(answer);
      else onAsked(answer, credentials.username);
      return answer === "wrong" ? { password: text.wrong } : undefined;
    },
  });
  const { signInByPasskey } = session;
  const chosen = form.values.place;
  const byPasskey =
    signInByPasskey &&
    (async (isAutofill: boolean): Promise<void> => {
      setPasskeyProblem(undefined);
      const refused = await signInByPasskey(chosen, isAutofill);
      if (refused === undefined) onSignedIn?.();
      else if (refused === "wrong") setPasskeyProblem(text.factor.wrongPasskey);
      else if (!isAutofill && refused === "cancelled") setPasskeyProblem(text.factor.noPasskey);
      else if (!isAutofill && refused !== "over") setRefusal(refused as SignInRefusal);
    });
  const offer = useEffectEvent(() => void byPasskey?.(true));
  // Again at another place: its service verifies what the browser signs.
  useEffect(() => offer(), [chosen]);
  return (
    <Form form={form} verb={text.verb} problemOf={() => <Problem title={text.unavailable} />}>
      {passkeyProblem && <Problem title={passkeyProblem} />}
      {refusal && refusal !== "wrong" && <Problem title={text[refusal]} />}
      <TextField
        label={text.username}
        field={form.field("username")}
        autoComplete="username webauthn"
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
      {byPasskey && (
        <div className="acts">
          <Button onPress={() => void byPasskey(false)}>{text.byPasskey}</Button>
        </div>
      )}
    </Form>
  );
}
