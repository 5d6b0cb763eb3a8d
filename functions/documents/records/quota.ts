import * as z from "zod";

/** The highest limit: a petabyte. */
const HIGHEST = 10 ** 15;

/** A limit that an administrator sets. */
export const LimitValue = z.int().min(0).max(HIGHEST);

const Used = z
  .object({
    folosit: z.int(),
    /** Absent: there is no limit. */
    limita: z.int().optional(),
  })
  .meta({ id: "Folosire" });

/** What an organization or a person holds, and may hold. */
export const QuotaView = z.object({ octeti: Used, documente: Used }).meta({ id: "Cota" });
export type QuotaView = z.output<typeof QuotaView>;
