import type { CitizenSignIn, CitizenSignInPage } from "../../client/generated/documents/types.ts";
import { jsonOf } from "./api.ts";
import { asCitizen } from "./citizen.ts";
import { CITIZEN_SERVICES, type CitizenService, keptToken } from "./session.ts";

/* The sessions of a citizen: each of both services has its own. All calls throw `Refusal`. */

/** A sign-in, at its service. */
export interface OwnSession extends CitizenSignIn {
  service: CitizenService;
}

/** The services where the person is signed in here; at least one, so that its call leads to the sign-in. */
function signedIn(): readonly CitizenService[] {
  const found = CITIZEN_SERVICES.filter((service) => keptToken(service, "citizenToken") !== undefined);
  return found.length > 0 ? found : CITIZEN_SERVICES.slice(0, 1);
}

export async function listSessions(): Promise<OwnSession[]> {
  const found: OwnSession[] = [];
  for (const service of signedIn()) {
    const answer = asCitizen("GET", `/${service}/api/v1/citizen/sessions`);
    const { items } = await jsonOf<CitizenSignInPage>(answer);
    found.push(...items.map((one) => ({ ...one, service })));
  }
  return found;
}

export const endSession = async ({ service, id }: OwnSession): Promise<void> =>
  void (await asCitizen("POST", `/${service}/api/v1/citizen/sessions/${id}/revoke`));

export async function endOtherSessions(): Promise<void> {
  for (const service of signedIn())
    await asCitizen("POST", `/${service}/api/v1/citizen/sessions/revoke-others`);
}
