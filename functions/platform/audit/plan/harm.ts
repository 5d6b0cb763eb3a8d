import type { Operation } from "../model/contract.ts";
import type { Exchange, Reason, Request } from "../model/evidence.ts";
import { credentialsIn, type Registration, type WriteAddress } from "../model/registration.ts";
import { addressBelow } from "../model/address.ts";

/*
 * The model of harm. A server may accept any media type, fill in defaults for a missing or broken body, create the
 * record of an unknown id, and ignore credentials. So nothing in a write makes it harmless: neither body nor type, id
 * or caller. Only the owner can say that it is, by naming its address.
 */

/** RFC 9110, 9.2.1: the safe methods that an audit sends. Any other method, also an unknown one, is a write. */
const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

export const isWrite = ({ method }: Pick<Request, "method">): boolean => !SAFE.has(method);

/** The addresses where the owner lets an audit write: the operation of the probe, and the dry ones. */
const namedBy = ({ probe, dryAddresses = [] }: Registration): WriteAddress[] => [
  ...(probe ? [probe] : []),
  ...dryAddresses,
];

/**
 * True if a request may be sent: if it is not a write, signs in, or goes to an address that the owner has named, as
 * long as no write was accepted that should have been refused. Every request of an audit passes through here.
 */
export function mayBeSent(
  { method, address }: { method: string; address: URL },
  { registration, writesAreOver }: { registration: Registration; writesAreOver: boolean },
): boolean {
  if (!isWrite({ method })) return true;
  if (writesAreOver) return false;
  const named = namedBy(registration).map((one) => ({
    method: one.method,
    href: addressBelow(registration.baseUrl ?? "", one.path)?.href,
  }));
  const signIns = credentialsIn(registration).flatMap((credential) => {
    const url = "url" in credential ? credential.url : "tokenUrl" in credential ? credential.tokenUrl : "";
    return URL.canParse(url) ? [{ method: "POST", href: new URL(url).href }] : [];
  });
  return [...named, ...signIns].some((one) => one.method === method && one.href === address.href);
}

/** The probe itself: its owner expects that it is accepted. */
const PROBES = new Set<Reason>(["accepted", "accepted-again", "accepted-other"]);

/** True if a write that was to be refused was accepted, or may have been because no answer came. */
export const mayHaveActed = ({ request, answer, mayHaveArrived }: Exchange): boolean =>
  isWrite(request) &&
  !PROBES.has(request.reason) &&
  (answer === undefined ? mayHaveArrived === true : answer.status < 400);

/** A documented write, with an address that the owner has named for it. */
export interface NamedWrite {
  operation: Operation;
  path: string;
}

/** The documented operations that writes may be sent to, each once for every address that is named. */
export const namedWrites = (registration: Registration, operations: readonly Operation[]): NamedWrite[] => {
  const distinct = new Map(namedBy(registration).map((one) => [`${one.method} ${one.path}`, one]));
  return [...distinct.values()].flatMap(({ method, path }) => {
    const [operation] = operations
      .filter((one) => one.method === method && isAddressOf(one, path))
      .sort((a, b) => parametersOf(a) - parametersOf(b));
    return operation ? [{ operation, path }] : [];
  });
};

const parametersOf = ({ segments }: Operation): number =>
  segments.filter((segment) => segment.includes("{")).length;

function isAddressOf({ segments }: Operation, path: string): boolean {
  const parts = path.split("/").slice(1);
  return (
    parts.length === segments.length &&
    segments.every((segment, i) => segment === parts[i] || (segment.includes("{") && parts[i] !== ""))
  );
}
