// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Containerele în care puteți încărca
 *
 * Doar cele pornite, cu cel implicit; niciunul pentru o organizație suspendată.
 *
 * Только включённые, вместе с контейнером по умолчанию; ни одного для приостановленной организации.
 *
 * Only those in use, with the default one; none for a suspended organization.
 */
export const tenantListBuckets = (client: Client, call?: Call<t.TenantListBucketsData>) =>
  client.send<t.TenantListBucketsResponses>({"service":"documents","id":"tenant.listBuckets","method":"GET","path":"/api/tenant/buckets","schemes":["userToken"]}, call);

/**
 * Organizația și containerele proprii
 *
 * `tier` este SERVICE pentru administratorul serviciului, ORGANIZATIE pentru membrii uneia, altfel PERSONAL. `implicit` arată containerul documentelor fără `bucketId`.
 *
 * `tier` — SERVICE для администратора сервиса, ORGANIZATIE для членов организации, иначе PERSONAL. `implicit` отмечает контейнер документов без `bucketId`.
 *
 * `tier` is SERVICE for a service administrator, ORGANIZATIE for the members of one, else PERSONAL. `implicit` marks the bucket of documents without `bucketId`.
 */
export const tenantRead = (client: Client, call?: Call<t.TenantReadData>) =>
  client.send<t.TenantReadResponses>({"service":"documents","id":"tenant.read","method":"GET","path":"/api/tenant/me","schemes":["userToken"]}, call);

/**
 * Oamenii containerelor pe care le conduceți
 *
 * Membrii containerelor în care aveți rolul ADMIN, cei mai noi întâi; fără un asemenea container, lista este goală.
 *
 * Участники контейнеров, где у вас роль ADMIN, новые первыми; без такого контейнера список пуст.
 *
 * The members of the buckets in which you have the role ADMIN, newest first; the list is empty for those without such a bucket.
 */
export const tenantListMembers = (client: Client, call?: Call<t.TenantListMembersData>) =>
  client.send<t.TenantListMembersResponses>({"service":"documents","id":"tenant.listMembers","method":"GET","path":"/api/tenant/members","schemes":["userToken"]}, call);
