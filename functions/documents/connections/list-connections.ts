import type * as z from "zod";
import { readItems, recordOf } from "../../../shared/data/repository.ts";
import type { Principal } from "../access/principal.ts";
import {
  type Connection,
  connectionKey,
  Connections,
  type ConnectionView,
  suppliers,
} from "../records/connection.ts";

/** One row per supplier, including those to which the caller is not connected. */
export async function listConnections(caller: Principal): Promise<z.output<typeof ConnectionView>[]> {
  const keys = suppliers.map((furnizor) => Connections.key(connectionKey(caller.key, furnizor)));
  const items = await readItems(Connections.table, keys);
  return suppliers.map((furnizor, i) => {
    const item = items[i];
    return item ? recordOf<Connection>(item) : { furnizor, status: "DECONECTAT" };
  });
}
