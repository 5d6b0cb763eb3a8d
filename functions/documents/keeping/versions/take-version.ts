import type * as z from "zod";
import { multipart } from "../../../../shared/http/body.ts";
import { file } from "../../../../shared/http/multipart.ts";
import type { Principal } from "../../access/principal.ts";
import { protectionParts } from "../../files/filing/protection-parts.ts";
import { Version } from "../../records/version.ts";
import { completeVersion, type UploadedVersion } from "../uploads/complete-upload.ts";
import { addVersion } from "./add-version.ts";

/** The form of a new version: its content is in the request. */
export const versionForm = multipart({
  file: file(),
  comentariu: Version.shape.comentariu,
  ...protectionParts,
});

/** Adds a version, whose content is in the request or was uploaded in parts before. */
export const takeVersion = (
  caller: Principal,
  documentId: number,
  body: Parameters<typeof addVersion>[2] | z.output<typeof UploadedVersion>,
) => ("file" in body ? addVersion(caller, documentId, body) : completeVersion(caller, documentId, body));
