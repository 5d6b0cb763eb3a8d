import { clock } from "../../clock.ts";
import { adding, read, readPartition, removing, update } from "../../data/repository.ts";
import { revisedPartition } from "../../data/revisions.ts";
import { transact, type Write, withNewId } from "../../data/transaction.ts";
import { log } from "../../log.ts";
import { type Account, type Begun, outlives } from "./account.ts";
import { described, type Origin } from "./sign-in-origin.ts";
import { MOST_SIGN_INS, SIGN_INS, signInsIn, signInsOf, type SignInRecord } from "./sign-in-records.ts";
import { lastUses } from "./sign-in-use.ts";

interface Beginning extends Pick<SignInRecord, "kind" | "rememberMe" | "forgetAt"> {
  origin: Origin;
  /** The session that it is, with the `tokensFrom` under which that began. */
  session?: Begun;
}

/**
 * Stores a sign-in of an account, under a new id or that of its session.
 * @returns the id
 */
export async function recordSignIn(
  service: string,
  account: Pick<Account, "id" | "tokensFrom" | "keptSignIn">,
  { origin, session, ...fields }: Beginning,
): Promise<number> {
  const accountId = account.id;
  const from = session?.from ?? account.tokensFrom;
  const [seen, room] = await Promise.all([described(origin), makingRoom(service, account)]);
  const createdAt = clock.iso();
  const store = async (id: number): Promise<number> => {
    const record: SignInRecord = { id, accountId, from, createdAt, ...fields, ...seen };
    await transact([...adding(signInsOf(service), record), ...room], { repeatable: true });
    return id;
  };
  return session ? store(session.id) : withNewId(store);
}

/** Lets a sign-in go on after all others of its account were ended: new tokens carry the account's present `tokensFrom`. */
export async function continueSignIn(
  service: string,
  { id: accountId, tokensFrom: from }: Pick<Account, "id" | "tokensFrom">,
  id: number | undefined,
): Promise<void> {
  if (id === undefined) return;
  await update(signInsOf(service), { id, accountId }, (signIn) =>
    signIn.from === from ? signIn : { ...signIn, from },
  );
}

/** The writes that remove a sign-in, if it has a record. */
export async function removingSignIn(
  service: string,
  key: Pick<SignInRecord, "id" | "accountId">,
): Promise<Write[]> {
  const records = signInsOf(service);
  const signIn = await read(records, key);
  return signIn ? removing(records, signIn) : [];
}

/** Removes the sign-ins of an account that is no more. It has been removed: what fails here ends by itself. */
export async function forgetSignIns(service: string, accountId: number): Promise<void> {
  try {
    const held = await readSignIns(service, accountId);
    await transact(
      held.map((one) => deleting(service, one)),
      { repeatable: true },
    );
  } catch (error) {
    log.warn("the sign-ins of a removed account stay until their end", {
      object: accountId,
      cause: String(error),
    });
  }
}

async function readSignIns(service: string, accountId: number): Promise<SignInRecord[]> {
  const { table } = signInsOf(service);
  return signInsIn(await readPartition(table, revisedPartition("user", accountId), { prefix: SIGN_INS }));
}

/** Writes that leave a place free: they remove sign-ins that were ended, and the one used least recently of too many. */
async function makingRoom(
  service: string,
  account: Pick<Account, "id" | "tokensFrom" | "keptSignIn">,
): Promise<Write[]> {
  const held = await readSignIns(service, account.id);
  const alive = held.filter((one) => outlives(account, one));
  const excess = alive.length - MOST_SIGN_INS + 1;
  const uses = excess > 0 ? await lastUses(service, alive) : new Map<number, number>();
  const unused = alive.toSorted((a, b) => (uses.get(a.id) ?? 0) - (uses.get(b.id) ?? 0));
  const over = [...held.filter((one) => !alive.includes(one)), ...unused.slice(0, Math.max(0, excess))];
  return over.slice(0, MOST_SIGN_INS).map((one) => deleting(service, one));
}

/** Without a condition: whoever removes a sign-in at the same time wants the same. */
const deleting = (service: string, signIn: SignInRecord): Write => {
  const { table, key } = signInsOf(service);
  return { item: { Delete: { TableName: table, Key: { ...key(signIn) } } } };
};
