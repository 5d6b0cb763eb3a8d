// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Starea serviciului
 */
export const managementReadHealth = (client: Client, call?: Call<t.ManagementReadHealthData>) =>
  client.send<t.ManagementReadHealthResponses>({"service":"documents","id":"management.readHealth","method":"GET","path":"/management/health"}, call);

/**
 * Versiunea și compilarea
 */
export const managementReadInfo = (client: Client, call?: Call<t.ManagementReadInfoData>) =>
  client.send<t.ManagementReadInfoResponses>({"service":"documents","id":"management.readInfo","method":"GET","path":"/management/info"}, call);

/**
 * Măsurători, format Prometheus
 */
export const managementReadMetrics = (client: Client, call?: Call<t.ManagementReadMetricsData>) =>
  client.send<t.ManagementReadMetricsResponses>({"service":"documents","id":"management.readMetrics","method":"GET","path":"/management/prometheus"}, call);

/**
 * Măsurători pe ore, din ultimele 90 de zile
 *
 * Un pas din care nu s-a păstrat nimic este null. `totals` sunt pe ore întregi, de la `totalsFrom`. Măsurătorile se păstrează 90 de zile.
 *
 * Шаг, за который ничего не сохранено, — null. `totals` — по целым часам, с `totalsFrom`. Измерения хранятся 90 дней.
 *
 * A step of which nothing was kept is null. `totals` are by whole hours, from `totalsFrom`. Measurements are kept for 90 days.
 */
export const managementReadTimelines = (client: Client, call?: Call<t.ManagementReadTimelinesData>) =>
  client.send<t.ManagementReadTimelinesResponses>({"service":"documents","id":"management.readTimelines","method":"GET","path":"/management/timelines","schemes":["userToken"]}, call);

/**
 * env, configprops, metrics sau trustlists
 *
 * Pentru administratori; valorile secrete nu se arată niciodată. Altă componentă este 404.
 *
 * Для администраторов; секретные значения никогда не показываются. Другой компонент — 404.
 *
 * For administrators; secret values are never shown. Another component is 404.
 */
export const managementReadComponent = (client: Client, call: Call<t.ManagementReadComponentData>) =>
  client.send<t.ManagementReadComponentResponses>({"service":"documents","id":"management.readComponent","method":"GET","path":"/management/{component}","schemes":["userToken"]}, call);
