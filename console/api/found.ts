import { keepPreviousData, useQuery } from "@tanstack/react-query";

type Found<Key, Value> = ReadonlyMap<Key, Value>;

const NAMES_MS = 5 * 60_000;
/** The most keys in one call. */
export const MOST = 200;

/** Keys in one address, so that they fit into it. */
const AT_ONCE = 100;

export const inParts = <Key>(keys: readonly Key[]): Key[][] =>
  Array.from({ length: Math.ceil(keys.length / AT_ONCE) }, (_, part) =>
    keys.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );

const COMING = new Map<never, never>();
const NOTHING = new Map<never, never>();

/** True while nothing of it has come yet. */
export const isComing = (found: Found<unknown, unknown>): boolean => found === COMING;

/** Looks keys up, all in one read. Empty while the answer is on its way; what the reader may not know is missing. */
export function useFound<Key extends string | number, Value>(
  name: string,
  keys: readonly (Key | undefined)[],
  read: (wanted: readonly Key[], signal: AbortSignal) => Promise<Found<Key, Value>>,
): Found<Key, Value> {
  const known = keys.filter((key) => key !== undefined);
  const wanted = [...new Set(known)].sort().slice(0, MOST);
  const { data, isLoading } = useQuery({
    queryKey: ["documents", "names", name, wanted],
    queryFn: ({ signal }) => read(wanted, signal),
    enabled: wanted.length > 0,
    staleTime: NAMES_MS,
    placeholderData: keepPreviousData,
  });
  return data ?? (isLoading ? COMING : NOTHING);
}
