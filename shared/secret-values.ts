/*
 * The values of secrets in this process. A variable names a secret of Secrets Manager, `secretsmanager:temelia/prod/smtp-url`, and
 * `readSecrets` (shared/secrets/) fetches it; on the local cloud and in tests the variable has the value itself. Both may contain
 * `{service}`, the service that asks: the six services run in one process there, and have keys of their own.
 */
const NAMED = "secretsmanager:";
const SERVICE = "{service}";

const texts = new Map<string, string>();

/** A secret that could not be read. What needs it fails as if a store were out of reach: a request with 503, a message comes again. */
export class SecretUnavailable extends Error {
  override readonly name = "SecretUnavailable";
  readonly $fault = "server";

  constructor(secret: string, why: string) {
    super(`the secret ${secret} ${why}`);
  }
}

/** The name in Secrets Manager that a variable has for a service; undefined if it has the value itself. */
export const nameOfSecret = (given: string | undefined, service: string): string | undefined =>
  given?.startsWith(NAMED) ? given.slice(NAMED.length).replaceAll(SERVICE, service) : undefined;

/** @throws SecretUnavailable for a secret that is not known */
export function textOfSecret(given: string, service: string): string {
  const name = nameOfSecret(given, service);
  if (name === undefined) return given.replaceAll(SERVICE, service);
  const text = texts.get(name);
  if (text === undefined) throw new SecretUnavailable(name, "was not read");
  return text;
}

export const isKnownSecret = (name: string): boolean => texts.has(name);
export const keepSecret = (name: string, text: string): void => void texts.set(name, text);
export const forgetSecret = (name: string): void => void texts.delete(name);
