import { Accounts } from "../../functions/invoicing/access/account.ts";
import { bankToken, BankTokens } from "../../functions/invoicing/records/bank-token.ts";
import { Services } from "../../functions/invoicing/records/service.ts";
import { demoPassword } from "./data.ts";
import * as demo from "./invoicing.ts";
import { createIfMissing, createPersonIfMissing, seedOnce } from "./seeding.ts";

/** Seeds services, bank tokens and the administrator of invoicing. Returns whether it wrote anything. */
export const seedInvoicing = (): Promise<boolean> =>
  seedOnce("invoicing", demo, async () => {
    await Promise.all([
      ...demo.services.map((service) => createIfMissing(Services, service)),
      ...demo.bankTokens.map(({ token, ...about }) => createIfMissing(BankTokens, bankToken(token, about))),
      createPersonIfMissing(Accounts, demoPassword, {
        ...demo.administrator,
        langKey: "ro",
        authorities: ["ROLE_USER", "ROLE_ADMIN"],
        adminServiciu: true,
      }),
    ]);
  });
