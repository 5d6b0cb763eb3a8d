import * as sharedAccountsTexts from "../../shared/features/accounts/texts.ts";
import { problem } from "../../shared/http/error-formats.ts";
import { service } from "../../shared/http/service.ts";
import { errorPage, yiiRouted, yiiTyped, isUnknownRoute } from "../../shared/http/yii-errors.ts";
import type { Texts } from "../../shared/texts.ts";
import * as loginTexts from "./login/texts.ts";
import * as organizationsTexts from "./organizations/texts.ts";
import * as recordsTexts from "./records/texts.ts";
import * as templatesTexts from "./templates/texts.ts";

/** The refusals of every room. */
const texts: Texts = {
  ...sharedAccountsTexts.refusals,
  ...loginTexts.refusals,
  ...organizationsTexts.refusals,
  ...recordsTexts.refusals,
  ...templatesTexts.refusals,
};

/**
 * Errors of the template method contain the name of the exception's class; an unknown route below it is answered with
 * an HTML page.
 */
export const templateAdmin = service({
  name: "template-admin",
  title: "Temelia – Administrarea șabloanelor",
  description: "Autentificarea proiectelor, șablonul DUAE și organizația unui utilizator.",
  texts,
  errorFormats: {
    "": yiiRouted,
    "/api/v1/getDuaeTemplate": (error) => (isUnknownRoute(error) ? errorPage : yiiTyped),
    "/api/authenticate": problem,
    "/api/admin": problem,
    "/management": problem,
  },
});
