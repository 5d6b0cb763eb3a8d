import { appUsersList } from "../../client/generated/documents/operations.ts";
import type { AppUser } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { documentsWithin } from "../api/find-documents.ts";
import { findBuckets } from "../api/finders.ts";
import { personName } from "../api/people.ts";
import type { FoundOption, SearchOptions } from "../kit/use-found.ts";

const MOST = 10;

/** Finds documents in every state. */
export const findDocuments = documentsWithin({ "filter[status][in]": "ACTIV,ARHIVAT,STERS,PURJAT" });

/** The id of an option that stands for a container, beside documents. */
const BUCKET = "bucket#";

/** The id of the container that an option of `findReadable` stands for; undefined for a document. */
export const bucketIn = ({ id }: FoundOption): string | undefined =>
  id.startsWith(BUCKET) ? id.slice(BUCKET.length) : undefined;

export const bucketOption = (id: string, label: string, detail?: string): FoundOption => ({
  id: `${BUCKET}${id}`,
  label,
  detail,
});

/** Finds containers by a part of the name, each with `detail`, and documents. */
export const findReadable =
  (detail: string): SearchOptions =>
  async (text, signal) => {
    const [buckets, documents] = await Promise.all([
      findBuckets(text.trim(), signal),
      findDocuments(text, signal),
    ]);
    return [...buckets.map(({ id, label }) => bucketOption(id, label, detail)), ...documents].slice(0, MOST);
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
