import * as z from "zod";
import * as sharedAccountsTexts from "../../shared/features/accounts/texts.ts";
import * as sharedClientsTexts from "../../shared/features/clients/texts.ts";
import * as approvalsTexts from "../../shared/features/approvals/texts.ts";
import * as jobsTexts from "../../shared/features/jobs/texts.ts";
import * as sessionsTexts from "../../shared/features/sessions/texts.ts";
import * as zonesTexts from "../../shared/features/zones/texts.ts";
import { message } from "../../shared/http/error-formats.ts";
import { endpoints } from "../../shared/http/route.ts";
import { service } from "../../shared/http/service.ts";
import * as renderingTexts from "../../shared/rendering/texts.ts";
import type { Texts } from "../../shared/texts.ts";
import { TrackingId } from "./records/notification.ts";
import * as attachmentsTexts from "./attachments/texts.ts";
import * as answersTexts from "./answers/texts.ts";
import * as receiptsTexts from "./receipts/texts.ts";
import * as groupsTexts from "./groups/texts.ts";
import * as queuesTexts from "./queues/texts.ts";
import * as registryTexts from "./registry/texts.ts";
import * as selfServiceTexts from "./self-service/texts.ts";
import * as sendingTexts from "./sending/texts.ts";
import * as providersTexts from "./providers/texts.ts";
import * as suppressionsTexts from "./suppressions/texts.ts";
import * as systemsTexts from "./systems/texts.ts";
import * as trackingTexts from "./tracking/texts.ts";
import * as unsubscribeTexts from "./unsubscribe/texts.ts";

/** The refusals of every room. */
const texts: Texts = {
  ...sharedAccountsTexts.refusals,
  ...sharedClientsTexts.refusals,
  ...approvalsTexts.refusals,
  ...jobsTexts.refusals,
  ...sessionsTexts.refusals,
  ...zonesTexts.refusals,
  ...renderingTexts.refusals,
  ...systemsTexts.refusals,
  ...sendingTexts.refusals,
  ...attachmentsTexts.refusals,
  ...providersTexts.refusals,
  ...answersTexts.refusals,
  ...receiptsTexts.refusals,
  ...suppressionsTexts.refusals,
  ...queuesTexts.refusals,
  ...trackingTexts.refusals,
  ...groupsTexts.refusals,
  ...registryTexts.refusals,
  ...selfServiceTexts.refusals,
  ...unsubscribeTexts.refusals,
};

export const notifications = service({
  name: "notifications",
  title: "Temelia – Notificări",
  description: "Notificări prin e-mail și SMS: un apel, câte o livrare pentru fiecare destinatar și canal.",
  texts,
  errorFormats: { "/api/v1": message },
  pathParameters: {
    trackingId: TrackingId,
    /** Any text: an unknown provider gets the answer of a wrong signature. */
    provider: z.string(),
    queue: z.string().regex(/^[a-z-]{1,40}$/),
  },
});

/** The verbs of the service's routes. */
export const { get, post, put, patch, del } = endpoints(notifications);
