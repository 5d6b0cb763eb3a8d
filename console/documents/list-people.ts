import { appUsersList, clientsList } from "../../client/generated/documents/operations.ts";
import type { AppUser, Client } from "../../client/generated/documents/types.ts";
import { isProblem } from "../../client/problems.ts";
import { client } from "../api/client.ts";
import type { FoundOption } from "../kit/use-found.ts";

/** The number of a citizen (IDNP) or of an organization (IDNO). */
const NUMBER = /^\d{13}$/;

const optionOf = ({ id, prenume = "", nume = "", login, email }: AppUser): FoundOption => ({
  id: `user.${id}`,
  label: `${prenume} ${nume}`.trim() || login,
  detail: email,
});

/** Accounts by a part of the name or mail, among those whom the person may see; never the person. */
async function findAccounts(text: string, self: string, signal: AbortSignal): Promise<FoundOption[]> {
  const [first = "", second] = text.split(/\s+/);
  const names =
    second === undefined
      ? (["filter[nume][contains]", "filter[prenume][contains]", "filter[email][contains]"] as const).map(
          (filter) => ({ [filter]: first }),
        )
      : [
          { "filter[prenume][contains]": first, "filter[nume][contains]": second },
          { "filter[prenume][contains]": second, "filter[nume][contains]": first },
        ];
  const pages = await Promise.all(
    names.map((filter) =>
      appUsersList(client, { query: { size: 20, "filter[activ]": "true", ...filter }, signal }),
    ),
  );
  const found = new Map(pages.flatMap(({ data }) => data.items).map((user) => [user.id, user]));
  return [...found.values()].filter(({ login }) => login !== self).map(optionOf);
}

/** A client is found by the whole number alone, as the service allows. */
async function findClients(number: string, clientLabel: string, signal: AbortSignal): Promise<FoundOption[]> {
  const pages = await Promise.all(
    (["filter[idnp]", "filter[idno]"] as const).map((filter) =>
      clientsList(client, { query: { size: 5, [filter]: number }, signal }).catch((error: unknown) => {
        if (isProblem(error, "forbidden")) return { data: { items: [] as Client[] } };
        throw error;
      }),
    ),
  );
  const items = pages.flatMap(({ data }) => data.items);
  return items.map(({ id, denumire }) => ({ id: `client.${id}`, label: denumire, detail: clientLabel }));
}

export const findPeople = (
  text: string,
  { self, clientLabel, signal }: { self: string; clientLabel: string; signal: AbortSignal },
): Promise<FoundOption[]> => {
  const words = text.trim();
  return NUMBER.test(words) ? findClients(words, clientLabel, signal) : findAccounts(words, self, signal);
};

/** The beneficiary of a grant, from the option that was chosen. */
export function beneficiaryOf({ id }: FoundOption) {
  const [kind, number = ""] = id.split(".");
  return kind === "client"
    ? { beneficiarClientId: Number(number) }
    : { beneficiarOperatorId: Number(number) };
}
