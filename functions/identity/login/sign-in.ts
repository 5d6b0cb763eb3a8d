import { throttle } from "../../../shared/auth/throttle.ts";
import { readTogether, recordAt } from "../../../shared/data/read-together.ts";
import { readItems } from "../../../shared/data/repository.ts";
import { unauthenticated, type AppError } from "../../../shared/errors.ts";
import type { ProjectIdentity } from "../../../shared/features/organization-tokens/tokens.ts";
import { log } from "../../../shared/log.ts";
import type { BasicCredentials } from "../../../shared/http/access.ts";
import { Organizations } from "../records/organization.ts";
import { Projects } from "../records/project.ts";
import { hashOf, isLive, secretKey } from "../records/secret.ts";
import { isActive } from "../records/status.ts";
import { identity } from "../service.ts";

/** Maximum number of failed sign-ins from one address per hour. */
const MOST_PER_ADDRESS = 1000;

/**
 * The active project of an active organization to which these credentials belong. Correct credentials are never
 * throttled: 256 random bits cannot be guessed, so a flood of wrong ones for an organization's name locks out only
 * its sender.
 * @throws unauthenticated, identical for every kind of wrong credentials; tooManyRequests after repeated failures
 */
export async function signIn(credentials: BasicCredentials, address: string): Promise<ProjectIdentity> {
  const found = await holderOf(credentials);
  if (found) {
    log.info("signed in", { object: found.projectId });
    return found;
  }
  const guesses = throttle({
    service: identity.name,
    purpose: "project-sign-in",
    key: [credentials.username, address],
    ceiling: { key: address, most: MOST_PER_ADDRESS },
  });
  await guesses.admit();
  await guesses.recordFailure();
  throw wrongCredentials();
}

/** RFC 7617: the challenge names Basic and its charset. */
export const wrongCredentials = (): AppError =>
  unauthenticated("acreditariGresite", {
    headers: { "www-authenticate": 'Basic realm="identity", charset="UTF-8"' },
  });

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
