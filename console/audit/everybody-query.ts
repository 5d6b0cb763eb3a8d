import { appUsersList, documentsReadExplanation } from "../../client/generated/documents/operations.ts";
import type { ExplicatieAcces } from "../../client/generated/documents/types.ts";
import { rows } from "../../client/index.ts";
import { client } from "../api/client.ts";
import { personName } from "../api/people.ts";

/** People of one run: each takes a call. */
export const MOST_PEOPLE = 500;

export interface Asked {
  /** Names by login. */
  people: ReadonlyMap<string, string>;
  /** True if there are more than one run asks for. */
  isCut: boolean;
}

/** The people whom the auditor sees. */
export async function readPeople(): Promise<Asked> {
  const people = new Map<string, string>();
  for await (const person of rows((next) => appUsersList(client, { query: { size: 200, ...next } }))) {
    if (people.size === MOST_PEOPLE) return { people, isCut: true };
    people.set(person.login, personName(person));
  }
  return { people, isCut: false };
}

export async function explain(
  documentId: string,
  login: string,
  signal: AbortSignal,
): Promise<ExplicatieAcces> {
  const call = { path: { id: Number(documentId) }, query: { login }, signal };
  return (await documentsReadExplanation(client, call)).data;
}
