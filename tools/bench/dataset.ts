import type { Account } from "../../functions/documents/access/account.ts";
import { aMinuteAgo } from "../../shared/testing/settled.ts";
import { addDocuments, addPerson, addTenant, PASSWORD, type Tenant } from "./fill.ts";
import { answer, bearer, fileForm, json, withHeaders, type Request } from "./service.ts";

export const UPLOAD_BYTES = 100_000;

/** An organization with people and documents: the data for the measurements. */
export interface Dataset {
  tenant: Tenant;
  people: Account[];
  /** Ids that stay the same when calls are replayed elsewhere. */
  fixed: Set<number>;
  /** Two documents: one with content of UPLOAD_BYTES, and a sealed one. */
  withContent: number;
  sealed: number;
}

const BUCKETS = 4;

/** Created a minute ago, so that callers are cached from the first request on. */
async function createPeople(
  count: number,
  fields: Partial<Account>,
): Promise<{ tenant: Tenant; accounts: Account[] }> {
  const tenant = await addTenant(BUCKETS);
  const accounts: Account[] = [];
  for (let i = 0; i < count; i += 1)
    accounts.push(await addPerson({ organizatieId: tenant.organizatieId, ...fields }, tenant.buckets));
  return { tenant, accounts };
}

export async function createDataset({
  documents,
  people,
  ...fields
}: {
  documents: number;
  people: number;
  authorities?: Account["authorities"];
}): Promise<Dataset> {
  const { tenant, accounts } = await aMinuteAgo(() => createPeople(people, fields));
  const { organizatieId, buckets } = tenant;
  await addDocuments(documents, accounts, buckets);
  const [first] = accounts;
  if (!first) throw new Error("a dataset needs at least one account");
  const upload = async (fields: Record<string, string>) =>
    ((await answer(await requests.upload(first, fields))).json as { id: number }).id;
  return {
    tenant,
    people: accounts,
    fixed: new Set([organizatieId, ...buckets, ...accounts.map(({ id }) => id)]),
    withContent: await upload({}),
    sealed: await upload({ criptat: "true" }),
  };
}

const get = (person: Account, address: string): Request => ({
  method: "GET",
  address,
  headers: bearer(person),
});

/** The measured requests. */
export const requests = {
  login: ({ login }: Account): Request => ({
    method: "POST",
    address: "/api/authenticate",
    ...json({ username: login, password: PASSWORD }),
  }),
  read: (person: Account, id: number) => get(person, `/api/documents/${id}`),
  list: (person: Account) => get(person, "/api/documents?size=20"),
  keyed: (person: Account, bucketId: number) =>
    get(person, `/api/documents?size=20&filter[bucketId]=${bucketId}&filter[status]=ACTIV`),
  page50: (person: Account) => get(person, "/api/documents?size=20&page=50"),
  count: (person: Account) => get(person, "/api/documents/count"),
  create: (person: Account): Request =>
    withHeaders(
      { method: "POST", address: "/api/documents", ...json({ denumire: "Decizie nouă" }) },
      bearer(person),
    ),
  upload: async (person: Account, fields: Record<string, string> = {}): Promise<Request> =>
    withHeaders(
      { method: "POST", address: "/api/documents/upload", ...(await fileForm(UPLOAD_BYTES, fields)) },
      bearer(person),
    ),
  addVersion: async (person: Account, id: number): Promise<Request> =>
    withHeaders(
      { method: "POST", address: `/api/documents/${id}/versions`, ...(await fileForm(UPLOAD_BYTES)) },
      bearer(person),
    ),
  download: (person: Account, id: number) => get(person, `/api/documents/${id}/download`),
};
