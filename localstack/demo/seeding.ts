import { createHash } from "node:crypto";
import { hashPassword } from "../../shared/auth/passwords.ts";
import type { Entity } from "../../shared/data/entity.ts";
import { adding, read, readItems } from "../../shared/data/repository.ts";
import { tableOf } from "../../shared/data/tables.ts";
import { transact, type Write } from "../../shared/data/transaction.ts";
import { type Account, type AccountRecords, newAccount } from "../../shared/features/accounts/account.ts";
import { config } from "../../shared/features/sessions/config.ts";
import { administratorSub } from "./government.ts";

/** Shared by the seeds of all services: they write once and skip existing records. */

const markerOf = (part: string) => ({ pk: "demo", sk: part });
const editionOf = (demo: object): string => createHash("sha256").update(JSON.stringify(demo)).digest("hex");

/** True if the table of a service holds this edition of its demo data, or of a part of them. */
export async function isSeeded(service: string, demo: object, part = "demo"): Promise<boolean> {
  const [seen] = await readItems(tableOf(service), [markerOf(part)]);
  return seen?.edition === editionOf(demo);
}

/**
 * Writes a service's demo data, or a part of them, unless its table already holds this edition.
 * @returns whether it wrote anything
 */
export async function seedOnce(
  service: string,
  demo: object,
  write: () => Promise<void>,
  part = "demo",
): Promise<boolean> {
  if (await isSeeded(service, demo, part)) return false;
  await write();
  const Item = { ...markerOf(part), edition: editionOf(demo) };
  await transact([{ item: { Put: { TableName: tableOf(service), Item } } }]);
  return true;
}

/** Adds a record, with the writes in `also`, unless its id exists. */
export async function createIfMissing<T extends { id: number }>(
  entity: Entity<T>,
  record: T,
  also: Write[] = [],
): Promise<void> {
  if (!(await read(entity, record))) await transact([...adding(entity, record), ...also]);
}

/** The subject of the administrator of each service, as accounts have it. */
export const administratorSubject = (): string => `${config.issuer}#${administratorSub}`;

type Said<A extends Account> = Pick<Account, "id" | "login" | "langKey"> & Partial<A>;

/** Adds a person who can sign in with `password`. */
export async function createPersonIfMissing<A extends Account>(
  records: AccountRecords<A>,
  password: string,
  said: Said<NoInfer<A>>,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const fields = { email: `${said.login}@demo.test`, passwordHash, ...said };
  await createIfMissing(records, newAccount(records, fields, "system"));
}
