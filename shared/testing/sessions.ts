import { clock } from "../clock.ts";
import { create } from "../data/repository.ts";
import { pseudonymOf } from "../features/sessions/people/pseudonym.ts";
import { sessionTokens } from "../features/sessions/session-tokens.ts";
import { type Session, sessionsOf } from "../features/sessions/session.ts";
import { nextId } from "../ids.ts";

/** A session of a service as its sign-in makes it, and the token that belongs to it. */
async function begin(
  service: string,
  fields: Omit<Session, "id" | "subject" | "name" | "createdAt" | "forgetAt">,
) {
  const id = nextId();
  const subject = `https://issuer.test#${id}`;
  const session = await create(sessionsOf(service), {
    id,
    subject,
    ...(fields.kind === "citizen" ? { person: pseudonymOf(subject) } : {}),
    name: "Ion Popescu",
    createdAt: clock.iso(),
    forgetAt: clock.epochSeconds() + 3600,
    ...fields,
  });
  return { session, token: sessionTokens(service, fields.kind).issue(session, pseudonymOf(subject)) };
}

/** A citizen who has signed in. @param recordId the record that they were in the service at that time */
export const citizenSession = (service: string, idnp: string, recordId?: number) =>
  begin(service, { kind: "citizen", idnp, ...(recordId === undefined ? {} : { recordId }) });

/** An official who has signed in. */
export const officialSession = (service: string, accountId: number) =>
  begin(service, { kind: "official", accountId });
