import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { systems } from "../../localstack/demo/notifications.ts";
import { PFX_PASSWORD } from "../../localstack/run/development-certificates.ts";
import type { Ports } from "../../localstack/run/ports.ts";
import { root } from "../../localstack/serverless/deployment.ts";
import { exchange, type Identity } from "./exchange.ts";
import type { Guide, Print } from "./guide.ts";
import { signInTo } from "./sign-in.ts";

/* The callers of notifications in a tour: the demo system with its certificate, and people with their tokens. */

export type Headers = Record<string, string>;

export const api = "/notifications/api";
export const machine = `${api}/v1`;

/** How a system calls: the address that asks for a certificate, and its own. */
export interface Door {
  at: string;
  identity: Identity;
}

const [system] = systems;

/** Shows the certificate of the demo system. @throws Error if this machine does not have it */
export async function showCertificate(
  steps: Guide,
  { url, print, directory }: { url: string; print: Print; directory: string },
): Promise<Door> {
  steps.title("A system shows its certificate, here as PFX; without one, nothing is answered");
  const folder = join(directory, "certificates");
  if (!existsSync(folder))
    throw new Error(`This tour calls with the certificates of a system on this machine; ${folder} has none.`);
  const file = (name: string) => join(folder, name);
  const pfx = file(`${String(system?.certificateName)}.pfx`);
  const { mutualTls } = (await exchange("GET", `${url}/demo/ports.json`)).json as unknown as Ports;
  const at = `https://${new URL(url).hostname}:${String(mutualTls)}`;
  const ca = readFileSync(file("ca.pem"), "utf8");
  const door = { at, identity: { pfx: readFileSync(pfx), passphrase: PFX_PASSWORD, ca } };
  const shown = (path: string) => relative(root, path);
  print(
    `   curl --cacert ${shown(file("ca.pem"))} --cert-type P12 --cert ${shown(pfx)}:${PFX_PASSWORD} ${at}${machine}/template`,
  );
  await steps.send(`GET ${machine}/template`, { at, identity: { ca }, status: 401 });
  await steps.send(`GET ${machine}/template`, door);
  return door;
}

/** Signs a demo person in; returns the headers of their requests. */
export const signIn = (steps: Guide, username: string): Promise<Headers> =>
  signInTo(steps, "notifications", username);
