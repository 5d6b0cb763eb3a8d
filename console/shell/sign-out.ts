import { showToast } from "../kit/toast.tsx";
import { useWords } from "../words/words.ts";
import { removeDraftsOf } from "./drafts.ts";
import { usePerson, useSession } from "./session.ts";
import { shellWords } from "./words.ts";

/** Signs the person out and removes their drafts. Shows a failure instead of throwing. */
export function useSignOut(): () => Promise<void> {
  const text = useWords(shellWords);
  const session = useSession();
  const person = usePerson();
  return async () => {
    try {
      await session.signOut();
      // Last, since a form that leaves the page writes its last draft.
      await removeDraftsOf(person.id);
    } catch {
      showToast({ text: text.signOutFailed, tone: "bad" });
    }
  };
}
