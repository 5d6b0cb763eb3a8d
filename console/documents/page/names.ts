import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { appUsersList, clientsRead } from "../../../client/generated/documents/operations.ts";
import { client } from "../../api/client.ts";
import { tenantQuery } from "../../api/containers.tsx";
import { personName } from "../../api/people.ts";

/* The names of people and clients that records refer to, if the caller may know them. */

const NAMES = { staleTime: 600_000 };

/** Who got access: a person with an account, or a client of the register. */
export interface Beneficiary {
  beneficiarOperatorId?: number | undefined;
  beneficiarClientId?: number | undefined;
}

export interface Named {
  name: string;
  login?: string | undefined;
}

export const keyOf = ({ beneficiarClientId, beneficiarOperatorId }: Beneficiary): string =>
  beneficiarClientId === undefined ? `user#${beneficiarOperatorId}` : `client#${beneficiarClientId}`;

const idsOf = (keys: readonly string[], kind: "user" | "client"): number[] =>
  keys.filter((key) => key.startsWith(`${kind}#`)).map((key) => Number(key.split("#")[1]));

/** The names of beneficiaries. The register notes every look-up of a client, so only the page that shows them asks. */
export function useBeneficiaries(
  beneficiaries: readonly Beneficiary[],
): (who: Beneficiary) => Named | undefined {
  const keys = [...new Set(beneficiaries.map(keyOf))].sort();
  const found = useQuery({
    ...NAMES,
    queryKey: ["documents", "beneficiaries", keys],
    enabled: keys.length > 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readNames(keys, signal),
  });
  return (who) => found.data?.get(keyOf(who));
}

async function readNames(keys: readonly string[], signal: AbortSignal): Promise<Map<string, Named>> {
  const users = idsOf(keys, "user");
  const query = { "filter[id][in]": users.join(","), size: 200 };
  const people = users.length > 0 ? (await appUsersList(client, { query, signal })).data.items : [];
  const clients = await Promise.all(idsOf(keys, "client").map((id) => clientName(id, signal)));
  return new Map<string, Named>([
    ...people.map((one): [string, Named] => [`user#${one.id}`, { name: personName(one), login: one.login }]),
    ...clients.flat(),
  ]);
}

/** Returns no name to callers who may not look clients up. */
async function clientName(id: number, signal: AbortSignal): Promise<[string, Named][]> {
  try {
    const { data } = await clientsRead(client, { path: { id }, signal });
    return [[`client#${id}`, { name: data.denumire }]];
  } catch {
    return [];
  }
}

/** The name of a container; null if it is not one of the caller's, undefined until it is known. */
export function useBucket(id: number): string | null | undefined {
  const found = useQuery({ ...tenantQuery, ...NAMES });
  return found.data && (found.data.buckets.find((bucket) => bucket.id === id)?.denumire ?? null);
}
