import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { config } from "../../config.ts";
import { log } from "../../log.ts";
import type { Account } from "./account.ts";
import type { Factors, Passkey } from "./factors.ts";

/* Passkeys (WebAuthn level 3). Loaded with the first of them. Challenges are base64url. */

/** What a browser answers, which the library reads: nothing of it is trusted before. */
export type Credential = Record<string, unknown>;

/** The party is the host of the pages; all services share it, so a handle names the service. */
const party = () => {
  const { hostname, origin } = new URL(config.publicUrl);
  return { rpID: hostname, origin };
};

const handleOf = (service: string, accountId: number): string => `${service}:${accountId}`;

/** The account that a credential names; undefined for those of other services. It proves nothing. */
export function accountIn(service: string, { response }: Credential): number | undefined {
  const { userHandle } = (response ?? {}) as { userHandle?: unknown };
  const handle = typeof userHandle === "string" ? Buffer.from(userHandle, "base64url").toString() : "";
  const id = handle.startsWith(`${service}:`) ? Number(handle.slice(service.length + 1)) : NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, "base64url"));
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");

const passkeysIn = ({ factors }: Factors): Passkey[] => factors.filter((one) => one.kind === "passkey");
const named = ({ credentialId: id, transports }: Passkey) => ({ id, transports });

/** What a browser needs to make a passkey: discoverable, with the person verified by the device, and without attestation. */
export async function creationOptions(
  service: string,
  account: Account,
  { challenge, held }: { challenge: string; held: Factors },
): Promise<object> {
  return generateRegistrationOptions({
    rpName: "Temelia",
    rpID: party().rpID,
    userName: `${account.login} (${service})`,
    userID: new Uint8Array(Buffer.from(handleOf(service, account.id))),
    challenge: bytesOf(challenge),
    attestationType: "none",
    excludeCredentials: passkeysIn(held).map(named),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** What a browser needs to use one. Without an account it offers every passkey that it has for this host. */
export const requestOptions = (challenge: string, held?: Factors): Promise<object> =>
  generateAuthenticationOptions({
    rpID: party().rpID,
    challenge: bytesOf(challenge),
    userVerification: "required",
    ...(held ? { allowCredentials: passkeysIn(held).map(named) } : {}),
  });

type Made = Pick<
  Passkey,
  "credentialId" | "publicKey" | "counter" | "transports" | "isShared" | "isBackedUp"
>;

/** A passkey that was made for a challenge on a page of this host; undefined for anything else. */
export async function madePasskey(credential: Credential, challenge: string): Promise<Made | undefined> {
  const { rpID, origin } = party();
  const found = await unlessWrong(() =>
    verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    }),
  );
  if (!found?.verified) return undefined;
  const { credential: made, credentialDeviceType, credentialBackedUp } = found.registrationInfo;
  return {
    credentialId: made.id,
    publicKey: textOf(made.publicKey),
    counter: made.counter,
    transports: made.transports ?? [],
    isShared: credentialDeviceType === "multiDevice",
    isBackedUp: credentialBackedUp,
  };
}

/** The passkey after a use for a challenge on a page of this host; undefined for anything else, and for a counter that went back. */
export async function usedPasskey(
  held: Factors,
  credential: Credential,
  challenge: string,
): Promise<Passkey | undefined> {
  const passkey = passkeysIn(held).find(({ credentialId }) => credentialId === credential.id);
  if (!passkey) return undefined;
  const { rpID, origin } = party();
  const { credentialId: id, publicKey, counter, transports } = passkey;
  const found = await unlessWrong(() =>
    verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id, publicKey: bytesOf(publicKey), counter, transports },
      requireUserVerification: true,
    }),
  );
  if (!found?.verified) return undefined;
  const { newCounter, credentialDeviceType, credentialBackedUp } = found.authenticationInfo;
  return {
    ...passkey,
    counter: newCounter,
    isShared: credentialDeviceType === "multiDevice",
    isBackedUp: credentialBackedUp,
  };
}

/** The library throws at the first thing that is not right. */
async function unlessWrong<Found>(verify: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await verify();
  } catch (error) {
    log.info("a passkey was refused", { reason: error instanceof Error ? error.message : "unknown" });
    return undefined;
  }
}
