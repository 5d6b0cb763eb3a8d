import { message } from "../../shared/http/error-formats.ts";
import { service } from "../../shared/http/service.ts";
import { texts } from "./texts.ts";

export const documents = service({
  name: "documents",
  title: "Temelia – Documente",
  description:
    "Documente, versiuni imuabile, niveluri de acces, organizații și containere, istoricul fiecărui document.",
  texts,
  errorFormats: { "/api/v1": message },
});
