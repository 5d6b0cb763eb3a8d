import { json } from "../../../../shared/http/body.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { documents, get, post } from "../../service.ts";
import { UploadView, statusAddress } from "../../records/upload.ts";
import { OpenedUpload, NewUpload, openUpload } from "./open-upload.ts";
import { readUpload } from "./read-upload.ts";

export const uploads = routes("uploads", {
  create: post(
    "/api/documents/uploads",
    {
      access: access.user,
      summary: "Deschide o încărcare pe părți, pentru fișiere mari",
      refuses: ["notFound", "conflict"],
      body: json(NewUpload),
      returns: OpenedUpload,
      status: 201,
      location: ({ uploadId }) => statusAddress(uploadId),
      // The addresses are credentials for the store, so they are not stored.
      idempotent: false,
      keptSealed: true,
    },
    ({ body, caller }) => openUpload(caller, body),
  ),
  read: get(
    "/api/documents/uploads/{uploadId}",
    { access: access.user, summary: "Starea unei încărcări", returns: UploadView },
    ({ params, caller }) => readUpload(caller, params.uploadId),
  ),
});

export const handler = lambdaHandler(documents, uploads);
