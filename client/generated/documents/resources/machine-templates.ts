// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Șabloanele publicate
 */
export const machineTemplatesList = (client: Client, call?: Call<t.MachineTemplatesListData>) =>
  client.send<t.MachineTemplatesListResponses>({"service":"documents","id":"machine-templates.list","method":"GET","path":"/api/v1/templates","schemes":["machineToken"]}, call);

/**
 * Un șablon publicat, după cod
 */
export const machineTemplatesRead = (client: Client, call: Call<t.MachineTemplatesReadData>) =>
  client.send<t.MachineTemplatesReadResponses>({"service":"documents","id":"machine-templates.read","method":"GET","path":"/api/v1/templates/{cod}","schemes":["machineToken"]}, call);

/**
 * Completează un șablon publicat
 *
 * Ca `templates.render`, pentru un șablon publicat.
 *
 * Как `templates.render`, для опубликованного шаблона.
 *
 * As `templates.render`, for a published template.
 */
export const machineTemplatesRender = (client: Client, call: Call<t.MachineTemplatesRenderData>) =>
  client.send<t.MachineTemplatesRenderResponses>({"service":"documents","id":"machine-templates.render","method":"POST","path":"/api/v1/templates/{cod}/render","body":"json","schemes":["machineToken"]}, call);
