import { useQueryClient } from "@tanstack/react-query";
import { lazyRouteComponent } from "@tanstack/react-router";
import { Fragment, type ReactNode, Suspense, lazy, useEffect, useRef } from "react";
import { Skeleton } from "../kit/states.tsx";
import { clearToasts } from "../kit/toast.tsx";
import { useSessionState } from "./session.ts";

// People who are signed in see the first list without loading the form.
const SignInPage = lazyRouteComponent(() => import("./sign-in.tsx"), "SignInPage");
const SignInAgain = lazy(async () => ({ default: (await import("./sign-in.tsx")).SignInAgain }));

export const loadSignIn = async (): Promise<void> => SignInPage.preload?.();

/** Screens for a signed-in person. The next person finds nothing of the one before. */
export function Gate({ children }: { children: ReactNode }) {
  const state = useSessionState();
  const person = state.kind === "signedIn" || state.kind === "ended" ? state.person : undefined;
  const isEnded = state.kind === "ended";
  useOwnCache(person?.id, isEnded);
  if (state.kind === "starting") return <Skeleton lines={6} />;
  if (!person) {
    return (
      <Suspense fallback={<Skeleton lines={6} />}>
        <SignInPage />
      </Suspense>
    );
  }
  return (
    <>
      <Fragment key={person.id}>{children}</Fragment>
      <Suspense fallback={null}>
        {state.kind === "ended" && <SignInAgain person={person} place={state.place} />}
      </Suspense>
    </>
  );
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
