import "../../shared/testing/identity-proxy.ts";
import type { Stored } from "../../shared/data/entity.ts";
import { create } from "../../shared/data/repository.ts";
import { lambdaHandler } from "../../shared/http/handler.ts";
import { nextId } from "../../shared/ids.ts";
import { callerOf } from "../../shared/testing/caller.ts";
import { groups } from "./api.ts";
import { templateAdmin } from "./service.ts";
import { type Template, Templates } from "./records/template.ts";

/*
 * Test helpers of this service: it runs in this process and calls the identity service, which runs here too, over
 * HTTP. Import this file before anything that reads the configuration.
 */

const send = callerOf(lambdaHandler(templateAdmin, ...groups));

/** `call("GET /api/v1/login", basic(name, secret))`; addresses are relative to the service. */
export function call(address: string, headers: Record<string, string> = {}, body?: object | string) {
  const [method = "", path = ""] = address.split(" ");
  return send(method, `/template-admin${path}`, { headers, body });
}

/** Creates a template for one organization, or the default one. */
export const createTemplate = (fields: Partial<Template> = {}): Promise<Stored<Template>> =>
  create(Templates, { id: nextId(), name: "DUAE", status_id: "1", template: '[{"cod":"A"}]', ...fields });

export {
  basic,
  setSecret,
  fresh,
  proxy,
  stopIdentity,
  startIdentity,
  createPartner,
  registerOrganization,
  tokenOf,
} from "../../shared/testing/identity-proxy.ts";
export type { Registered } from "../../shared/testing/identity-proxy.ts";
