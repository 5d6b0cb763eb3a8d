import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { useWords } from "../words/words.ts";
import type { EndedAt, Person } from "./session.ts";
import { signInAddress } from "./sign-in-address.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { useSignOut } from "./sign-out.ts";
import { shellWords } from "./words.ts";

/** Shown above a page whose session has ended; the page below keeps what was typed. */
export function SignInAgain({ person, at: { place, isGovernment } }: { person: Person; at: EndedAt }) {
  const text = useWords(shellWords).signIn;
  const signOut = useSignOut();
  return (
    <Dialog title={text.ended}>
      <p>{text.endedHint(person.name)}</p>
      {isGovernment ? (
        <>
          {/* In a tab of its own, whose new session this page takes over. */}
          <a
            className="button button-primary"
            href={`${signInAddress(window.location)}&serviciu=${place}`}
            target="_blank"
            rel="noopener"
            autoFocus
          >
            {text.byGovernment}
          </a>
          <p className="hint">{text.byGovernmentHint}</p>
        </>
      ) : (
        <SignInForm place={place} username={person.id} />
      )}
      <Button look="quiet" onPress={() => void signOut()}>
        {text.leave}
      </Button>
    </Dialog>
  );
}
