import type { Page } from "../../../../shared/data/page.ts";
import { withUses } from "../../../../shared/features/clients/last-use.ts";
import { type MachineClient, MachineClients } from "../../records/machine-client.ts";

/* Views of machine clients show when a client signed in last. */

export const presentOne = async <C extends MachineClient>(client: C) => {
  const [shown] = await withUses(MachineClients, [client]);
  return shown ?? client;
};
export const presentPage = async <C extends MachineClient>(page: Page<C>) => ({
  ...page,
  items: await withUses(MachineClients, page.items),
});
