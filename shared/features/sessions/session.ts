import * as z from "zod";
import { standings, type Standings } from "../../auth/standings.ts";
import { clock } from "../../clock.ts";
import { inOwnPartition, entity } from "../../data/entity.ts";
import { recordOf } from "../../data/repository.ts";

/**
 * A sign-in through the government's login. Its number stands in the token that belongs to it; removing the record
 * ends the token at the next request.
 */
export const Session = z.object({
  id: z.int(),
  kind: z.enum(["citizen", "official"]),
  /** The person at the issuer, `<issuer>#<sub>`. */
  subject: z.string(),
  /** The citizen's IDNP. It stands only here: in no token, address, log line or answer. */
  idnp: z.string().optional(),
  /** The pseudonym of a citizen, by which they find their other sessions. Absent in sessions from before these were listed. */
  person: z.string().optional(),
  /** Where a citizen's session began: a network instead of an address, and names instead of what the browser says of itself. */
  network: z.string().optional(),
  browser: z.string().optional(),
  system: z.string().optional(),
  /** The record that the citizen was in this service when they signed in, if they were one. */
  recordId: z.int().optional(),
  /** The official's account. */
  accountId: z.int().optional(),
  /** `tokensFrom` of the account when the session began: it ends with the account's tokens. */
  from: z.int().optional(),
  /** It is one of the sign-ins of the account, under the same id, and ends with that record. Absent in sessions from before there were any. */
  isRecorded: z.literal(true).optional(),
  /** The address that ends the sign-in at the issuer, if it has one. */
  endSessionUrl: z.string().optional(),
  /** The name that the issuer gave. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** The end, in seconds since 1970; the TTL attribute of the documents table. */
  forgetAt: z.int(),
});

export type Session = z.output<typeof Session>;

/** The sessions of a service, in its own table. */
export const sessionsOf = (service: string) =>
  entity({
    name: "session",
    service,
    schema: Session,
    key: inOwnPartition("session"),
    lists: ({ person }) =>
      person === undefined ? [] : [{ partition: sessionsOfPerson(person), counter: null }],
    endsAt: ({ forgetAt }) => forgetAt,
  });

/** The list of the sessions of a citizen. */
export const sessionsOfPerson = (person: string): string => `sessions#${person}`;

/** The sessions of a service as they decide on access: cached under their revision, absent once they have ended. */
export function sessionStandings(service: string): Pick<Standings<Session>, "get"> {
  const Sessions = sessionsOf(service);
  const kept = standings(Sessions.table, "session", (items) => {
    const item = items.find(({ sk }) => sk === Sessions.name);
    return item && recordOf<Session>(item);
  });
  return {
    async get(id) {
      const session = await kept.get(id);
      return session && session.forgetAt > clock.epochSeconds() ? session : undefined;
    },
  };
}
