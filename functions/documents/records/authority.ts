import * as z from "zod";
import { entity, inSharedPartition } from "../../../shared/data/entity.ts";
import { refusals } from "./texts.ts";

/**
 * An authority in addition to those of the system: accounts can have it and tokens name it, but it grants no right
 * here.
 */
export const Authority = z.object({ id: z.int(), name: z.string() }).meta({ id: "Authority" });
export type Authority = z.output<typeof Authority>;

export const Authorities = entity({
  name: "authority",
  service: "documents",
  schema: Authority,
  ...inSharedPartition("authority"),
  unique: {
    name: {
      of: ({ name }) => name,
      taken: ({ name }) => refusals.autoritateaExista({ name }),
    },
  },
});
