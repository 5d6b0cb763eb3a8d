// Written by `npm run generate` from functions/notifications/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Lucrările din fundal: deschise și eșuate
 *
 * Din fiecare fel: cel mult 200 care așteaptă, cea mai întârziată întâi, apoi cel mult 200 eșuate, cea mai nouă întâi. Cele încheiate cu bine lipsesc. Filtre: `kind`, `esuata`.
 *
 * Каждого вида: до 200 ожидающих, самые просроченные первыми, затем до 200 неудавшихся, новые первыми. Успешно завершённых нет. Фильтры: `kind`, `esuata`.
 *
 * Of each kind: up to 200 that wait, longest overdue first, then up to 200 that failed, newest first. Those that ended well are absent. Filters: `kind`, `esuata`.
 */
export const adminJobsList = (client: Client, call?: Call<t.AdminJobsListData>) =>
  client.send<t.AdminJobsListResponses>({"service":"notifications","id":"admin.jobs.list","method":"GET","path":"/api/v1/admin/jobs","schemes":["sessionToken"]}, call);

/**
 * Reia o lucrare
 *
 * O lucrare care așteaptă primește un lucrător acum; una eșuată începe din nou, cu drepturile pe care cel ce a pornit-o le are atunci. 409: este în lucru, ori nu mai are de unde începe.
 *
 * Ожидающая работа получает исполнителя сейчас; неудавшаяся начинается заново, с правами, которые тогда есть у запустившего. 409: выполняется или начать не с чего.
 *
 * A waiting job gets a worker now; a failed one begins again, with the rights that its starter has by then. 409: it is in work, or cannot begin again.
 */
export const adminJobsRetry = (client: Client, call: Call<t.AdminJobsRetryData>) =>
  client.send<t.AdminJobsRetryResponses>({"service":"notifications","id":"admin.jobs.retry","method":"POST","path":"/api/v1/admin/jobs/{job}/retry","schemes":["sessionToken"],"isKeyed":true}, call);
