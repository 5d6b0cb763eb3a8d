import { use, useEffect, useMemo, useState } from "react";
import type { Draft } from "../kit/form.ts";
import { draftWriter } from "./draft-writer.ts";
import { readDraft } from "./drafts.ts";
import { usePerson } from "./session.ts";

/** Keeps the promise of a read until its form is drawn, because React asks for it again after waiting. */
const reads = new Map<string, Promise<unknown>>();

function readOnce(personId: string, name: string): Promise<unknown> {
  const key = `${personId}/${name}`;
  const read = reads.get(key) ?? readDraft(personId, name);
  reads.set(key, read);
  return read;
}

/** The kept values that the form still has, with the same type. */
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
 * What a person types into a form, kept in IndexedDB until it is saved or discarded. `name` contains the record's id
 * ("rename.7"). The component waits (Suspense) until the draft has been read. Secrets are `unkept`.
 */
export function useDraft<Values extends object>(
  name: string,
  initial: Values,
  unkept: readonly string[] = [],
): Draft<Values> {
  const { id: personId } = usePerson();
  const [read] = useState(() => readOnce(personId, name));
  const kept = use(read);
  const [isRestored, setIsRestored] = useState(kept !== undefined);
  const [value] = useState(() => restored(initial, kept));

  const writer = useMemo(() => draftWriter(personId, name), [personId, name]);

  useEffect(() => {
    reads.delete(`${personId}/${name}`);
    window.addEventListener("pagehide", writer.flush);
    return () => {
      window.removeEventListener("pagehide", writer.flush);
      writer.flush();
    };
  }, [writer, personId, name]);

  return {
    value,
    isRestored,
    keep: (values) =>
      writer.keep(Object.fromEntries(Object.entries(values).filter(([field]) => !unkept.includes(field)))),
    discard() {
      setIsRestored(false);
      writer.discard();
    },
  };
}
