// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Membrii unui container
 */
export const bucketAccesList = (client: Client, call: Call<t.BucketAccesListData>) =>
  client.send<t.BucketAccesListResponses>({"service":"documents","id":"bucket-acces.list","method":"GET","path":"/api/admin/bucket-acces","schemes":["userToken"]}, call);

/**
 * Dă acces la un container
 *
 * Persoana este din organizația containerului, în cel al platformei oricine; alta este 400, o a doua apartenență 409.
 *
 * Человек — из организации контейнера, в контейнере платформы — любой; иначе 400, второе членство — 409.
 *
 * The person is of the bucket's organization, in the platform's bucket anybody; another one is 400, a second membership 409.
 */
export const bucketAccesCreate = (client: Client, call: Call<t.BucketAccesCreateData>) =>
  client.send<t.BucketAccesCreateResponses>({"service":"documents","id":"bucket-acces.create","method":"POST","path":"/api/admin/bucket-acces","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Retrage accesul
 *
 * Accesul se încheie de la următoarea cerere. Repetată, răspunde tot 204.
 *
 * Доступ прекращается со следующего запроса. При повторе снова 204.
 *
 * Access ends with the next request. Repeated, it is 204 again.
 */
export const bucketAccesRemove = (client: Client, call: Call<t.BucketAccesRemoveData>) =>
  client.send<t.BucketAccesRemoveResponses>({"service":"documents","id":"bucket-acces.remove","method":"DELETE","path":"/api/admin/bucket-acces/{id}","schemes":["userToken"]}, call);
