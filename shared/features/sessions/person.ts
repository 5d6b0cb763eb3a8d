import * as z from "zod";
import { fullName } from "../../everywhere/full-name.ts";
import { config, type GivenAuthority } from "./config.ts";
import type { SessionZone } from "./sign-in-service.ts";

/** A claim of another type counts as absent. */
const text = z.string().trim().min(1).max(200).optional().catch(undefined);

const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  idnp: z
    .string()
    .regex(/^[0-9]{13}$/)
    .optional()
    .catch(undefined),
  roles: z.union([z.array(z.string()), z.string().transform((role) => [role])]).catch([]),
  acr: text,
  amr: z.array(z.string()).catch([]),
  name: text,
  given_name: text,
  family_name: text,
});

/** A person as the government's login describes them. */
export interface GovernmentPerson {
  /** `<issuer>#<sub>` */
  subject: string;
  idnp: string | undefined;
  /** The authorities that their roles give, by GOVERNMENT_ROLES. */
  authorities: readonly GivenAuthority[];
  /** How they proved who they are: `acr` and `amr` of the issuer. */
  proofs: readonly string[];
  name: string;
  firstName: string | undefined;
  lastName: string | undefined;
}

/** True if the issuer says that the person proved who they are as a zone demands (GOVERNMENT_ASSURANCE). */
export function isAssured({ proofs }: Pick<GovernmentPerson, "proofs">, zone: SessionZone): boolean {
  const demanded = config.assurance[zone];
  return demanded === undefined || demanded.some((value) => proofs.includes(value));
}

/** The person of verified claims. No other claim is read: no mail address, no organization. */
export function personOf(claims: Record<string, unknown>): GovernmentPerson {
  const {
    iss,
    sub,
    idnp,
    roles,
    acr,
    amr,
    name,
    given_name: firstName,
    family_name: lastName,
  } = Claims.parse(claims);
  const given = roles.flatMap((role) => (Object.hasOwn(config.roles, role) ? [config.roles[role]] : []));
  return {
    subject: `${iss}#${sub}`,
    idnp,
    proofs: acr === undefined ? amr : [acr, ...amr],
    authorities: [...new Set(given)].filter((authority) => authority !== undefined),
    name: name ?? fullName(firstName, lastName),
    firstName: firstName?.slice(0, 50),
    lastName: lastName?.slice(0, 50),
  };
}
