import { useQuery } from "@tanstack/react-query";
import { aclRead } from "../../client/generated/documents/operations.ts";
import { usePerson } from "../shell/session.ts";
import { useWords } from "../words/words.ts";
import { client } from "./client.ts";
import { apiWords } from "./words.ts";

const FRESH_MS = 5 * 60_000;

/** True if acts that cannot be undone wait for a second person here; undefined while nobody has told. */
export function useAsksSecondPerson(): boolean | undefined {
  const isThere = usePerson().roles.includes("documents");
  const read = useQuery({
    queryKey: ["documents", "acl"],
    enabled: isThere,
    staleTime: FRESH_MS,
    // An answer without the field is unknown, as a failed one is.
    queryFn: async () => (await aclRead(client)).data.aprobare ?? null,
  });
  return read.data ?? undefined;
}

interface WillHappenProps {
  /** How many of the records are asked of a second person whatever the rules say. */
  always?: number | "unknown";
  /** How many records there are. */
  of?: number;
}

/** Says before the press whether an act is done at once, or asked of a second person; of documents that differ, of how many. */
export function WillHappen({ always = 0, of: all = 1 }: WillHappenProps) {
  const { asks, atOnce, unknown, differs } = useWords(apiWords).will;
  const asksAll = useAsksSecondPerson();
  const saidOf = (): string => {
    if (asksAll === true || always === all) return asks;
    if (asksAll === undefined || always === "unknown") return unknown;
    return always === 0 ? atOnce : differs(always, all);
  };
  return <p className="hint">{saidOf()}</p>;
}
