import { use, useEffect, useMemo, useRef, useState } from "react";
import type { Draft } from "../kit/form.ts";
import { readDraft, removeDraft, writeDraft } from "./drafts.ts";
import { usePerson } from "./session.ts";

const QUIET_MS = 300;

/** A read stays the same promise until its form is drawn: React asks again after it has waited. */
const reads = new Map<string, Promise<unknown>>();

function readOnce(personId: string, name: string): Promise<unknown> {
  const key = `${personId}/${name}`;
  const read = reads.get(key) ?? readDraft(personId, name);
  reads.set(key, read);
  return read;
}

/** The kept values of the names that the form has today, if they are still of the same type. */
function restored<Values extends object>(initial: Values, kept: unknown): Values {
  if (typeof kept !== "object" || kept === null) return initial;
  const types = new Map(Object.entries(initial).map(([name, value]) => [name, typeof value]));
  const fitting = Object.entries(kept).filter(([name, value]) => {
    const type = types.get(name);
    return type !== undefined && (type === "undefined" || type === typeof value);
  });
  return Object.assign({}, initial, Object.fromEntries(fitting));
}

/**
 * What a person types into a form, kept in IndexedDB until it is saved or discarded. `name` has the record's id in it
 * ("rename.7"). The component waits (Suspense) until the draft was read.
 */
export function useDraft<Values extends object>(name: string, initial: Values): Draft<Values> {
  const { id: personId } = usePerson();
  const [read] = useState(() => readOnce(personId, name));
  const kept = use(read);
  const pending = useRef<{ value: Values; timer: ReturnType<typeof setTimeout> }>(undefined);
  const [isRestored, setIsRestored] = useState(kept !== undefined);
  const [value] = useState(() => restored(initial, kept));

  const acts = useMemo(() => {
    const flush = (): void => {
      if (!pending.current) return;
      clearTimeout(pending.current.timer);
      void writeDraft(personId, name, pending.current.value);
      pending.current = undefined;
    };
    return {
      flush,
      keep(next: Values) {
        clearTimeout(pending.current?.timer);
        pending.current = { value: next, timer: setTimeout(flush, QUIET_MS) };
      },
      discard() {
        clearTimeout(pending.current?.timer);
        pending.current = undefined;
        setIsRestored(false);
        void removeDraft(personId, name);
      },
    };
  }, [personId, name]);

  useEffect(() => {
    reads.delete(`${personId}/${name}`);
    window.addEventListener("pagehide", acts.flush);
    return () => {
      window.removeEventListener("pagehide", acts.flush);
      acts.flush();
    };
  }, [acts, personId, name]);

  return { value, isRestored, keep: acts.keep, discard: acts.discard };
}
