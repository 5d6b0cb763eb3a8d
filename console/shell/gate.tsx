import { useQueryClient } from "@tanstack/react-query";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { Skeleton } from "../kit/states.tsx";
import { useSessionState } from "./session.ts";
import { SignInAgain, SignInPage } from "./sign-in.tsx";

/** Screens for a person who is signed in. Another person finds nothing of the one before. */
export function Gate({ children }: { children: ReactNode }) {
  const state = useSessionState();
  const person = state.kind === "signedIn" || state.kind === "ended" ? state.person : undefined;
  const isEnded = state.kind === "ended";
  useOwnCache(person?.id, isEnded);
  if (state.kind === "starting") return <Skeleton lines={6} />;
  if (!person) return <SignInPage />;
  return (
    <>
      <Fragment key={person.id}>{children}</Fragment>
      {isEnded && <SignInAgain person={person} />}
    </>
  );
}

function useOwnCache(personId: string | undefined, isEnded: boolean): void {
  const queries = useQueryClient();
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current !== undefined && last.current !== personId) queries.clear();
    last.current = personId;
  }, [queries, personId]);
  useEffect(() => {
    // What failed because the session had ended is read again after it goes on.
    if (!isEnded) void queries.refetchQueries({ predicate: ({ state }) => state.status === "error" });
  }, [queries, isEnded]);
}
