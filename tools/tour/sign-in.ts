import { demoPassword } from "../../localstack/demo/data.ts";
import type { Guide } from "./guide.ts";

/** Signs a demo person in to a service; returns the headers of their requests. */
export async function signInTo(
  steps: Guide,
  service: string,
  username: string,
): Promise<Record<string, string>> {
  const body = { username, password: demoPassword };
  const { json } = await steps.send(`POST /${service}/api/authenticate`, { body });
  return { authorization: `Bearer ${String(json.id_token)}` };
}
