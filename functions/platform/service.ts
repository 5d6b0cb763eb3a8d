import * as z from "zod";
import * as sharedAccountsTexts from "../../shared/features/accounts/texts.ts";
import * as approvalsTexts from "../../shared/features/approvals/texts.ts";
import * as sessionsTexts from "../../shared/features/sessions/texts.ts";
import * as zonesTexts from "../../shared/features/zones/texts.ts";
import { endpoints } from "../../shared/http/route.ts";
import { service } from "../../shared/http/service.ts";
import { Code } from "../../shared/text-fields.ts";
import type { Texts } from "../../shared/texts.ts";
import * as auditsTexts from "./audits/texts.ts";
import * as systemsTexts from "./systems/texts.ts";

/** The refusals of every room. */
const texts: Texts = {
  ...sharedAccountsTexts.refusals,
  ...approvalsTexts.refusals,
  ...sessionsTexts.refusals,
  ...zonesTexts.refusals,
  ...auditsTexts.refusals,
  ...systemsTexts.refusals,
};

export const platform = service({
  name: "platform",
  title: "Temelia – Platforma",
  description:
    "Auditul conformității: sistemele înregistrate, standardul platformei, verdictele și abaterile lor.",
  texts,
  errorFormats: {},
  pathParameters: {
    cod: Code,
    /** Id of a rule of the standard. */
    rule: z.string().regex(/^[a-z0-9-]{1,40}$/),
  },
});

/** The verbs of the service's routes. */
export const { get, post, put, patch, del } = endpoints(platform);
