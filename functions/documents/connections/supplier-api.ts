import { conflict } from "../../../shared/errors.ts";
import { actingPerson } from "../access/load-person.ts";
import type { Supplier } from "../records/connection.ts";
import type { Document } from "../records/document.ts";
import { accessToken } from "./access-token.ts";
import { registrationOf } from "./oauth.ts";
import { type Api, callApi, Unauthorized } from "./providers/supplier.ts";

/**
 * The API of a supplier with the connection of a person. A token that the supplier refuses is refreshed once.
 * @throws conflict without a living connection, unavailable where the supplier is not set up
 */
export function apiOf(creator: string, furnizor: Supplier): Api {
  const { apiUrl } = registrationOf(furnizor);
  return {
    async call(path, { method } = {}) {
      const token = await accessToken(creator, furnizor);
      try {
        return await callApi(apiUrl, path, { token, method });
      } catch (error) {
        if (!(error instanceof Unauthorized)) throw error;
      }
      const renewed = await accessToken(creator, furnizor, token);
      return callApi(apiUrl, path, { token: renewed, method }).catch((error: unknown) => {
        throw error instanceof Unauthorized ? conflict("conexiuneExpirata") : error;
      });
    },
  };
}

/**
 * The API of a supplier with the connection of the creator of a document, whoever the caller is.
 * @throws conflict where the creator may no longer act
 */
export async function apiOfCreator({ creator }: Pick<Document, "creator">, furnizor: Supplier): Promise<Api> {
  if (!(await actingPerson(creator))) throw conflict("creatorulNuMaiActioneaza");
  return apiOf(creator, furnizor);
}

/** The API with a token that is not stored yet. */
export const apiWith = (furnizor: Supplier, token: string): Api => ({
  call: (path, { method } = {}) => callApi(registrationOf(furnizor).apiUrl, path, { token, method }),
});
