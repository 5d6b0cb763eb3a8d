import { appUsersList } from "../../client/generated/documents/operations.ts";
import type { AppUser } from "../../client/generated/documents/types.ts";
import { client } from "./client.ts";
import { MOST, useFound } from "./found.ts";

/* Histories name people by login; people read names. */

export const personName = ({ prenume, nume, login }: Pick<AppUser, "prenume" | "nume" | "login">): string =>
  [prenume, nume].filter(Boolean).join(" ") || login;

/** Names by login. A login whose name the reader may not know stands for itself. */
export type People = ReadonlyMap<string, string>;

export async function readPeople(logins: readonly string[], signal?: AbortSignal): Promise<People> {
  const query = { size: MOST, "filter[login][in]": logins.join(",") };
  const { data } = await appUsersList(client, { query, signal });
  return new Map([
    ...logins.map((login) => [login, login] as const),
    ...data.items.map((person) => [person.login, personName(person)] as const),
  ]);
}

/** Machines and the system act too: they have no account. */
const isLogin = (actor: string): boolean => /^[\w.@-]+$/.test(actor);

/** The names of people by their logins; empty while they are on their way. */
export const useKnownPeople = (logins: readonly (string | undefined)[]): People =>
  useFound(
    "people by login",
    logins.filter((login) => login !== undefined && isLogin(login)),
    readPeople,
  );

/** The name of a person by login; the login itself until the name is known. */
export function usePeople(logins: readonly (string | undefined)[]): (login: string) => string {
  const known = useKnownPeople(logins);
  return (login) => known.get(login) ?? login;
}
