import { Accounts } from "../../functions/template-admin/access/account.ts";
import { Templates } from "../../functions/template-admin/records/template.ts";
import { demoPassword } from "./data.ts";
import * as demo from "./template-admin.ts";
import { createIfMissing, createPersonIfMissing, seedOnce } from "./seeding.ts";

/** Seeds templates and the administrator of template administration. Returns whether it wrote anything. */
export const seedTemplateAdmin = (): Promise<boolean> =>
  seedOnce("template-admin", demo, async () => {
    await Promise.all([
      ...demo.templates.map((template) => createIfMissing(Templates, template)),
      createPersonIfMissing(Accounts, demoPassword, {
        ...demo.administrator,
        langKey: "ro",
        authorities: ["ROLE_USER", "ROLE_ADMIN"],
        adminServiciu: true,
      }),
    ]);
  });
