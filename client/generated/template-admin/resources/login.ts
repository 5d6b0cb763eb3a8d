// Written by `npm run generate` from functions/template-admin/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Un token pentru numele secret al organizației și tokenul secret al proiectului
 *
 * Numele și tokenul secret vin prin Basic sau în corp; Basic are întâietate. Tokenul este cel al serviciului de identitate; greșite: 401, după mai multe încercări 429 cu Retry-After.
 *
 * Секретные имя и токен передаются через Basic или в теле; Basic важнее. Токен — сервиса идентификации; неверные: 401, после нескольких попыток 429 с Retry-After.
 *
 * Secret name and token come by Basic or in the body; Basic takes precedence. The token is the identity service's; wrong ones are 401, after several attempts 429 with Retry-After.
 */
export const loginLogin = (client: Client, call?: Call<t.LoginLoginData>) =>
  client.send<t.LoginLoginResponses>({"service":"template-admin","id":"login.login","method":"GET","path":"/api/v1/login","body":"json","schemes":["basic"]}, call);
