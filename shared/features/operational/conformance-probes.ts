import * as z from "zod";
import { clock } from "../../clock.ts";
import type { Access } from "../../http/access.ts";
import { json } from "../../http/body.ts";
import { post, routes, type RouteGroup } from "../../http/route.ts";
import { nextId } from "../../ids.ts";

const MOST_CHARACTERS = 200;

// Described here, because services have other texts for properties of these names.
const ProbeFields = z.object({
  text: z.string().trim().min(1).max(MOST_CHARACTERS).describe("Orice text / Любой текст / Any text"),
});
const ProbeView = ProbeFields.extend({
  id: z.int(),
  createdAt: z.iso.datetime().describe("Când a fost primit / Когда получено / When it was received"),
}).meta({ id: "ConformanceProbe" });

/**
 * The write that an audit may send (decision "Audit"): nothing is stored but the answer under its Idempotency-Key, so that
 * keys, languages and refusals of a service are proven without harm.
 */
export const conformanceProbes = (access: Access<unknown>): RouteGroup =>
  routes("conformance-probes", {
    create: post(
      "/api/v1/admin/conformance-probes",
      {
        access,
        summary: "O scriere de probă, pentru auditul de conformitate",
        body: json(ProbeFields),
        returns: ProbeView,
        status: 201,
      },
      ({ body }) => Promise.resolve({ id: nextId(), text: body.text, createdAt: clock.iso() }),
    ),
  });
