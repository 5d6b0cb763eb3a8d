import { Accounts, ROLE_STAFF } from "../../functions/platform/access/account.ts";
import { demoPassword } from "./data.ts";
import * as demo from "./platform.ts";
import { createPersonIfMissing, seedOnce } from "./seeding.ts";

/** Seeds the administrator and the official of the platform. Returns whether it wrote anything. */
export const seedPlatform = (): Promise<boolean> =>
  seedOnce("platform", demo, async () => {
    await Promise.all([
      createPersonIfMissing(Accounts, demoPassword, {
        ...demo.administrator,
        langKey: "ro",
        authorities: ["ROLE_USER", "ROLE_ADMIN"],
        adminServiciu: true,
      }),
      createPersonIfMissing(Accounts, demoPassword, {
        ...demo.official,
        langKey: "ro",
        authorities: ["ROLE_USER", ROLE_STAFF],
      }),
    ]);
  });
