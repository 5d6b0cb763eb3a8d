// Written by `npm run generate` from functions/identity/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Setul de chei cu care se verifică tokenurile
 *
 * ES256. Se poate păstra cât spune Cache-Control; o cheie nouă apare aici înainte de primul ei token.
 *
 * ES256. Можно хранить столько, сколько указывает Cache-Control; новый ключ появляется здесь до первого своего токена.
 *
 * ES256. It may be kept for as long as Cache-Control says; a new key appears here before its first token.
 */
export const tokensListKeys = (client: Client, call?: Call<t.TokensListKeysData>) =>
  client.send<t.TokensListKeysResponses>({"service":"identity","id":"tokens.listKeys","method":"GET","path":"/api/v1/jwks"}, call);

/**
 * Un token pentru numele secret al organizației și tokenul secret al proiectului
 *
 * Ca `POST /api/v1/login`.
 *
 * Как `POST /api/v1/login`.
 *
 * As `POST /api/v1/login`.
 */
export const tokensLoginByGet = (client: Client, call?: Call<t.TokensLoginByGetData>) =>
  client.send<t.TokensLoginByGetResponses>({"service":"identity","id":"tokens.loginByGet","method":"GET","path":"/api/v1/login","body":"json","schemes":["basic"]}, call);

/**
 * Un token pentru numele secret al organizației și tokenul secret al proiectului
 *
 * Numele și tokenul secret vin prin Basic sau în corp; Basic are întâietate. Greșite sau ale unui proiect inactiv: 401, după mai multe încercări 429 cu Retry-After. Tokenul este valabil o oră și se verifică cu `/api/v1/jwks`.
 *
 * Секретные имя и токен передаются через Basic или в теле; Basic важнее. Неверные или от неактивного проекта: 401, после нескольких попыток 429 с Retry-After. Токен действует час и проверяется по `/api/v1/jwks`.
 *
 * Secret name and token come by Basic or in the body; Basic takes precedence. Wrong ones, and those of an inactive project: 401, after several attempts 429 with Retry-After. The token is valid for an hour and is verified by `/api/v1/jwks`.
 */
export const tokensLogin = (client: Client, call?: Call<t.TokensLoginData>) =>
  client.send<t.TokensLoginResponses>({"service":"identity","id":"tokens.login","method":"POST","path":"/api/v1/login","body":"json","schemes":["basic"]}, call);

/**
 * Organizația tokenului; cu user_id, doar dacă utilizatorul este al ei
 *
 * @deprecated
 */
export const tokensReadOrganization = (client: Client, call?: Call<t.TokensReadOrganizationData>) =>
  client.send<t.TokensReadOrganizationResponses>({"service":"identity","id":"tokens.readOrganization","method":"GET","path":"/api/v1/organization","schemes":["organizationToken"]}, call);

/**
 * Proiectul tokenului; provider_active pentru partenerul din antetul partnerid
 *
 * @deprecated
 */
export const tokensReadProject = (client: Client, call?: Call<t.TokensReadProjectData>) =>
  client.send<t.TokensReadProjectResponses>({"service":"identity","id":"tokens.readProject","method":"GET","path":"/api/v1/project","schemes":["organizationToken"]}, call);
