// Written by `npm run generate` from functions/invoicing/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Starea serviciului
 */
export const managementReadHealth = (client: Client, call?: Call<t.ManagementReadHealthData>) =>
  client.send<t.ManagementReadHealthResponses>({"service":"invoicing","id":"management.readHealth","method":"GET","path":"/management/health"}, call);

/**
 * Versiunea și compilarea
 */
export const managementReadInfo = (client: Client, call?: Call<t.ManagementReadInfoData>) =>
  client.send<t.ManagementReadInfoResponses>({"service":"invoicing","id":"management.readInfo","method":"GET","path":"/management/info"}, call);

/**
 * Liniile din jurnal ale unei cereri
 *
 * Cele mai vechi întâi, cel mult 200; `more` spune că sunt mai multe. `complete` este fals dacă timpul de căutare s-a încheiat înainte.
 *
 * Сначала самые старые, не более 200; `more` означает, что есть ещё. `complete` ложно, если время поиска истекло раньше.
 *
 * Oldest first, 200 at most; `more` says that there are more. `complete` is false if the time for searching was over before.
 */
export const managementReadLogLines = (client: Client, call: Call<t.ManagementReadLogLinesData>) =>
  client.send<t.ManagementReadLogLinesResponses>({"service":"invoicing","id":"management.readLogLines","method":"GET","path":"/management/log-lines","schemes":["userToken"]}, call);

/**
 * Măsurători, format Prometheus
 */
export const managementReadMetrics = (client: Client, call?: Call<t.ManagementReadMetricsData>) =>
  client.send<t.ManagementReadMetricsResponses>({"service":"invoicing","id":"management.readMetrics","method":"GET","path":"/management/prometheus"}, call);

/**
 * Măsurători pe ore, din ultimele 90 de zile
 *
 * Un pas din care nu s-a păstrat nimic este null. `totals` sunt pe ore întregi, de la `totalsFrom`. Cu `route`, liniile sunt ale acelei adrese, pe ore. Măsurătorile se păstrează 90 de zile.
 *
 * Шаг, за который ничего не сохранено, — null. `totals` — по целым часам, с `totalsFrom`. С `route` строки относятся к этому адресу, по часам. Измерения хранятся 90 дней.
 *
 * A step of which nothing was kept is null. `totals` are by whole hours, from `totalsFrom`. With `route`, the lines are those of that route, by hour. Measurements are kept for 90 days.
 */
export const managementReadTimelines = (client: Client, call?: Call<t.ManagementReadTimelinesData>) =>
  client.send<t.ManagementReadTimelinesResponses>({"service":"invoicing","id":"management.readTimelines","method":"GET","path":"/management/timelines","schemes":["userToken"]}, call);

/**
 * env, configprops sau metrics
 *
 * Pentru administratori; valorile secrete nu se arată niciodată. Altă componentă este 404.
 *
 * Для администраторов; секретные значения никогда не показываются. Другой компонент — 404.
 *
 * For administrators; secret values are never shown. Another component is 404.
 */
export const managementReadComponent = (client: Client, call: Call<t.ManagementReadComponentData>) =>
  client.send<t.ManagementReadComponentResponses>({"service":"invoicing","id":"management.readComponent","method":"GET","path":"/management/{component}","schemes":["userToken"]}, call);
