import { asCitizen } from "./citizen.ts";
import { keptToken } from "./session.ts";

/* The sessions of a citizen: each of both services has its own. All calls throw `Refusal`. */

const services = ["documents", "notifications"] as const;
export type CitizenService = (typeof services)[number];

/** `CitizenSignIn` of the contract, at its service. */
export interface OwnSession {
  service: CitizenService;
  id: number;
  createdAt: string;
  expiresAt: string;
  current: boolean;
  network: string;
  privateNetwork: boolean;
  sameNetwork: boolean;
  browser?: string;
  system?: string;
}

/** The services where the person is signed in here; at least one, so that its call leads to the sign-in. */
function signedIn(): readonly CitizenService[] {
  const found = services.filter((service) => keptToken(service, "citizenToken") !== undefined);
  return found.length > 0 ? found : services.slice(0, 1);
}

export async function listSessions(): Promise<OwnSession[]> {
  const found: OwnSession[] = [];
  for (const service of signedIn()) {
    const answer = await asCitizen("GET", `/${service}/api/v1/citizen/sessions`);
    const { items } = (await answer.json()) as { items: Omit<OwnSession, "service">[] };
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
