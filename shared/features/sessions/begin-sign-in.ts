import { createHash, randomBytes } from "node:crypto";
import * as z from "zod";
import { clock } from "../../clock.ts";
import { config as general } from "../../config.ts";
import { ephemeralKey, putEphemeral, takeEphemeral } from "../../data/ephemeral.ts";
import type { Key } from "../../data/tables.ts";
import { nextId } from "../../ids.ts";
import { log } from "../../log.ts";
import { config } from "./config.ts";
import { isIssuerUnavailable } from "./issuer-unavailable.ts";
import { sessionZones, type SignInService } from "./sign-in-service.ts";
import { refusals } from "./texts.ts";

/** The time to sign in at the issuer, and then to complete the session. */
export const SIGN_IN_SECONDS = 600;
const RANDOM_BYTES = 32;
/** The time after which a caller may try again while the issuer does not answer. */
const RETRY_SECONDS = 30;

export const SignInBody = z
  .object({
    /** The page that the person returns to: one of SIGN_IN_PAGES, with any query. */
    returnTo: z.url({ protocol: /^https?$/ }).max(2000),
    /** The zone that the person wants to enter; absent: the one that their claims lead to. */
    zone: z.enum(sessionZones).optional(),
    /**
     * The person has just signed in through the login, to another service: it asks them nothing, and whatever comes of it leads back to
     * the page.
     */
    quiet: z.boolean().optional(),
  })
  .meta({ examples: [{ returnTo: "http://localhost:3000/cont/intrare" }] });

export const SignInView = z
  .object({ id: z.int(), secret: z.string(), authorizationUrl: z.url(), expiresAt: z.iso.datetime() })
  .meta({ id: "SignIn" });
export type SignInView = z.output<typeof SignInView>;

/** A sign-in that was begun, with the values that the callback needs. */
const Begun = z.object({
  id: z.int(),
  nonce: z.string(),
  verifier: z.string(),
  secretHash: z.string(),
  returnTo: z.string(),
  zone: z.enum(sessionZones).optional(),
  quiet: z.boolean().optional(),
});
export type Begun = z.output<typeof Begun>;

/**
 * Begins a sign-in. The page keeps the secret, and sends the person to the address.
 * @throws badRequest for an address that is no page of SIGN_IN_PAGES, notFound for a zone that the service lacks, unavailable (503,
 *   `Retry-After`) without an issuer that answers
 */
export async function beginSignIn(
  { name, zones }: SignInService,
  { returnTo, zone, quiet }: z.output<typeof SignInBody>,
): Promise<z.output<typeof SignInView>> {
  const back = new URL(returnTo);
  if (!mayReturnTo(back)) throw refusals.intoarcereNepermisa();
  if (zone !== undefined && !zones.includes(zone)) throw refusals.zonaLipsa();
  const [state, nonce, verifier, secret] = [random(), random(), random(), random()];
  const expiresAt = new Date(clock.now().getTime() + SIGN_IN_SECONDS * 1000).toISOString();
  const authorizationUrl = await addressOfIssuer(name, { state, nonce, verifier }, { zone, quiet });
  const begun: Begun = {
    id: nextId(),
    nonce,
    verifier,
    secretHash: hashOf(secret),
    returnTo: back.href,
    ...(zone === undefined ? {} : { zone }),
    ...(quiet ? { quiet } : {}),
  };
  await putEphemeral(stateKey(name, state), begun, SIGN_IN_SECONDS);
  return { id: begun.id, secret, authorizationUrl, expiresAt };
}

/**
 * Takes the sign-in of a state: each works once, for ten minutes.
 * @returns undefined for a state that is unknown, used or expired
 */
export async function takeBegun(service: string, state: string): Promise<Begun | undefined> {
  return Begun.safeParse(await takeEphemeral(stateKey(service, state))).data;
}

/** The address to which the issuer sends people back. */
export const callbackAddress = (service: string): string =>
  `${general.publicUrl}/${service}/api/v1/public/sessions/callback`;

/** A random text of 256 bits. */
export const random = (): string => randomBytes(RANDOM_BYTES).toString("base64url");

/** The hash under which such a text is stored. */
export const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** A sign-in that waits for its return from the issuer, by the hash of its state. */
const stateKey = (service: string, state: string): Key => ephemeralKey(service, "sign-in", hashOf(state));

const pages = new Set(config.pages.map((page) => new URL(page, general.publicUrl).href));

/**
 * Only a page of the list, by its exact address (RFC 9700, 4.1.3): the code of the session stands in its fragment, which a browser would
 * carry on from any address that answers with a redirect.
 */
function mayReturnTo(address: URL): boolean {
  const page = new URL(address);
  page.search = "";
  page.hash = "";
  return pages.has(page.href);
}

async function addressOfIssuer(
  service: string,
  checks: { state: string; nonce: string; verifier: string },
  { zone, quiet = false }: Pick<z.output<typeof SignInBody>, "zone" | "quiet">,
): Promise<string> {
  if (new URL(config.issuer).hostname.endsWith(".invalid")) throw issuerUnavailable(undefined);
  try {
    const { authorizationUrl } = await import("./issuer.ts");
    const acrValues = zone === undefined ? [] : (config.assurance[zone] ?? []);
    return await authorizationUrl(service, callbackAddress(service), checks, { acrValues, quiet });
  } catch (error) {
    if (!isIssuerUnavailable(error)) throw error;
    log.warn("the government's login does not answer");
    throw issuerUnavailable(error);
  }
}

const issuerUnavailable = (cause: unknown) =>
  refusals.loginIndisponibil({ cause, headers: { "retry-after": String(RETRY_SECONDS) } });
