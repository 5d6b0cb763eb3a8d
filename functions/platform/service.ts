import * as z from "zod";
import { endpoints } from "../../shared/http/route.ts";
import { service } from "../../shared/http/service.ts";
import { Code } from "../../shared/text-fields.ts";

export const platform = service({
  name: "platform",
  title: "Temelia – Platforma",
  description:
    "Auditul conformității: sistemele înregistrate, standardul platformei, verdictele și abaterile lor.",
  errorFormats: {},
  pathParameters: {
    cod: Code,
    /** Id of a rule of the standard. */
    rule: z.string().regex(/^[a-z0-9-]{1,40}$/),
  },
});

/** The verbs of the service's routes. */
export const { get, post, put, patch, del } = endpoints(platform);
