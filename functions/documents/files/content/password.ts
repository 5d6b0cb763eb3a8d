import { verifyPassword } from "../../../../shared/auth/passwords.ts";
import { throttle, type ThrottleRule } from "../../../../shared/auth/throttle.ts";
import type { Principal } from "../../access/principal.ts";
import type { Document } from "../../records/document.ts";
import { documents } from "../../service.ts";
import { refusals } from "./texts.ts";

/**
 * Checks the password of a protected document. It is required at every download, including those of the owner.
 * @throws forbidden if it is missing or wrong, tooManyRequests after 5 wrong ones from this caller
 */
export async function checkPassword(
  caller: Principal,
  document: Document,
  password: string | undefined,
): Promise<void> {
  if (document.tipSecuritate !== "PAROLA") return;
  await guardedCheck(password, {
    passwordHash: document.passwordHash,
    guesses: { purpose: "document-password", key: [document.id, caller.key] },
    missing: () => refusals.parolaNecesara(),
    wrong: () => refusals.parolaIncorecta(),
  });
}

/** A password check: the hash, the key that guesses are counted under, and the refusals. */
interface Lock {
  passwordHash: string | undefined;
  guesses: Pick<ThrottleRule, "purpose" | "key">;
  missing(): Error;
  wrong(): Error;
}

/** @throws the refusals of the lock, tooManyRequests after 5 wrong passwords */
export async function guardedCheck(
  password: string | undefined,
  { passwordHash, guesses, missing, wrong }: Lock,
): Promise<void> {
  if (password === undefined) throw missing();
  const guard = throttle({ service: documents.name, ...guesses });
  await guard.admit();
  if (!(await verifyPassword(password, passwordHash))) {
    await guard.recordFailure();
    throw wrong();
  }
  await guard.recordSuccess();
}
