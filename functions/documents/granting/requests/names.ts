import { findNamed, nameOfAccount } from "../../access/names.ts";
import type { RequestNames } from "../../records/access-request.ts";
import type { SeenRequest } from "./request-acts.ts";

type Named = Pick<SeenRequest, "solicitantId" | "solicitantClientId" | "decisDe">;

/**
 * Requests with the names of those who asked and decided: people decide for a person, and an account alone is not theirs to read.
 * The names of a page are read together.
 */
export async function withNames<R extends Named>(requests: readonly R[]): Promise<(R & RequestNames)[]> {
  const found = await findNamed({
    accountIds: requests.flatMap((one) => (one.solicitantClientId === undefined ? one.solicitantId : [])),
    clientIds: requests.flatMap(({ solicitantClientId }) => solicitantClientId ?? []),
    logins: requests.flatMap(({ decisDe }) => decisDe ?? []),
  });
  return requests.map((request) => {
    const { solicitantId, solicitantClientId, decisDe = "" } = request;
    const account = solicitantClientId === undefined ? found.accounts.get(solicitantId) : undefined;
    const decider = found.byLogin.get(decisDe);
    return {
      ...request,
      solicitantNume: account ? nameOfAccount(account) : found.clients.get(solicitantClientId ?? 0)?.denumire,
      solicitantLogin: account?.login,
      decisDeNume: decider && nameOfAccount(decider),
    };
  });
}

/** The same for one request. */
export async function withItsNames<R extends Named>(request: R): Promise<R & RequestNames> {
  const [named] = await withNames([request]);
  return named ?? request;
}
