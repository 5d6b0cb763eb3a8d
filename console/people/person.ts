import { useQuery } from "@tanstack/react-query";
import { tenantUsersList, usersRead, usersReplace } from "../../client/generated/documents/operations.ts";
import type { User, UsersReplaceBody } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { type Saved, useSaved } from "../api/saved.ts";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { usePerson } from "../shell/session.ts";
import type { Language } from "../words/language.ts";
import { languagesInText } from "../words/languages.ts";
import { wordsIn } from "../words/words.ts";
import { peopleWords } from "./words.ts";

/** An authority in words; one that was added here only has its name. */
export const authorityText = (name: string, language: Language): string =>
  Object.entries(wordsIn(peopleWords, language).authorities).find(([known]) => known === name)?.[1] ?? name;

/** Everybody is a user: that is no role. */
export const authorityTexts = (names: readonly string[], language: Language): string[] =>
  names.filter((name) => name !== "ROLE_USER").map((name) => authorityText(name, language));

/** The reader's reach: an organization's administrator cannot change an account that administers the service. */
export function useReach(user: User | undefined) {
  const isService = useIsServiceAdministrator();
  const isSelf = usePerson().id === user?.login;
  return { isService, isSelf, mayChange: isService || user?.adminServiciu === false };
}

export const readPerson = (login: string) => usersRead(client, { path: { login } });

export const usePersonRecord = (login: string) =>
  useQuery({ queryKey: ["documents", "people", login], queryFn: () => readPerson(login) });

/** The language in which a person gets messages. */
export const langKey = {
  label: ["Limba mesajelor", "Язык сообщений", "Message language"],
  input: "choice",
  choices: languagesInText,
} as const;

/** The name of a person's organization. An organization's administrator can read it only in this list. */
export const useOrganizationOf = (login: string) =>
  useQuery({
    queryKey: ["documents", "people", login, "organization"],
    queryFn: async () => {
      const { data } = await tenantUsersList(client, { query: { "filter[login]": login, size: 1 } });
      return data.items[0]?.organizatie ?? null;
    },
  });

/** A change, with the names and the picture, which the service would remove if they were absent. */
const bodyOf = (before: User, change: UsersReplaceBody): UsersReplaceBody => ({
  firstName: before.firstName ?? null,
  lastName: before.lastName ?? null,
  imageUrl: before.imageUrl || null,
  ...change,
});

/** Changes an account as it was read. */
export const changePerson = (before: User, change: UsersReplaceBody, ifMatch: string | undefined) =>
  usersReplace(client, { path: { login: before.login }, body: bodyOf(before, change), ifMatch });

/** For the time after a write of an account. */
export const usePeopleSaved = (): Saved => useSaved(["documents", "people"], ["documents", "names"]);
