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
  const key = `kept/${usePerson().id}/${name}`;
  const [value, setValue] = useState(() => read(parsed(localStorage.getItem(key))));
  const keep = (next: Value): void => {
    setValue(next);
    if (next === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(next));
  };
  return [value, keep];
}

function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
