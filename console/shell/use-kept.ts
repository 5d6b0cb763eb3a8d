import { useState } from "react";
import { usePerson } from "./session.ts";

/**
 * A choice that this browser keeps for the person, such as columns or saved views. `read` accepts every kept value, since
 * another release may have written it; it gets undefined before the first choice. Undefined takes a choice back.
 */
export function useKept<Value>(
  name: string,
  read: (kept: unknown) => Value,
): [Value, (value: Value) => void] {
  const { id } = usePerson();
  const key = keyOf(id, name);
  const [value, setValue] = useState(() => read(keptOf(id, name)));
  const keep = (next: Value): void => {
    setValue(next);
    if (next === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(next));
  };
  return [value, keep];
}

const keyOf = (personId: string, name: string): string => `kept/${personId}/${name}`;

/** What is kept at this moment. */
export const keptOf = (personId: string, name: string): unknown =>
  parsed(localStorage.getItem(keyOf(personId, name)));

function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
