import type { Incoming } from "../../../../shared/http/request.ts";
import { decodedHeader, passwordHeader } from "../../files/content/download-input.ts";
import type { LinkPasswords } from "./open-link.ts";

/** The passwords of a link and of its document, in headers. */
export const passwordsInHeaders = (request: Incoming): LinkPasswords => ({
  parola: decodedHeader(request, "x-link-password"),
  parolaDocument: passwordHeader(request),
});
