import { actingPerson } from "../../access/load-person.ts";
import type { Provider } from "../../records/provider.ts";
import type { Document } from "../../records/document.ts";
import { accessToken } from "./access-token.ts";
import { registrationOf } from "./oauth.ts";
import { type Api, apiBy, callApi, Unauthorized } from "./providers/provider.ts";
import { refusals } from "./texts.ts";

/**
 * The API of a provider through a person's connection. A token that the provider refuses is refreshed once.
 * @throws conflict without an active connection, unavailable if the provider is not configured
 */
export function apiOf(creator: string, furnizor: Provider): Api {
  const { apiUrl } = registrationOf(furnizor);
  return apiBy(async (path, call) => {
    const token = await accessToken(creator, furnizor);
    try {
      return await callApi(apiUrl + path, { ...call, token });
    } catch (error) {
      if (!(error instanceof Unauthorized)) throw error;
    }
    const renewed = await accessToken(creator, furnizor, token);
    return callApi(apiUrl + path, { ...call, token: renewed }).catch((error: unknown) => {
      throw error instanceof Unauthorized ? refusals.conexiuneExpirata() : error;
    });
  });
}

/**
 * The API of a provider through the connection of a document's creator, independent of the caller.
 * @throws conflict if the creator may no longer act
 */
export async function apiOfCreator({ creator }: Pick<Document, "creator">, furnizor: Provider): Promise<Api> {
  if (!(await actingPerson(creator))) throw refusals.creatorulNuMaiActioneaza();
  return apiOf(creator, furnizor);
}

/** The API with a token that is not stored yet. */
export const apiWith = (furnizor: Provider, token: string): Api =>
  apiBy((path, call) => callApi(registrationOf(furnizor).apiUrl + path, { ...call, token }));
