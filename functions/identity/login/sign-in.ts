import { readTogether, recordAt } from "../../../shared/data/read-together.ts";
import { readItems } from "../../../shared/data/repository.ts";
import { refuseGuess } from "../../../shared/features/clients/wrong-credentials.ts";
import type { ProjectIdentity } from "../../../shared/features/organization-tokens/tokens.ts";
import { log } from "../../../shared/log.ts";
import { countingSignIn } from "../../../shared/metrics/sign-ins.ts";
import type { BasicCredentials } from "../../../shared/http/access.ts";
import { Organizations } from "../records/organization.ts";
import { Projects } from "../records/project.ts";
import { hashOf, isLive, secretKey } from "../records/secret.ts";
import { isActive } from "../records/status.ts";
import { identity } from "../service.ts";

/**
 * The active project of an active organization that these credentials belong to.
 * @throws unauthenticated, identical for every kind of wrong credentials; tooManyRequests after repeated failures
 */
export const signIn = (credentials: BasicCredentials, address: string): Promise<ProjectIdentity> =>
  countingSignIn(identity.name, async () => {
    const found = await holderOf(credentials);
    if (!found) return refuseGuess({ ...guessed, username: credentials.username, address });
    log.info("signed in", { object: found.projectId, security: "sign-in" });
    return found;
  });

/** The guesses of projects' secrets are counted apart. */
const guessed = { service: identity.name, purpose: "project-sign-in" };

/** Two reads for correct credentials, and one for wrong ones of every kind. */
async function holderOf({ username, password }: BasicCredentials): Promise<ProjectIdentity | undefined> {
  const hash = hashOf(username, password);
  const [row] = await readItems(Projects.table, [secretKey(hash)]);
  if (!row) return undefined;
  const { project, organization } = await readTogether(Projects.table, {
    project: recordAt(Projects, { id: Number(row.project_id) }),
    organization: recordAt(Organizations, { id: Number(row.organization_id) }),
  });
  if (!project || !organization) return undefined;
  const counts = project.secrets.some((secret) => secret.hash === hash && isLive(secret));
  // HMAC treats some different keys as the same one (RFC 2104, zero padding), so the name itself is compared.
  if (!counts || organization.secret_name !== username) return undefined;
  if (!isActive(project) || !isActive(organization)) return undefined;
  return {
    organizationId: String(organization.id),
    organization: organization.name,
    projectId: String(project.id),
    project: project.name,
  };
}
