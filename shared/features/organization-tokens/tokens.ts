import { createPublicKey, type KeyObject } from "node:crypto";
import jwt from "jsonwebtoken";
import * as z from "zod";
import type { PublicJwk, SigningKey } from "../../auth/signing-keys.ts";
import { clock } from "../../clock.ts";
import { kernel } from "../../refusals.ts";

/** Services in which an organization's token is valid. */
const audiences = ["identity", "template-admin", "invoicing"];

/** A token's lifetime, in seconds. */
export const TOKEN_SECONDS = 3600;

const algorithm = "ES256" as const;

const Claims = z.object({
  sub: z.string(),
  organization_id: z.string(),
  organization: z.string(),
  project_id: z.string(),
  project: z.string(),
  exp: z.int(),
});

/** The holder of a token: a project of an organization, by the ids and the names in the identity service. */
export interface ProjectIdentity {
  organizationId: string;
  organization: string;
  projectId: string;
  project: string;
}

/** Issues a token that other services verify with the key set, without a request to the identity service. */
export function issueToken(
  identity: ProjectIdentity,
  { privateKey, jwk }: SigningKey,
  issuer: string,
): string {
  if (!privateKey) throw new Error("a key without its private part cannot sign");
  const iat = clock.epochSeconds();
  const claims = {
    iss: issuer,
    aud: audiences,
    sub: identity.projectId,
    organization_id: identity.organizationId,
    organization: identity.organization,
    project_id: identity.projectId,
    project: identity.project,
    iat,
    exp: iat + TOKEN_SECONDS,
  };
  return jwt.sign(claims, privateKey, { algorithm, keyid: jwk.kid });
}

/** Finds a published key by its id. */
export type FindKey = (kid: string) => Promise<PublicJwk | undefined>;

/**
 * Verifies a token and returns its project. Tokens other than ES256 are refused before a key is looked up.
 * @throws unauthenticated for a token that the identity service did not sign for `audience`, or that has expired
 */
export async function verifyToken(
  token: string,
  audience: string,
  findKey: FindKey,
): Promise<ProjectIdentity> {
  const kid = kidOf(token);
  const jwk = kid === undefined ? undefined : await findKey(kid);
  if (!jwk) throw kernel.neautentificat();
  try {
    const claims = claimsOf(token, audience, jwk);
    return {
      organizationId: claims.organization_id,
      organization: claims.organization,
      projectId: claims.project_id,
      project: claims.project,
    };
  } catch (cause) {
    throw kernel.neautentificat({ cause });
  }
}

function kidOf(token: string): string | undefined {
  const header = jwt.decode(token, { complete: true })?.header;
  return header?.alg === algorithm ? header.kid : undefined;
}

/** A parsed public key, with the claims of the tokens verified by it. */
interface CachedKey {
  key: KeyObject;
  claims: Map<string, z.output<typeof Claims>>;
}

const MOST_CLAIMS = 1000;
/** Keyed by the objects of the key set, so that entries are dropped with them: an unpublished key verifies nothing. */
const cache = new WeakMap<PublicJwk, CachedKey>();

/**
 * A project sends the same token for an hour, so its claims are cached: the signature is checked once, the expiry
 * every time.
 */
function claimsOf(token: string, audience: string, jwk: PublicJwk): z.output<typeof Claims> {
  const { key, claims } = cachedKeyOf(jwk);
  const name = `${audience} ${token}`;
  const earlier = claims.get(name);
  if (earlier && earlier.exp > clock.epochSeconds()) return earlier;
  const options = { algorithms: [algorithm], audience, clockTimestamp: clock.epochSeconds() };
  const checked = Claims.parse(jwt.verify(token, key, options));
  if (claims.size >= MOST_CLAIMS) claims.clear();
  claims.set(name, checked);
  return checked;
}

function cachedKeyOf(jwk: PublicJwk): CachedKey {
  const found = cache.get(jwk) ?? {
    key: createPublicKey({ key: { ...jwk }, format: "jwk" }),
    claims: new Map<string, z.output<typeof Claims>>(),
  };
  cache.set(jwk, found);
  return found;
}
