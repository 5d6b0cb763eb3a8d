import { clock } from "../../shared/clock.ts";
import { Accounts } from "../../functions/identity/access/account.ts";
import { Organizations } from "../../functions/identity/records/organization.ts";
import { Partners } from "../../functions/identity/records/partner.ts";
import { Projects } from "../../functions/identity/records/project.ts";
import { hashOf, linkingSecrets } from "../../functions/identity/records/secret.ts";
import { demoPassword } from "./data.ts";
import * as demo from "./identity.ts";
import { createIfMissing, createPersonIfMissing, seedOnce } from "./seeding.ts";

/** Seeds partners, organizations, projects and people of the identity service. Returns whether it wrote anything. */
export const seedIdentity = (): Promise<boolean> =>
  seedOnce("identity", demo, async () => {
    const created_at = clock.iso();
    await Promise.all([
      ...demo.partners.map((partner) => createIfMissing(Partners, partner)),
      ...demo.organizations.map((organization) =>
        createIfMissing(Organizations, { ...organization, created_at }),
      ),
      ...demo.projects.map(adoptProject),
      ...demo.users.map((user) => createPersonIfMissing(Accounts, demoPassword, user)),
    ]);
  });

async function adoptProject({ secret_token, ...said }: demo.DemoProject): Promise<void> {
  const { secret_name = "" } = demo.organizations.find(({ id }) => id === said.organization_id) ?? {};
  const created_at = clock.iso();
  const secrets = [{ hash: hashOf(secret_name, secret_token), created_at }];
  const project = { ...said, status_id: "1" as const, secrets, created_at };
  await createIfMissing(Projects, project, linkingSecrets(project, [], secrets));
}
