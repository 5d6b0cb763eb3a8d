import * as z from "zod";
import { newSecret } from "../../../shared/auth/client-secrets.ts";
import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { changing, read } from "../../../shared/data/repository.ts";
import { retry, transact } from "../../../shared/data/transaction.ts";
import { log } from "../../../shared/log.ts";
import { kernel } from "../../../shared/refusals.ts";
import { seesOrganization, type User } from "../access/authentication.ts";
import { Organizations } from "../records/organization.ts";
import { type Project, Projects } from "../records/project.ts";
import { hashOf, linkingSecrets, type Secret } from "../records/secret.ts";

const DAY_SECONDS = 24 * 3600;

export const Rotation = z
  .object({
    overlap_seconds: z
      .int()
      .min(0)
      .max(7 * DAY_SECONDS)
      .default(DAY_SECONDS)
      .meta({ description: "Cât mai este acceptat tokenul secret de până acum; 0 îl oprește pe loc" }),
  })
  .meta({ id: "SecretRotation" });

interface Rotated {
  id: number;
  secret_token: string;
  previous_valid_until: string;
}

/**
 * Issues a new secret token for a project. The current one stays valid until the overlap ends; older ones end at once.
 * @throws notFound for a project that the caller may not see
 */
export async function rotateSecret(
  caller: User,
  id: number,
  { overlap_seconds }: z.output<typeof Rotation>,
): Promise<Rotated> {
  return retry(async () => {
    const before = await visibleProject(caller, id);
    const organization = await read(Organizations, { id: before.organization_id });
    if (!organization) throw kernel.negasit();
    const secret_token = newSecret();
    const fresh: Secret = { hash: hashOf(organization.secret_name, secret_token), created_at: clock.iso() };
    const previous_valid_until = new Date(clock.now().getTime() + overlap_seconds * 1000).toISOString();
    const after = { ...before, secrets: [fresh, ...expireSecrets(before, previous_valid_until)] };
    const rotated = { id, secret_token, previous_valid_until };
    const writes = [
      ...changing(Projects, before, after),
      ...linkingSecrets(after, before.secrets, after.secrets),
    ];
    await transact(writes, { answer: rotated });
    log.info("a secret was rotated", { object: id, record: Projects.name, security: "secret" });
    return rotated;
  });
}

/** The current secret, valid until `valid_until`; none without an overlap. */
const expireSecrets = ({ secrets }: Project, valid_until: string): Secret[] =>
  valid_until <= clock.iso()
    ? []
    : secrets
        .filter((secret) => secret.valid_until === undefined)
        .map((secret) => ({ ...secret, valid_until }));

/** @throws notFound for a project that is unknown or belongs to another organization */
async function visibleProject(caller: User, id: number): Promise<Stored<Project>> {
  const project = await read(Projects, { id });
  if (!project || !seesOrganization(caller, project.organization_id)) throw kernel.negasit();
  return project;
}
