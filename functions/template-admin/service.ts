import { problem } from "../../shared/http/error-formats.ts";
import {
  errorPage,
  frameworkRouted,
  frameworkTyped,
  isUnknownRoute,
} from "../../shared/http/framework-errors.ts";
import { service } from "../../shared/http/service.ts";
import { texts } from "./texts.ts";

/** The template method names the exception's class, and answers an unknown route below it with a page. */
export const templateAdmin = service({
  name: "template-admin",
  title: "Temelia – Administrarea șabloanelor",
  description: "Autentificarea proiectelor, șablonul DUAE și organizația unui utilizator.",
  texts,
  errorFormats: {
    "": frameworkRouted,
    "/api/v1/getDuaeTemplate": (error) => (isUnknownRoute(error) ? errorPage : frameworkTyped),
    "/api/authenticate": problem,
    "/api/admin": problem,
    "/management": problem,
  },
});
