import { json } from "../../../../shared/http/body.ts";
import { post, routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { NewUpload, OpenedUpload, openUpload } from "./uploads.ts";

/** Announces files that are too large for one call, for systems. */
export const attachments = routes("attachments", {
  create: post(
    "/api/v1/attachments",
    {
      access: access.machine,
      summary: "Anunță un fișier de atașat",
      body: json(NewUpload),
      returns: OpenedUpload,
      status: 201,
    },
    ({ caller, body }) => openUpload(caller.id, body),
  ),
});
