import * as z from "zod";
import { Accounts } from "../../access/account.ts";
import { readTogether } from "../../../../shared/data/read-together.ts";
import { readUnique } from "../../../../shared/data/repository.ts";
import { foldedLogin } from "../../../../shared/features/accounts/account.ts";
import { type Relation, type Right, rightsOf } from "../../access/authorization.ts";
import { obstacles, type Reason, reasonsFor } from "../../access/explanation.ts";
import { loadPerson } from "../../access/load-person.ts";
import type { Person, Principal } from "../../access/principal.ts";
import { administers } from "../../access/scope.ts";
import { documentActs, openFor } from "../../access/document-acts.ts";
import type { Document } from "../../records/document.ts";
import { type Grant, grantAt, granteeOf, Grants } from "../../records/grant.ts";
import { refusals } from "./texts.ts";

/** The names of rights and relations shown to administrators. */
export const rightNames: Record<Right, string> = {
  read: "CITIRE",
  write: "SCRIERE",
  share: "PARTAJARE",
  purge: "ELIMINARE",
  govern: "GUVERNARE",
  administer: "ADMINISTRARE",
};
export const relationNames: Record<Relation, string> = {
  owner: "PROPRIETAR",
  bucketAdmin: "ADMIN_CONTAINER",
  bucketOperator: "OPERATOR_CONTAINER",
  writeGrant: "PARTAJARE_SCRIERE",
  readGrant: "PARTAJARE_CITIRE",
  organizationAdmin: "ADMIN_ORGANIZATIE",
  serviceAdmin: "ADMIN_SERVICIU",
  issuer: "EMITENT",
  linkHolder: "LINK",
  everybody: "PUBLIC",
};

export const ExplanationQuery = z.object({ login: z.string().min(1).max(100) });

export const Explanation = z
  .object({
    login: z.string(),
    /** False: the account cannot sign in, so its rights cannot be used. */
    activat: z.boolean(),
    drepturi: z.array(z.enum(Object.values(rightNames))),
    relatii: z.array(
      z.object({
        relatie: z.enum(Object.values(relationNames)),
        prin: z.string().optional(),
        da: z.boolean(),
        motiv: z.enum(obstacles).optional(),
      }),
    ),
  })
  .meta({ id: "ExplicatieAcces" });
export type Explanation = z.output<typeof Explanation>;

/**
 * Explains why a person can or cannot use a document, as stored now. To an organization's administrator, a login of
 * another organization appears unknown, unless the document or its bucket names it.
 * @throws notFound for a document that the caller may not read and for an unknown login, forbidden if they do not
 * administer it
 */
export async function explainAccess(
  caller: Principal,
  id: number,
  login: string,
): Promise<z.input<typeof Explanation>> {
  const { document } = await openFor(caller, id, documentActs.EXPLICA_ACCESUL);
  const account = await readUnique(Accounts, "login", foldedLogin(login));
  const person = account && (await loadPerson(account.id));
  if (!person) throw refusals.loginNecunoscut();
  const found = await readTogether(Grants.table, { grants: person.names.map((name) => grantAt(id, name)) });
  const grants = found.grants.filter((grant) => grant !== undefined);
  if (!administers(caller, person.organizatieId) && !isNamed(person, document, grants))
    throw refusals.loginNecunoscut();
  return {
    login: person.login,
    activat: person.activated,
    drepturi: [...rightsOf(person, document, grants)].map((right) => rightNames[right]),
    relatii: reasonsFor(person, document, grants).map(relationView),
  };
}

/**
 * An account that the document shows to its administrators: as its creator, a member of its bucket, or a beneficiary.
 */
const isNamed = ({ key, memberships }: Person, document: Document, grants: Grant[]): boolean =>
  document.creator === key ||
  memberships.has(document.bucketId) ||
  grants.some((grant) => granteeOf(grant) === key);

const relationView = ({ relation, through, gives, obstacle }: Reason) => ({
  relatie: relationNames[relation],
  ...(through === undefined ? {} : { prin: through }),
  da: gives,
  ...(obstacle === undefined ? {} : { motiv: obstacle }),
});
