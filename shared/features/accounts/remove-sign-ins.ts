import { read, readPartition, removing } from "../../data/repository.ts";
import { revisedPartition } from "../../data/revisions.ts";
import { transact, type Write } from "../../data/transaction.ts";
import { log } from "../../log.ts";
import { MOST_SIGN_INS, SIGN_INS, signInsIn, signInsOf, type SignInRecord } from "./sign-in-records.ts";

/* Apart from the beginnings of sign-ins, so that functions that only remove accounts need no settings of theirs. */

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
      held.slice(0, MOST_SIGN_INS).map((one) => deleting(service, one)),
      { repeatable: true },
    );
  } catch (error) {
    log.warn("the sign-ins of a removed account stay until their end", {
      object: accountId,
      cause: String(error),
    });
  }
}

/** The sign-ins of an account, those included that were ended with all others. */
export async function readSignIns(service: string, accountId: number): Promise<SignInRecord[]> {
  const { table } = signInsOf(service);
  return signInsIn(await readPartition(table, revisedPartition("user", accountId), { prefix: SIGN_INS }));
}

/** The write that removes a sign-in, without a condition: whoever removes a sign-in at the same time wants the same. */
export const deleting = (service: string, signIn: SignInRecord): Write => {
  const { table, key } = signInsOf(service);
  return { item: { Delete: { TableName: table, Key: { ...key(signIn) } } } };
};
