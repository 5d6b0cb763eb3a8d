import { clock } from "../../clock.ts";
import { adding, read, removing } from "../../data/repository.ts";
import { transact, type Write, withNewId } from "../../data/transaction.ts";
import { type Account, type Begun, outlives } from "./account.ts";
import { deleting, readSignIns } from "./remove-sign-ins.ts";
import { described, type Origin } from "./sign-in-origin.ts";
import { MOST_SIGN_INS, signInsOf, type SignInRecord } from "./sign-in-records.ts";
import { lastUses } from "./sign-in-use.ts";

interface Beginning extends Pick<SignInRecord, "kind" | "rememberMe" | "forgetAt"> {
  origin: Origin;
  /** The session that it is, with the `tokensFrom` under which that began. */
  session?: Begun;
  /** The sign-ins of the account, if they are known already. */
  held?: readonly SignInRecord[];
}

/**
 * Stores a sign-in of an account, under a new id or that of its session.
 * @returns the id
 */
export async function recordSignIn(
  service: string,
  account: Pick<Account, "id" | "tokensFrom" | "keptSignIn">,
  { origin, session, held, ...fields }: Beginning,
): Promise<number> {
  const accountId = account.id;
  const from = session?.from ?? account.tokensFrom;
  const [seen, room] = await Promise.all([described(origin), makingRoom(service, account, held)]);
  const createdAt = clock.iso();
  const store = async (id: number): Promise<number> => {
    const record: SignInRecord = { id, accountId, from, createdAt, ...fields, ...seen };
    await transact([...adding(signInsOf(service), record), ...room], { repeatable: true });
    return id;
  };
  return session ? store(session.id) : withNewId(store);
}

/**
 * Gives a sign-in whose person has proved again who they are a new record in place of the old one: the tokens before end.
 * @returns its id for the new token; that of one that was ended meanwhile opens nothing
 */
export async function renewSignIn(
  service: string,
  { id: accountId, tokensFrom: from }: Pick<Account, "id" | "tokensFrom">,
  id: number | undefined,
): Promise<number | undefined> {
  if (id === undefined) return undefined;
  const records = signInsOf(service);
  return withNewId(async (newId) => {
    const before = await read(records, { id, accountId });
    if (!before) return id;
    const { rev: _, ...signIn } = before;
    const after = adding(records, { ...signIn, id: newId, from });
    await transact([...removing(records, before), ...after], { repeatable: true });
    return newId;
  });
}

/** Writes that leave a place free: they remove sign-ins that were ended, and the one used least recently of too many. */
async function makingRoom(
  service: string,
  account: Pick<Account, "id" | "tokensFrom" | "keptSignIn">,
  known?: readonly SignInRecord[],
): Promise<Write[]> {
  const held = known ?? (await readSignIns(service, account.id));
  const alive = held.filter((one) => outlives(account, one));
  const excess = alive.length - MOST_SIGN_INS + 1;
  const uses = excess > 0 ? await lastUses(service, alive) : new Map<number, number>();
  const unused = alive.toSorted((a, b) => (uses.get(a.id) ?? 0) - (uses.get(b.id) ?? 0));
  const over = [...held.filter((one) => !alive.includes(one)), ...unused.slice(0, Math.max(0, excess))];
  return over.slice(0, MOST_SIGN_INS).map((one) => deleting(service, one));
}
