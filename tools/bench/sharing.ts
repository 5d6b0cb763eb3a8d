import type { Account } from "../../functions/documents/access/account.ts";
import { aMinuteAgo } from "../../shared/testing/settled.ts";
import { randomCode } from "../../shared/ids.ts";
import { addPerson } from "./fill.ts";
import { answer, bearer, fileForm, json, withHeaders, type Request } from "./service.ts";
import { UPLOAD_BYTES } from "./dataset.ts";

/** An issuer with a machine that reads and files its documents, and a service administrator who made both. */
export interface Issuing {
  admin: Account;
  emitentId: number;
  /** The credentials that the machine signs in with. */
  credentials: { client_id: string; client_secret: string };
  /** The machine's own headers. */
  authorization: Record<string, string>;
}

/** Created a minute ago, so that machines are cached from the first request on. */
export const openIssuing = (): Promise<Issuing> => aMinuteAgo(createIssuing);

async function createIssuing(): Promise<Issuing> {
  const admin = await addPerson({ authorities: ["ROLE_USER", "ROLE_ADMIN"], adminServiciu: true });
  const create = async (address: string, fields: object) =>
    (await answer(asked(admin, address, fields))).json as { id: number } & Record<string, string>;
  const { id: emitentId } = await create("/api/emitents", {
    cod: `E-${randomCode(8)}`,
    denumire: "Agenția",
  });
  const { clientId: client_id = "", clientSecret: client_secret = "" } = await create(
    "/api/admin/machine-clients",
    { denumire: "Registrul", emitentId, scopes: ["documente.read", "documente.write"] },
  );
  const credentials = { client_id, client_secret };
  const { access_token } = (await answer(requests.token(credentials))).json as { access_token: string };
  return { admin, emitentId, credentials, authorization: { authorization: `Bearer ${access_token}` } };
}

const asked = (person: Account, address: string, fields: object): Request =>
  withHeaders({ method: "POST", address, ...json(fields) }, bearer(person));

/** The measured requests. */
export const requests = {
  token: (credentials: Issuing["credentials"]): Request => ({
    method: "POST",
    address: "/api/v1/token",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: Buffer.from(new URLSearchParams({ grant_type: "client_credentials", ...credentials }).toString()),
  }),
  machineRead: ({ authorization }: Issuing, cod: string): Request => ({
    method: "GET",
    address: `/api/v1/documents/${cod}`,
    headers: authorization,
  }),
  machineList: ({ authorization }: Issuing): Request => ({
    method: "GET",
    address: "/api/v1/documents?size=20",
    headers: authorization,
  }),
  ingest: async ({ authorization }: Issuing, fields: Record<string, string> = {}): Promise<Request> =>
    withHeaders(
      { method: "POST", address: "/api/v1/documents", ...(await fileForm(UPLOAD_BYTES, fields)) },
      authorization,
    ),
  publicRead: (id: number): Request => ({ method: "GET", address: `/api/public/documents/${id}` }),
  share: (person: Account, id: number, { id: beneficiarOperatorId }: Account): Request =>
    asked(person, `/api/documents/${id}/partajeaza`, { drept: "CITIRE", beneficiarOperatorId }),
  ask: (person: Account, cod: string): Request =>
    asked(person, "/api/documents/cerere", { cod, drept: "CITIRE", motivare: "Pentru audit" }),
  approve: (person: Account, id: number): Request => asked(person, `/api/cereri/${id}/aproba`, {}),
};

/** A person without access to any document. */
export const stranger = (): Promise<Account> => aMinuteAgo(() => addPerson({}));
