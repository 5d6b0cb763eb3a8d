import type { Account } from "../features/accounts/account.ts";
import { addServiceAdmin, bearerOf, type ServiceName } from "./people.ts";
import { addPersonWithFactor, wholeService } from "./second-factors.ts";

/** Asks for the reset of a new person's factors. @returns the id of the approval */
export async function askForReset(service: ServiceName, requester?: Account): Promise<number> {
  const [call, { account }] = [await wholeService(service), await addPersonWithFactor(service)];
  const headers = bearerOf(service, requester ?? (await addServiceAdmin(service)));
  const { json } = await call("POST", `/api/admin/users/${account.login}/reset-factors`, { headers });
  return (json as { id: number }).id;
}
