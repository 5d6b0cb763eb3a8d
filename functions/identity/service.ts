import { problem } from "../../shared/http/error-formats.ts";
import { exceptFor, yii, statusFalse } from "../../shared/http/yii-errors.ts";
import { endpoints } from "../../shared/http/route.ts";
import { service } from "../../shared/http/service.ts";

/** Invalid data is answered as `{status: false, errors}`; a caller without access gets the framework's error format. */
const registration = exceptFor(yii, { badRequest: statusFalse, unprocessable: statusFalse });

export const identity = service({
  name: "identity",
  title: "Temelia – Identitate",
  description:
    "Parteneri, organizații și proiecte; tokenuri ES256 pentru serviciile care le acceptă și setul de chei al lor.",
  errorFormats: {
    "": yii,
    "/api/v1/assignProvider": registration,
    "/api/v1/createOrganization": registration,
    "/api/v1/createProject": registration,
    "/api/authenticate": problem,
    "/api/admin": problem,
    "/management": problem,
  },
  headers: { partnerid: "Codul partenerului" },
});

/** The verbs that declare the routes of this service. */
export const { get, post } = endpoints(identity);
