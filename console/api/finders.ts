import {
  appUsersList,
  bucketsList,
  clientsList,
  emitentsList,
  organizatiiList,
} from "../../client/generated/documents/operations.ts";
import type { AppUser } from "../../client/generated/documents/types.ts";
import type { FoundOption, SearchOptions } from "../kit/use-found.ts";
import { client } from "./client.ts";
import { personName } from "./people.ts";

/* Records of documents for a `ComboField`, by a part of their names. */

const MOST = 10;

interface Named {
  id: number;
  denumire: string;
  cod?: string;
  idnp?: string;
  idno?: string;
}

interface Asked {
  query: { "filter[denumire][contains]": string; size: number };
  signal: AbortSignal;
}

const byName =
  (list: (asked: Asked) => Promise<{ data: { items: Named[] } }>): SearchOptions =>
  async (text, signal) => {
    const { data } = await list({ query: { "filter[denumire][contains]": text, size: MOST }, signal });
    return data.items.map(({ id, denumire, cod, idnp, idno }) => ({
      id: String(id),
      label: denumire,
      detail: cod ?? idnp ?? idno,
    }));
  };

export const findOrganizations = byName((asked) => organizatiiList(client, asked));
export const findBuckets = byName((asked) => bucketsList(client, asked));
export const findIssuers = byName((asked) => emitentsList(client, asked));
export const findClients = byName((asked) => clientsList(client, asked));

type PersonQuery = Readonly<Record<`filter[${string}]`, string>>;

/** The fields where a text may be found: a mail address has @, two words are a name and a surname. */
function questionsFor(text: string): PersonQuery[] {
  if (text.includes("@")) return [{ "filter[email][contains]": text }];
  const [first = "", second] = text.split(/\s+/, 2);
  if (second)
    return [
      { "filter[prenume][contains]": first, "filter[nume][contains]": second },
      { "filter[nume][contains]": first, "filter[prenume][contains]": second },
    ];
  return ["nume", "prenume", "login"].map((field) => ({ [`filter[${field}][contains]`]: text }));
}

/** Finds people that the caller may see, by a part of the name, the login or the mail address. */
export const findPeople =
  (within: PersonQuery = {}): SearchOptions =>
  async (text, signal) => {
    const answers = await Promise.all(
      questionsFor(text.trim()).map((question) =>
        appUsersList(client, { query: { ...within, ...question, size: MOST }, signal }),
      ),
    );
    const people = new Map(answers.flatMap(({ data }) => data.items).map((one) => [one.id, one]));
    return [...people.values()].slice(0, MOST).map(personOption);
  };

const personOption = (person: AppUser): FoundOption => ({
  id: String(person.id),
  label: personName(person),
  detail: person.email,
});
