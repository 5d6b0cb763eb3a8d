/** The origin of an address; undefined without an address. */
export const originOf = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : new URL(address).origin;

type Servers = readonly (string | undefined)[];

/**
 * The rule of every record with a sealed secret and addresses: a secret serves the servers for which it was entered, and no
 * other. True if a record would name a server that it did not name before, so that its secret is needed again.
 * @param former the servers that the record named, by origin or another name of them
 */
export function namesAnotherServer(former: Servers, now: Servers): boolean {
  const known = new Set(former);
  return now.some((server) => server !== undefined && !known.has(server));
}
