import type { Incoming } from "../../../shared/http/request.ts";
import type { Principal } from "./principal.ts";
import { refusals } from "./texts.ts";

/** Callers of a suspended organization may only read. @throws forbidden */
export function refuseSuspendedWrite(
  { suspended }: Pick<Principal, "suspended">,
  { method }: Pick<Incoming, "method">,
): void {
  if (suspended && method !== "GET" && method !== "HEAD") throw refusals.organizatieSuspendata();
}
