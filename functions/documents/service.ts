import * as z from "zod";
import { message } from "../../shared/http/error-formats.ts";
import { digits, recordId } from "../../shared/http/params.ts";
import { endpoints } from "../../shared/http/route.ts";
import { service } from "../../shared/http/service.ts";
import { Code } from "../../shared/text-fields.ts";
import { providerNames } from "./records/provider.ts";

export const documents = service({
  name: "documents",
  title: "Temelia – Documente",
  description:
    "Documente, versiuni imuabile, niveluri de acces, organizații și containere, istoricul fiecărui document.",
  errorFormats: { "/api/v1": message },
  pathParameters: {
    uploadId: recordId,
    linkId: recordId,
    numar: digits(6),
    /** The name of a queue of dead letters. */
    queue: z.string().regex(/^[a-z-]{1,40}$/),
    cod: Code,
    /** A record by its id or by its name. */
    authority: z.union([recordId, z.string().regex(/^ROLE_[A-Z0-9_]{1,45}$/)]),
    /** In upper or lower case. */
    furnizor: z.string().toLowerCase().pipe(z.enum(providerNames)),
  },
  headers: {
    "X-Document-Password": "Parola documentului protejat, UTF-8 cu secvențe %",
    "X-Link-Password": "Parola linkului, UTF-8 cu secvențe %",
  },
});

/** The verbs that declare the routes of this service. */
export const { get, post, put, patch, del } = endpoints(documents);
