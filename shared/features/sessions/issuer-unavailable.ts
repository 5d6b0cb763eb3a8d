/** The government's login does not answer, or answers with a fault. */
export class IssuerUnavailable extends Error {
  override readonly name = "IssuerUnavailable";

  constructor(cause: unknown) {
    super("the government's login does not answer", { cause });
  }
}

/** True if an error is, or was caused by, an issuer that does not answer. */
export function isIssuerUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof IssuerUnavailable) return true;
  return false;
}
