import * as z from "zod";
import { jobFields } from "../../../shared/jobs/row.ts";

/** The fields of a row that a system is called for. */
export const callbackFields = {
  id: z.int(),
  sistemId: z.int(),
  notificareId: z.int(),
  callbackUrl: z.string().optional(),
  /** The start of the first call. */
  apelatDin: z.iso.datetime().optional(),
  /** The earliest time of the next call. */
  apelLa: z.iso.datetime().optional(),
  /** The calls that failed. */
  apeluri: z.int().optional(),
  /** When the system took the call. */
  preluatLa: z.iso.datetime().optional(),
  /** When the calls were given up. */
  renuntatLa: z.iso.datetime().optional(),
  ...jobFields,
  expiresOn: z.int(),
};

const Callback = z.object(callbackFields);
/** A row that a system is called for until it takes the call, or the calls are given up. */
export type Callback = z.output<typeof Callback>;

/** True while a system must still be called. */
export const isUntold = ({ callbackUrl, preluatLa, renuntatLa }: Callback): boolean =>
  callbackUrl !== undefined && preluatLa === undefined && renuntatLa === undefined;
