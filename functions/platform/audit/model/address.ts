/**
 * The address of a path below the base of a system; undefined if it leads elsewhere. `servers` of the contract, its
 * references and redirects are never used, so this is the only place where an address is made.
 */
export function addressBelow(base: string, path: string): URL | undefined {
  const prefix = base.replace(/\/+$/, "");
  if (!path.startsWith("/") || !URL.canParse(prefix) || !URL.canParse(prefix + path)) return undefined;
  const [root, address] = [new URL(prefix), new URL(prefix + path)];
  address.hash = "";
  // With the slash: `/serviceAdmin` is not below `/service`.
  const isBelow =
    address.origin === root.origin && address.pathname.startsWith(root.pathname.replace(/\/?$/, "/"));
  return isBelow && address.username === "" ? address : undefined;
}

/** The place of the contract that the standard names. */
export const CONTRACT_PATH = "/api/v1/openapi.json";

export function contractAddress(
  baseUrl: string | undefined,
  openapiUrl: string | undefined,
): URL | undefined {
  if (openapiUrl !== undefined) return URL.canParse(openapiUrl) ? new URL(openapiUrl) : undefined;
  return baseUrl === undefined ? undefined : addressBelow(baseUrl, CONTRACT_PATH);
}
