import type * as z from "zod";
import { readItems, recordOf } from "../../../../shared/data/repository.ts";
import type { Principal } from "../../access/principal.ts";
import {
  type Connection,
  connectionKey,
  Connections,
  type ConnectionView,
} from "../../records/connection.ts";
import { providerNames } from "../../records/provider.ts";

/** One row per provider, including those that the caller is not connected to. */
export async function listConnections(caller: Principal): Promise<z.output<typeof ConnectionView>[]> {
  const keys = providerNames.map((furnizor) => Connections.key(connectionKey(caller.key, furnizor)));
  const items = await readItems(Connections.table, keys);
  return providerNames.map((furnizor, i) => {
    const item = items[i];
    return item ? recordOf<Connection>(item) : { furnizor, status: "DECONECTAT" };
  });
}
