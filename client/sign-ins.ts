import type { AnyCall, Client, Operation } from "./operation.ts";
import { isProblem } from "./problems.ts";

/** A sign-in of one's own account that goes on. */
export interface OwnSignIn {
  id: number;
  /** With the account of the service, or through the government's login. */
  kind: "account" | "government";
  /** That of the call. */
  current: boolean;
  rememberMe: boolean;
  createdAt: string;
  /** Exact to some minutes. */
  lastUsedAt: string;
  expiresAt: string;
  /** The network of the address from which it began; empty if it is unknown. */
  network: string;
  /** The network is of an institution or of the machine, not of the internet. */
  privateNetwork: boolean;
  /** It is the network of the call. */
  sameNetwork: boolean;
  /** The browser or program, as it named itself. */
  browser?: string;
  system?: string;
}

const PATH = "/api/authenticate/sign-ins";

/** The calls about the sign-ins of one's own account, at the addresses that every service has: by any of them. */
export function ownSignIns(client: Client, service: string) {
  async function send<Data>(method: Operation["method"], path: string, call: AnyCall = {}): Promise<Data> {
    const operation: Operation = {
      service,
      id: `signIns ${method} ${path}`,
      method,
      path: PATH + path,
      schemes: ["sessionToken"],
      ...(call.body === undefined ? {} : { body: "json" }),
    };
    return (await client.send<{ 200: Data }>(operation, call)).data;
  }
  const proof = (password: string | undefined) => (password === undefined ? {} : { body: { password } });
  return {
    /** The last used first. */
    read: async () => (await send<{ items: OwnSignIn[] }>("GET", "")).items,
    /** @param password for an account without a second factor, if it is refused with `parolaDinNou` */
    end: (id: number, password?: string) =>
      send<undefined>("POST", "/{id}/revoke", { path: { id }, ...proof(password) }),
    /** @param password as of `end` */
    endOthers: (password?: string) => send<undefined>("POST", "/revoke-others", proof(password)),
  };
}

/** Ends the sign-in of the account's token at its service. One that has ended, or has no record there, is left. */
export async function endSignIn(client: Client, service: string): Promise<void> {
  try {
    await client.send<{ 204: undefined }>({
      service,
      id: "signIns.removeCurrent",
      method: "DELETE",
      path: `${PATH}/current`,
      schemes: ["userToken"],
    });
  } catch (error) {
    if (!isProblem(error, "unauthenticated") && !isProblem(error, "notFound")) throw error;
  }
}
