import { hashOfToken } from "../../../shared/auth/client-secrets.ts";
import { accountAccess } from "../../../shared/features/accounts/access.ts";
import { users } from "../../../shared/features/accounts/accounts.ts";
import { organizationToken as token } from "../../../shared/features/organization-tokens/access.ts";
import { keySet } from "../../../shared/features/organization-tokens/key-set.ts";
import { bareOrBearerToken, type Access, limited } from "../../../shared/http/access.ts";
import { clientRate } from "../../../shared/http/clients/rate.ts";
import { kernel } from "../../../shared/refusals.ts";
import { type BankToken, BankTokens } from "../records/bank-token.ts";
import { readUnique } from "../../../shared/data/repository.ts";
import { findOrImportProject } from "./import-project.ts";
import type { Project } from "../records/project.ts";
import { invoicing } from "../service.ts";
import { Accounts } from "./account.ts";

const signed = token(keySet(invoicing.name));

/** A project, identified by a token from identity's login. Its first call imports it. */
const organizationToken: Access<Project> = {
  zone: signed.zone,
  scheme: signed.scheme,
  admit: async (request, service) => findOrImportProject(await signed.admit(request, service)),
  identify: ({ id }) => `project#${id}`,
};

/** The bank that this token belongs to; undefined for anything else. */
async function bankOf(token: string): Promise<BankToken | undefined> {
  const found = await readUnique(BankTokens, "hash", hashOfToken(token));
  return found?.active ? found : undefined;
}

/** A bank, identified by a token that the administrators of this service issued. */
const bankToken: Access<BankToken> = {
  zone: "bank",
  scheme: {
    name: "bankToken",
    definition: {
      type: "http",
      scheme: "bearer",
      description: "Tokenul băncii, emis de administratorul serviciului; se acceptă și fără cuvântul Bearer",
    },
  },
  async admit(request) {
    const sent = bareOrBearerToken(request);
    const bank = sent && (await bankOf(sent));
    if (!bank) throw kernel.neautentificat();
    return bank;
  },
  identify: ({ bank }) => `bank#${bank}`,
};

/** Access declarations for the routes of this service. */
export const access = {
  organizationToken: limited(organizationToken, clientRate()),
  bankToken: limited(bankToken, clientRate()),
  ...accountAccess(Accounts, users(Accounts).get),
};
