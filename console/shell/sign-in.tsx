import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { useWords } from "../words/words.ts";
import { Languages } from "./languages.tsx";
import { PageTitle } from "./page-title.tsx";
import type { Person } from "./session.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { useSignOut } from "./sign-out.ts";
import { shellWords } from "./words.ts";

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

/** Shown above a page whose session has ended; the page below keeps what was typed. */
export function SignInAgain({ person, place }: { person: Person; place?: string | undefined }) {
  const text = useWords(shellWords).signIn;
  const signOut = useSignOut();
  return (
    <Dialog title={text.ended}>
      <p>{text.endedHint(person.name)}</p>
      <SignInForm place={place} />
      <Button look="quiet" onPress={() => void signOut()}>
        {text.leave}
      </Button>
    </Dialog>
  );
}
