import type { Access } from "../../../../shared/http/access.ts";
import { binary } from "../../../../shared/http/responses.ts";
import { access } from "../../access/authentication.ts";
import type { Principal } from "../../access/principal.ts";
import { downloadChosen, refusedDownload, stored } from "../../files/content/download.ts";
import { ofCurrent, passwordHeader } from "../../files/content/download-input.ts";
import { get } from "../../service.ts";

/** For any caller: other doors have the same route. */
const user: Access<Principal> = access.user;

/** The content that the system has. What is read at a provider is presented by the function that loads the modules for it. */
export const content = get(
  "/api/documents/{id}/download",
  {
    access: user,
    summary: "Conținutul curent",
    query: ofCurrent,
    returns: binary,
    present: stored,
    takes: ["X-Document-Password"],
    refuses: refusedDownload,
  },
  ({ params: { id }, caller, query: chosen, request }) =>
    downloadChosen(caller, id, { numarVersiune: undefined, ...chosen, password: passwordHeader(request) }),
);
