import { Accounts } from "../../functions/platform/access/account.ts";
import { ownSystems } from "../../functions/platform/own-systems.ts";
import { Systems } from "../../functions/platform/records/system.ts";
import { registerOwn } from "../../functions/platform/schedule/register-own.ts";
import { sealCredentials } from "../../functions/platform/systems/credentials.ts";
import { hashOfToken } from "../../shared/auth/client-secrets.ts";
import { config } from "../../shared/config.ts";
import { findUnique, update } from "../../shared/data/repository.ts";
import { demoPassword } from "./data.ts";
import * as demo from "./platform.ts";
import { administratorSubject, createPersonIfMissing, seedOnce } from "./seeding.ts";

/**
 * Seeds the administrator and the official of the platform, and registers its own services with their credentials, so that
 * audits look behind the sign-in. Returns whether it wrote anything.
 */
export const seedPlatform = (): Promise<boolean> =>
  seedOnce("platform", demo, async () => {
    await Promise.all([
      createPersonIfMissing(Accounts, demoPassword, {
        ...demo.administrator,
        subject: administratorSubject(),
        langKey: "ro",
        authorities: ["ROLE_USER", "ROLE_ADMIN"],
        adminServiciu: true,
      }),
      createPersonIfMissing(Accounts, demoPassword, {
        ...demo.official,
        langKey: "ro",
        authorities: ["ROLE_USER", "ROLE_STAFF"],
      }),
    ]);
    await registerOwn((service, id) => sealCredentials(credentialsOf(service), id));
    await giveToken();
  });

/** Gives the first of its own services the token of the demo data, unless it has one. */
async function giveToken(): Promise<void> {
  const tokenHash = hashOfToken(demo.systemToken);
  const [first] = ownSystems;
  const system = first && (await findUnique(Systems, "cod", first.cod));
  if (system !== undefined)
    await update(Systems, { id: system }, (before) =>
      before.tokenHash === undefined ? { ...before, tokenHash } : before,
    );
}

const credentialsOf = (service: string) =>
  Object.fromEntries(
    Object.entries(demo.auditors(service)).map(([zone, username]) => [
      zone,
      {
        type: "login" as const,
        url: `${config.publicUrl}/${service}/api/authenticate`,
        username,
        password: demoPassword,
      },
    ]),
  );
