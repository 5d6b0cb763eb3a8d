import { appUsersList } from "../../client/generated/documents/operations.ts";
import { type Person, usePerson } from "../shell/session.ts";
import { type Language, useLanguage } from "../words/language.ts";
import { wordsIn } from "../words/words.ts";
import { client } from "./client.ts";
import { inParts, MOST, useFound } from "./found.ts";
import { apiWords } from "./words.ts";

/* Histories name people by login; people read names. */

/** The parts of a person's name, as records have them: some know the login alone. */
interface Named {
  login: string;
  prenume?: string | undefined;
  nume?: string | undefined;
}

export const personName = ({ prenume, nume, login }: Named): string =>
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

/** The same for any number of logins, without those that are no account's. */
export async function readAllPeople(logins: readonly string[], signal?: AbortSignal): Promise<People> {
  const wanted = [...new Set(logins)].filter(isLogin);
  const parts = await Promise.all(inParts(wanted).map((part) => readPeople(part, signal)));
  return new Map(parts.flatMap((part) => [...part]));
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

/** Who acts without an account, in words; a login stands for itself until its name is known. */
export function actorText(actor: string, language: Language): string {
  const text = wordsIn(apiWords, language).actors;
  const [kind, id = ""] = actor.split(":");
  if (actor === "anonim") return text.anonymous;
  if (actor === "system") return text.system;
  if (kind === "link" && id !== "") return text.link(id);
  return kind === "machine" && id !== "" ? text.machine(id) : actor;
}

/** The name of a person by login, or of whoever else acts. */
export function usePeople(logins: readonly (string | undefined)[]): (login: string) => string {
  const known = useKnownPeople(logins);
  const language = useLanguage();
  return (login) => known.get(login) ?? actorText(login, language);
}

/** The names are those of documents: for people who are not signed in there, a login stands for itself. */
const knowsNames = ({ roles }: Pick<Person, "roles">): boolean => roles.includes("documents");

/** The same for the accounts of another service, which have the logins of documents. */
export function usePeopleOf(logins: readonly (string | undefined)[]): (login: string) => string {
  return usePeople(knowsNames(usePerson()) ? logins : []);
}

/** The names of a few people outside of a component. */
export async function readPeopleOf(person: Person, logins: readonly string[]): Promise<People> {
  return knowsNames(person) && logins.length > 0 ? readAllPeople(logins) : new Map();
}
