import { appUsersList, clientsList } from "../../client/generated/documents/operations.ts";
import { fullName } from "../../shared/everywhere/full-name.ts";
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

export const personName = ({ prenume, nume, login }: Named): string => fullName(prenume, nume) || login;

/** Names by login, and of clients by `client:7`. A login whose name the reader may not know stands for itself. */
export type People = ReadonlyMap<string, string>;

/** The names of people and of clients, each read together. */
export async function readPeople(actors: readonly string[], signal?: AbortSignal): Promise<People> {
  const [people, clients] = await Promise.all([
    readLogins(actors.filter(isLogin), signal),
    readClients(actors.filter(isClient), signal),
  ]);
  return new Map([...people, ...clients]);
}

async function readLogins(logins: readonly string[], signal?: AbortSignal): Promise<People> {
  if (logins.length === 0) return new Map();
  const query = { size: MOST, "filter[login][in]": logins.join(",") };
  const { data } = await appUsersList(client, { query, signal });
  return new Map([
    ...logins.map((login) => [login, login] as const),
    ...data.items.map((person) => [person.login, personName(person)] as const),
  ]);
}

const CLIENT = "client:";
const isClient = (actor: string): boolean => actor.startsWith(CLIENT);

async function readClients(actors: readonly string[], signal?: AbortSignal): Promise<People> {
  if (actors.length === 0) return new Map();
  const ids = actors.map((actor) => actor.slice(CLIENT.length));
  const query = { size: MOST, "filter[id][in]": ids.join(",") };
  const { data } = await clientsList(client, { query, signal });
  return new Map(data.items.map(({ id, denumire }) => [CLIENT + id, denumire]));
}

/** The same for any number of those who act, without those that have no name. */
export async function readAllPeople(actors: readonly string[], signal?: AbortSignal): Promise<People> {
  const wanted = [...new Set(actors)].filter(hasName);
  const parts = await Promise.all(inParts(wanted).map((part) => readPeople(part, signal)));
  return new Map(parts.flatMap((part) => [...part]));
}

/** Machines and the system act too: they have no account. */
export const isLogin = (actor: string): boolean =>
  actor !== "system" && actor !== "anonim" && /^[\w.@-]+$/.test(actor);

const hasName = (actor: string): boolean => isLogin(actor) || isClient(actor);

/** The names of people by their logins and of clients; empty while they are on their way. */
export const useKnownPeople = (logins: readonly (string | undefined)[]): People =>
  useFound(
    "people by login",
    logins.filter((login) => login !== undefined && hasName(login)),
    readPeople,
  );

/** Who acts without an account, in words; a login stands for itself until its name is known. */
export function actorText(actor: string, language: Language): string {
  const text = wordsIn(apiWords, language).actors;
  const [kind, id = ""] = actor.split(":");
  if (actor === "anonim") return text.anonymous;
  if (actor === "system") return text.system;
  if (kind === "link" && id !== "") return text.link(id);
  if (kind === "client" && id !== "") return text.client(id);
  if (kind === "session" && id !== "") return text.citizen;
  return kind === "machine" && id !== "" ? text.machine(id) : actor;
}

/** The login of who acts; undefined for those without an account, whom the register names by a code. */
export const loginOf = (actor: string, language: Language): string | undefined =>
  actorText(actor, language) === actor ? actor : undefined;

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
