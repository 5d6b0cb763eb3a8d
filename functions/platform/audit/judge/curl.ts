import type { Exchange } from "../model/evidence.ts";
import { credentialOf, type Registration, type SignedIn } from "../model/registration.ts";
import { isWrite } from "../plan/harm.ts";
import { BROKEN_TOKEN } from "../probe/credentials.ts";
import { addressBelow, contractAddress } from "../model/address.ts";

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * A command that repeats a read. A write has none, because running it would write. Credentials are variables of the
 * shell: `$STAFF_TOKEN`.
 */
export function curlOf(registration: Registration, exchange: Exchange | undefined): string {
  const contract = contractAddress(registration.baseUrl, registration.openapiUrl);
  if (!exchange || exchange.request.reason === "contract")
    return contract ? `curl -sS -i ${quote(contract.href)}` : "";
  const { request, sent } = exchange;
  if (isWrite(request)) return "";
  const address = addressBelow(registration.baseUrl ?? "", request.path);
  const shown = Object.entries(sent).filter(([name]) => !HIDDEN.has(name));
  return [
    "curl -sS -i --path-as-is",
    request.method === "HEAD" ? "-I" : `-X ${request.method}`,
    ...shown.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...credentialOption(registration, exchange),
    quote(address?.href ?? request.path),
  ].join(" ");
}

const variableOf = (caller: string): string =>
  `$${caller.replaceAll(/[A-Z]/g, (sign) => `_${sign}`).toUpperCase()}_TOKEN`;

/** Headers that curl makes itself, or that would compress what is shown. */
const HIDDEN = new Set(["user-agent", "accept-encoding", "content-length", "accept"]);

function credentialOption(registration: Registration, { request }: Exchange): string[] {
  const { caller, details } = request;
  if (caller === "anonymous") return [];
  const isBroken = caller === "broken";
  const credential = credentialOf(registration, isBroken ? (details?.zone as SignedIn) : caller);
  const variable = isBroken ? BROKEN_TOKEN : variableOf(caller);
  if (credential?.type === "header")
    return [`-H "${credential.name.replaceAll(/[^\w-]/g, "")}: ${variable}"`];
  if (credential?.type === "basic") return [`-u "${isBroken ? `${variable}:${variable}` : variable}"`];
  return [`-H "authorization: Bearer ${variable}"`];
}
