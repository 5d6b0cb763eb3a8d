import { throttle } from "../../auth/throttle.ts";
import type { AppError } from "../../errors.ts";
import { refusals } from "./texts.ts";

/** RFC 7617: the challenge names Basic and its charset. */
export const wrongCredentials = (realm: string): AppError =>
  refusals.acreditariGresite({ headers: { "www-authenticate": `Basic realm="${realm}", charset="UTF-8"` } });

/** Maximum number of failed sign-ins from one address per hour. */
const MOST_PER_ADDRESS = 1000;

interface Guess {
  service: string;
  /** The kind of secret: counted apart. */
  purpose: string;
  username: string;
  /** The caller's IP address. */
  address: string;
}

/**
 * Counts and refuses wrong credentials. Correct ones are never throttled: 256 random bits cannot be guessed, so a flood of wrong
 * credentials for a client's name locks out only its sender.
 * @throws unauthenticated, identical for every kind of wrong credentials; tooManyRequests after repeated failures
 */
export async function refuseGuess({ service, purpose, username, address }: Guess): Promise<never> {
  const guesses = throttle({
    service,
    purpose,
    key: [username, address],
    ceiling: { key: address, most: MOST_PER_ADDRESS },
  });
  await guesses.admit();
  await guesses.recordFailure();
  throw wrongCredentials(service);
}
