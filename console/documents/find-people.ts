import { appUsersList, clientsList } from "../../client/generated/documents/operations.ts";
import type { AppUser } from "../../client/generated/documents/types.ts";
import { isProblem } from "../../client/problems.ts";
import { hasWords } from "../../shared/everywhere/has-words.ts";
import { client } from "../api/client.ts";
import { personName } from "../api/people.ts";
import type { FoundOption, SearchOptions } from "../kit/use-found.ts";

const FIELDS = ["nume", "prenume", "login", "email"] as const;
const MOST_FOUND = 20;
const ACTIVE = { "filter[activ]": "true", size: 200 };

/** Finds people that the caller may see, except the caller, by parts of the name, the login or the mail. */
export async function findPeople(
  text: string,
  exceptLogin: string,
  signal: AbortSignal,
): Promise<readonly (FoundOption & { login: string })[]> {
  const typed = text.trim();
  if (typed === "") return [];
  const people = await peopleLike(typed, signal);
  return people
    .filter(({ login }) => login !== exceptLogin)
    .filter((person) => hasWords(typed, personName(person), person.login, person.email))
    .slice(0, MOST_FOUND)
    .map((person) => ({
      id: `user#${person.id}`,
      label: personName(person),
      detail: person.email,
      login: person.login,
    }));
}

/** All people if they fit into a page. Otherwise the service searches, whatever their case and diacritics. */
async function peopleLike(text: string, signal: AbortSignal): Promise<AppUser[]> {
  const { data } = await appUsersList(client, { query: ACTIVE, signal });
  if (data.total <= data.items.length) return data.items;
  const [first = ""] = text.split(/\s+/);
  const lists = await Promise.all(
    FIELDS.map((field) =>
      appUsersList(client, { query: { ...ACTIVE, [`filter[${field}][contains]`]: first }, signal }),
    ),
  );
  const found = lists.flatMap((list) => list.data.items);
  return [...new Map(found.map((person) => [person.id, person])).values()];
}

/** A client by the whole IDNP or IDNO, the only question that the register answers. */
export async function findClient(number: string, signal: AbortSignal): Promise<readonly FoundOption[]> {
  if (!/^\d{13}$/.test(number)) return [];
  const query = number.startsWith("1") ? { "filter[idno]": number } : { "filter[idnp]": number };
  try {
    const { data } = await clientsList(client, { query, signal });
    return data.items.map(({ id, denumire }) => ({ id: `client#${id}`, label: denumire, detail: number }));
  } catch (error) {
    if (isProblem(error, "forbidden")) return [];
    throw error;
  }
}

/** Finds whom to give access: colleagues by a part of the name or mail, clients by the whole number. */
export const findBeneficiaries =
  (exceptLogin: string): SearchOptions =>
  (typed, signal) =>
    /^\d+$/.test(typed.trim()) ? findClient(typed.trim(), signal) : findPeople(typed, exceptLogin, signal);

/** The fields of a call for the beneficiary `user#3` or `client#7`. */
export function beneficiaryOf(
  key: string,
): { beneficiarOperatorId: number } | { beneficiarClientId: number } {
  const [kind, id] = key.split("#");
  return kind === "client" ? { beneficiarClientId: Number(id) } : { beneficiarOperatorId: Number(id) };
}
