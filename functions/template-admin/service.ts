import { problem } from "../../shared/http/error-formats.ts";
import { service } from "../../shared/http/service.ts";
import { errorPage, yiiRouted, yiiTyped, isUnknownRoute } from "../../shared/http/yii-errors.ts";

/**
 * Errors of the template method contain the name of the exception's class; an unknown route below it is answered with
 * an HTML page.
 */
export const templateAdmin = service({
  name: "template-admin",
  title: "Temelia – Administrarea șabloanelor",
  description: "Autentificarea proiectelor, șablonul DUAE și organizația unui utilizator.",
  errorFormats: {
    "": yiiRouted,
    "/api/v1/getDuaeTemplate": (error) => (isUnknownRoute(error) ? errorPage : yiiTyped),
    "/api/authenticate": problem,
    "/api/admin": problem,
    "/management": problem,
  },
});
