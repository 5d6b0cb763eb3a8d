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
 * How tests of this service speak: it runs in this process and reaches the identity service, which runs here
 * too, over HTTP. Import this file before anything that reads the configuration.
 */

const speak = callerOf(lambdaHandler(templateAdmin, ...groups));

/** `call("GET /api/v1/login", basic(name, secret))`; addresses are inside the service. */
export function call(address: string, headers: Record<string, string> = {}, body?: object | string) {
  const [method = "", path = ""] = address.split(" ");
  return speak(method, `/template-admin${path}`, { headers, body });
}

/** A template of one organization, or of everybody. */
export const template = (fields: Partial<Template> = {}): Promise<Stored<Template>> =>
  create(Templates, { id: nextId(), name: "DUAE", status_id: "1", template: '[{"cod":"A"}]', ...fields });

export {
  basic,
  choose,
  fresh,
  proxy,
  identityDown,
  identityUp,
  partner,
  registered,
  tokenOf,
} from "../../shared/testing/identity-proxy.ts";
export type { Registered } from "../../shared/testing/identity-proxy.ts";
