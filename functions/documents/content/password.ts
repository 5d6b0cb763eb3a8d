import { verifyPassword } from "../../../shared/auth/passwords.ts";
import { throttle } from "../../../shared/auth/throttle.ts";
import { forbidden } from "../../../shared/errors.ts";
import type { Principal } from "../access/principal.ts";
import type { Document } from "../records/document.ts";
import { documents } from "../service.ts";

/**
 * Checks the password of a protected document: at every download, also of its owner.
 * @throws forbidden where it is missing or wrong, tooManyRequests after 5 wrong ones from this caller
 */
export async function checkPassword(
  caller: Principal,
  document: Document,
  password: string | undefined,
): Promise<void> {
  if (document.tipSecuritate !== "PAROLA") return;
  if (password === undefined) throw forbidden("parolaNecesara");
  const guard = throttle({
    service: documents.name,
    purpose: "document-password",
    key: [document.id, caller.key],
  });
  await guard.admit();
  if (!(await verifyPassword(password, document.passwordHash))) {
    await guard.recordFailure();
    throw forbidden("parolaIncorecta");
  }
  await guard.recordSuccess();
}
