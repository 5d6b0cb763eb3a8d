import { appUsersList, documentsList } from "../../client/generated/documents/operations.ts";
import type { AppUser } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { personName } from "../api/people.ts";
import type { FoundOption, SearchOptions } from "../kit/use-found.ts";

const MOST = 10;
const everyStatus = "ACTIV,ARHIVAT,STERS,PURJAT";

/** Finds documents by a part of the name or of the code; the id of an option is that of the document. */
export const findDocuments: SearchOptions = async (text, signal) => {
  const answers = await Promise.all(
    (["filter[denumire][contains]", "filter[cod][contains]"] as const).map((filter) =>
      documentsList(client, {
        query: { size: MOST, "filter[status][in]": everyStatus, [filter]: text.trim() },
        signal,
      }),
    ),
  );
  const found = new Map(answers.flatMap(({ data }) => data.items).map((one) => [one.id, one]));
  return [...found.values()]
    .slice(0, MOST)
    .map(({ id, denumire, cod }) => ({ id: String(id), label: denumire, detail: cod }));
};

const personOption = (person: AppUser): FoundOption => ({
  id: person.login,
  label: personName(person),
  detail: `${person.login} · ${person.email}`,
});

/** Finds people by a part of the name, the login or the address; the id of an option is the login. */
export const findPeople: SearchOptions = async (text, signal) => {
  const [word = ""] = text.trim().split(/\s+/);
  const answers = await Promise.all(
    (["nume", "prenume", "login", "email"] as const).map((field) =>
      appUsersList(client, { query: { size: MOST, [`filter[${field}][contains]`]: word }, signal }),
    ),
  );
  const found = new Map(answers.flatMap(({ data }) => data.items).map((one) => [one.id, one]));
  const wanted = text.trim().toLowerCase();
  const isWanted = (person: AppUser): boolean =>
    wanted === word.toLowerCase() || personName(person).toLowerCase().includes(wanted);
  return [...found.values()].filter(isWanted).slice(0, MOST).map(personOption);
};
