import * as z from "zod";
import * as sharedAccountsTexts from "../../shared/features/accounts/texts.ts";
import * as sessionsTexts from "../../shared/features/sessions/texts.ts";
import * as zonesTexts from "../../shared/features/zones/texts.ts";
import * as sharedClientsTexts from "../../shared/features/clients/texts.ts";
import * as approvalsTexts from "../../shared/features/approvals/texts.ts";
import * as jobsTexts from "../../shared/features/jobs/texts.ts";
import { message } from "../../shared/http/error-formats.ts";
import { digits, recordId } from "../../shared/http/params.ts";
import { endpoints } from "../../shared/http/route.ts";
import { service } from "../../shared/http/service.ts";
import { Code } from "../../shared/text-fields.ts";
import * as renderingTexts from "../../shared/rendering/texts.ts";
import { providerNames } from "./records/provider.ts";
import type { Texts } from "../../shared/texts.ts";
import * as accessTexts from "./access/texts.ts";
import * as connectionsTexts from "./connections/texts.ts";
import * as contentTexts from "./content/texts.ts";
import * as documentsTexts from "./documents/texts.ts";
import * as filingTexts from "./filing/texts.ts";
import * as importsTexts from "./imports/texts.ts";
import * as linksTexts from "./links/texts.ts";
import * as machineTexts from "./machine/texts.ts";
import * as operationsTexts from "./operations/texts.ts";
import * as previewsTexts from "./previews/texts.ts";
import * as recordsTexts from "./records/texts.ts";
import * as referenceTexts from "./reference/texts.ts";
import * as requestsTexts from "./requests/texts.ts";
import * as searchTexts from "./search/texts.ts";
import * as sharingTexts from "./sharing/texts.ts";
import * as signaturesTexts from "./signatures/texts.ts";
import * as signingTexts from "./signing/texts.ts";
import * as templatesTexts from "./templates/texts.ts";
import * as tenantsTexts from "./tenants/texts.ts";
import * as transcriptionTexts from "./transcription/texts.ts";
import * as uploadsTexts from "./uploads/texts.ts";

/** The refusals of every room. */
const texts: Texts = {
  ...sharedAccountsTexts.refusals,
  ...sessionsTexts.refusals,
  ...zonesTexts.refusals,
  ...sharedClientsTexts.refusals,
  ...approvalsTexts.refusals,
  ...jobsTexts.refusals,
  ...renderingTexts.refusals,
  ...accessTexts.refusals,
  ...connectionsTexts.refusals,
  ...contentTexts.refusals,
  ...documentsTexts.refusals,
  ...filingTexts.refusals,
  ...importsTexts.refusals,
  ...linksTexts.refusals,
  ...machineTexts.refusals,
  ...operationsTexts.refusals,
  ...previewsTexts.refusals,
  ...recordsTexts.refusals,
  ...referenceTexts.refusals,
  ...requestsTexts.refusals,
  ...searchTexts.refusals,
  ...sharingTexts.refusals,
  ...signaturesTexts.refusals,
  ...signingTexts.refusals,
  ...templatesTexts.refusals,
  ...tenantsTexts.refusals,
  ...transcriptionTexts.refusals,
  ...uploadsTexts.refusals,
};

export const documents = service({
  name: "documents",
  title: "Temelia – Documente",
  description:
    "Documente, versiuni imuabile, niveluri de acces, organizații și containere, istoricul fiecărui document.",
  texts,
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

/** The verbs by which the routes of this service are declared. */
export const { get, post, put, patch, del } = endpoints(documents);
