import * as z from "zod";
import { Reply } from "../../../../shared/http/responses.ts";
import type { Principal } from "../../access/principal.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import type { Provider } from "../../records/provider.ts";
import { authorizationAddress, registrationOf } from "./oauth.ts";
import { beginState, setCookie } from "./state.ts";

/** To be opened in a popup. */
export const Authorization = z.object({ authorizationUrl: z.url() }).meta({ id: "AutorizareConexiune" });

/** Begins a connection. @throws unavailable, naming the missing settings, if the provider is not configured */
export async function authorize(
  caller: Principal,
  furnizor: Provider,
): Promise<Reply<z.output<typeof Authorization>>> {
  if (caller.suspended) throw accessRefusals.organizatieSuspendata();
  registrationOf(furnizor);
  const begun = await beginState(caller.key, furnizor);
  const authorizationUrl = await authorizationAddress(furnizor, begun);
  const headers = { "set-cookie": setCookie(begun.cookie), "cache-control": "no-store" };
  return new Reply({ authorizationUrl }, { headers });
}
