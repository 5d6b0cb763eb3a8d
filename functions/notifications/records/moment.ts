import * as z from "zod";

/** A time that callers send with any offset; it is stored in UTC. */
export const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
