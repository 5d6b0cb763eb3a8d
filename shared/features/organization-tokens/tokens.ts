import { createPublicKey, type KeyObject } from "node:crypto";
import jwt from "jsonwebtoken";
import * as z from "zod";
import type { PublicJwk, SigningKey } from "../../auth/signing-keys.ts";
import { clock } from "../../clock.ts";
import { unauthenticated } from "../../errors.ts";

/** Services in which an organization's token counts. */
const audiences = ["identity", "template-admin", "invoicing"];

/** How long a token counts, in seconds. */
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

/** Who carries a token: a project of an organization, by the ids of the identity service and by their names. */
export interface ProjectIdentity {
  organizationId: string;
  organization: string;
  projectId: string;
  project: string;
}

/** A token of the identity service that another service can check by the key set, without asking. */
export function issueToken(
  identity: ProjectIdentity,
  { privateKey, jwk }: SigningKey,
  issuer: string,
): string {
  if (!privateKey) throw new Error("a key that is only published cannot sign");
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

/** Finds a published key by its name. */
export type FindKey = (kid: string) => Promise<PublicJwk | undefined>;

/**
 * The project that a token speaks for. What is no ES256 token at all is refused before any key is looked for.
 * @throws unauthenticated for anything that the identity service did not sign for `audience`, or that has ended
 */
export async function verifyToken(
  token: string,
  audience: string,
  findKey: FindKey,
): Promise<ProjectIdentity> {
  const kid = kidOf(token);
  const jwk = kid === undefined ? undefined : await findKey(kid);
  if (!jwk) throw unauthenticated();
  try {
    const claims = claimsOf(token, audience, jwk);
    return {
      organizationId: claims.organization_id,
      organization: claims.organization,
      projectId: claims.project_id,
      project: claims.project,
    };
  } catch (cause) {
    throw unauthenticated("neautentificat", { cause });
  }
}

function kidOf(token: string): string | undefined {
  const header = jwt.decode(token, { complete: true })?.header;
  return header?.alg === algorithm ? header.kid : undefined;
}

/** A published key, read, and the claims of the tokens that it was found to have signed. */
interface Known {
  key: KeyObject;
  claims: Map<string, z.output<typeof Claims>>;
}

const MOST_CLAIMS = 1000;
/** Ends with the key set: a key that is no longer published vouches for nothing. */
const known = new WeakMap<PublicJwk, Known>();

/** A project sends the same token for an hour: its signature is checked once, its end every time. */
function claimsOf(token: string, audience: string, jwk: PublicJwk): z.output<typeof Claims> {
  const { key, claims } = knownOf(jwk);
  const name = `${audience} ${token}`;
  const earlier = claims.get(name);
  if (earlier && earlier.exp > clock.epochSeconds()) return earlier;
  const options = { algorithms: [algorithm], audience, clockTimestamp: clock.epochSeconds() };
  const checked = Claims.parse(jwt.verify(token, key, options));
  if (claims.size >= MOST_CLAIMS) claims.clear();
  claims.set(name, checked);
  return checked;
}

function knownOf(jwk: PublicJwk): Known {
  const found = known.get(jwk) ?? {
    key: createPublicKey({ key: { ...jwk }, format: "jwk" }),
    claims: new Map<string, z.output<typeof Claims>>(),
  };
  known.set(jwk, found);
  return found;
}
