import { showToast } from "../kit/toast.tsx";
import { useWords } from "../words/words.ts";
import { removeDraftsOf } from "./drafts.ts";
import { usePerson, useSession } from "./session.ts";
import { shellWords } from "./words.ts";

/**
 * Signs the person out, removes their drafts and leaves the page, for `goTo` if it is given. Shows a failure instead of throwing. A dialog
 * must not close itself after it: going back would end the leaving.
 */
export function useSignOut(): (goTo?: string) => Promise<void> {
  const text = useWords(shellWords);
  const session = useSession();
  const person = usePerson();
  return async (goTo) => {
    try {
      await session.signOut(goTo);
      // Last, since a form that leaves the page writes its last draft.
      await removeDraftsOf(person.id);
    } catch {
      showToast({ text: text.signOutFailed, tone: "bad" });
    }
  };
}
