import { useQuery } from "@tanstack/react-query";
import { tenantUsersList, usersRead, usersReplace } from "../../client/generated/documents/operations.ts";
import type { User, UsersReplaceBody } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { type Saved, useSaved } from "../api/saved.ts";
import type { SameTexts } from "../words/words.ts";
import type { peopleWords } from "./words.ts";

export type PeopleText = SameTexts<(typeof peopleWords)["ro"]>;

export interface PersonFormProps {
  /** The account as it was read when the form opened. */
  user: User;
  etag: string | undefined;
  onEnd: () => void;
}

export const hrefOfPerson = (login: string): string => `/app/persoane/${encodeURIComponent(login)}`;

export const fullName = ({ firstName, lastName, login }: Pick<User, "firstName" | "lastName" | "login">) =>
  [firstName, lastName].filter(Boolean).join(" ") || login;

/** An authority in words; one that was added here has its name alone. */
export const authorityName = (name: string, text: PeopleText): string =>
  Object.entries(text.authorities).find(([known]) => known === name)?.[1] ?? name;

export const readPerson = (login: string) => usersRead(client, { path: { login } });

export const usePersonRecord = (login: string) =>
  useQuery({ queryKey: ["documents", "people", login], queryFn: () => readPerson(login) });

/** The organization of a person by name, which an organization's administrator reads in this list alone. */
export const useOrganizationOf = (login: string) =>
  useQuery({
    queryKey: ["documents", "people", login, "organization"],
    queryFn: async () => {
      const { data } = await tenantUsersList(client, { query: { "filter[login]": login, size: 1 } });
      return data.items[0]?.organizatie ?? null;
    },
  });

/** A change beside the names and the picture, which the service would remove if they were absent. */
const bodyOf = (before: User, change: UsersReplaceBody): UsersReplaceBody => ({
  firstName: before.firstName ?? null,
  lastName: before.lastName ?? null,
  imageUrl: before.imageUrl || null,
  ...change,
});

/** Changes an account as it was read. */
export const changePerson = (before: User, change: UsersReplaceBody, ifMatch: string | undefined) =>
  usersReplace(client, { path: { login: before.login }, body: bodyOf(before, change), ifMatch });

/** Changes an account as it is now; the page may show an older one. */
export async function changeNow(login: string, change: UsersReplaceBody): Promise<void> {
  const { data, etag } = await readPerson(login);
  await changePerson(data, change, etag);
}

/** After a write of an account. */
export const usePeopleSaved = (): Saved => useSaved(["documents", "people"], ["documents", "names"]);
