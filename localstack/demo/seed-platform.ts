import { Accounts } from "../../functions/platform/access/account.ts";
import { registerOwn } from "../../functions/platform/schedule/register-own.ts";
import { sealCredentials } from "../../functions/platform/systems/credentials.ts";
import { config } from "../../shared/config.ts";
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
  });

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
