import { useQueryClient } from "@tanstack/react-query";
import { Fragment, type ReactNode, Suspense, useEffect, useRef } from "react";
import { late } from "../kit/online.ts";
import { Skeleton } from "../kit/states.tsx";
import { clearToasts } from "../kit/toast.tsx";
import { whenRemoved } from "./drafts.ts";
import { withoutDialog } from "./go.ts";
import { useSessionState } from "./session.ts";
import { signInAddress } from "./sign-in-address.ts";

// People who are signed in see the first list without loading the form.
const SignInAgain = late(async () => ({ default: (await import("./sign-in-again.tsx")).SignInAgain }));

/** Screens for a signed-in person. The next person finds nothing of the one before. */
export function Gate({ children }: { children: ReactNode }) {
  const state = useSessionState();
  const person = state.kind === "signedIn" || state.kind === "ended" ? state.person : undefined;
  const isEnded = state.kind === "ended";
  useOwnCache(person?.id, isEnded);
  const isOut = state.kind === "signedOut";
  const goTo = isOut ? state.goTo : undefined;
  const wasIn = useRef(false);
  useEffect(() => {
    if (isOut) void leaveFor(goTo ?? signInAddress(placeToReturn(wasIn.current)));
    else wasIn.current = true;
  }, [isOut, goTo]);
  if (!person) return <Skeleton lines={6} />;
  return (
    <>
      <Fragment key={person.id}>{children}</Fragment>
      <Suspense fallback={null}>
        {state.kind === "ended" && <SignInAgain person={person} at={state.at} />}
      </Suspense>
    </>
  );
}

/**
 * The page that is open. A link in a mail opens its dialog for whoever signs in after it; who has signed out finds no question that is
 * over.
 */
function placeToReturn(isLeft: boolean): Pick<Location, "pathname" | "search"> {
  const { location } = window;
  return isLeft ? new URL(withoutDialog(location.href), location.href) : location;
}

/** Leaves the console once the drafts of the one who signed out are gone. Back must not lead to a page without a person. */
async function leaveFor(address: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await whenRemoved();
  window.location.replace(address);
}

function useOwnCache(personId: string | undefined, isEnded: boolean): void {
  const queries = useQueryClient();
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current !== undefined && last.current !== personId) {
      queries.clear();
      clearToasts();
    }
    last.current = personId;
  }, [queries, personId]);
  useEffect(() => {
    // After a new sign-in, read again what failed because the session had ended.
    if (!isEnded) void queries.refetchQueries({ predicate: ({ state }) => state.status === "error" });
  }, [queries, isEnded]);
}
