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

/** Says before the press whether an act is done at once, or asked of a second person. */
export function WillHappen() {
  const text = useWords(apiWords).will;
  const asks = useAsksSecondPerson();
  const said = asks ? text.asks : asks === false ? text.atOnce : text.unknown;
  return <p className="hint">{said}</p>;
}
