import type { Stored } from "../../../../shared/data/entity.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { create, read, readPartition, readUnique, recordOf } from "../../../../shared/data/repository.ts";
import { pageOfRows } from "../../../../shared/data/row-page.ts";
import { readRowTotal } from "../../../../shared/data/totals.ts";
import { withNewId } from "../../../../shared/data/transaction.ts";
import {
  accountsWith,
  authorities as namesOfSystem,
  isOfSystem,
} from "../../../../shared/features/accounts/account.ts";
import { removeRecord } from "../../../../shared/features/crud-verbs.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { Authorities, type Authority } from "../../records/authority.ts";
import { refusals as recordsRefusals } from "../../records/texts.ts";
import { refusals } from "./texts.ts";

/** The authorities of the system have the first ids. */
const ofSystem: Authority[] = namesOfSystem.map((name, i) => ({ id: i + 1, name }));

/** An authority is addressed by its id or by its name. */
type AuthorityReference = number | string;

/** The authorities of the system, and those that service administrators have created. */
export async function listAuthorities(query: ListQuery): Promise<Page<Authority>> {
  const rows = await readPartition(Authorities.table, "authority");
  const all = [...ofSystem, ...rows.map((row) => recordOf<Authority>(row))];
  return pageOfRows(all, query, { name: "authorities" });
}

/** @throws notFound */
export async function readAuthority(reference: AuthorityReference): Promise<Authority | Stored<Authority>> {
  const own = ofSystem.find(({ id, name }) => id === reference || name === reference);
  const found = own ?? (await readMade(reference));
  if (!found) throw kernel.negasit();
  return found;
}

const readMade = (reference: AuthorityReference): Promise<Stored<Authority> | undefined> =>
  typeof reference === "number"
    ? read(Authorities, { id: reference })
    : readUnique(Authorities, "name", reference);

/** @throws conflict if the name exists */
export async function createAuthority(name: string): Promise<Stored<Authority>> {
  if (isOfSystem(name)) throw recordsRefusals.autoritateaExista({ name });
  return withNewId((id) => create(Authorities, { id, name }));
}

/**
 * Accounts and tokens contain the names, so a name cannot change: a request with the same name returns the authority
 * unchanged.
 * @throws notFound; conflict for another name, and for an authority of the system
 */
export async function keepAuthority(
  reference: AuthorityReference,
  name: string | undefined,
): Promise<Authority> {
  const authority = await readAuthority(reference);
  refuseOfSystem(authority);
  if (name !== undefined && name !== authority.name) throw refusals.numeleAutoritatii();
  return authority;
}

/** @throws notFound; conflict for an authority of the system, and for one that an account has */
export async function removeAuthority(
  reference: AuthorityReference,
  ifMatch: number[] | undefined,
): Promise<undefined> {
  const { id, name } =
    typeof reference === "number" ? await named(reference) : await readAuthority(reference);
  refuseOfSystem({ name });
  if ((await readRowTotal(Authorities.table, [accountsWith(name)])) > 0) throw refusals.autoritateaFolosita();
  await removeRecord(Authorities, { caller: undefined, id, ifMatch });
  return undefined;
}

/** An authority that was removed recently no longer has a name; a repeated removal uses its id. */
async function named(id: number): Promise<Authority> {
  const own = ofSystem.find((authority) => authority.id === id);
  return own ?? (await read(Authorities, { id })) ?? { id, name: "" };
}

function refuseOfSystem({ name }: Pick<Authority, "name">): void {
  if (isOfSystem(name)) throw refusals.autoritateaSistemului();
}
