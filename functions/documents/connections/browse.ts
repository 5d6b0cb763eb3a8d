import * as z from "zod";
import type { Principal } from "../access/principal.ts";
import type { Supplier } from "../records/connection.ts";
import { supplierOf } from "./providers/suppliers.ts";
import type { RemoteItems } from "./remote-item.ts";
import { apiOf } from "./supplier-api.ts";

const text = (most: number) => z.string().min(1).max(most).optional();

export const BrowseQuery = z.object({
  /** For provider_b. */
  kind: z.enum(["repo", "wiki", "snippet"]).optional(),
  path: text(1000),
  ref: text(1000),
  q: text(200),
});

/** The files of a person at a supplier. @throws conflict without an active connection */
export async function browse(
  caller: Principal,
  furnizor: Supplier,
  wanted: z.output<typeof BrowseQuery>,
): Promise<z.output<typeof RemoteItems>> {
  const items = await supplierOf[furnizor].browse(apiOf(caller.key, furnizor), wanted);
  return { items, cale: wanted.path ?? wanted.ref ?? "" };
}
