import * as z from "zod";
import { badRequest } from "../errors.ts";

/** The id that clients send back with a record. The address counts; here it may only say the same. */
export const sentId = { id: z.unknown().optional() };

/** @throws badRequest `error.idexists`: a new record has no id yet */
export function refuseId(body: { id?: unknown }): void {
  if (body.id !== undefined && body.id !== null) throw badRequest("idexists");
}

/** @throws badRequest `error.idinvalid` where the body names another record than the address */
export function refuseOtherId(body: { id?: unknown }, id: number): void {
  if (body.id !== undefined && body.id !== null && body.id !== id) throw badRequest("idinvalid");
}
