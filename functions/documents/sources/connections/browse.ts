import * as z from "zod";
import type { Principal } from "../../access/principal.ts";
import type { Provider } from "../../records/provider.ts";
import { providerOf } from "./providers/providers.ts";
import type { RemoteItems } from "./remote-item.ts";
import { apiOf } from "./provider-api.ts";

const text = (most: number) => z.string().min(1).max(most).optional();

export const BrowseQuery = z.object({
  /** For provider_b. */
  kind: z.enum(["repo", "wiki", "snippet"]).optional(),
  path: text(1000),
  ref: text(1000),
  q: text(200),
});

/** The files of a person at a provider. @throws conflict without an active connection */
export async function browse(
  caller: Principal,
  furnizor: Provider,
  wanted: z.output<typeof BrowseQuery>,
): Promise<z.output<typeof RemoteItems>> {
  const items = await providerOf[furnizor].browse(apiOf(caller.key, furnizor), wanted);
  return { items, cale: wanted.path ?? wanted.ref ?? "" };
}
