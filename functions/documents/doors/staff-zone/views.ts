import type * as z from "zod";
import { AccessRequestView } from "../../records/access-request.ts";
import { DocumentFilters, DocumentView } from "../../records/document.ts";
import { GrantView } from "../../records/grant.ts";
import { VersionView } from "../../records/version.ts";

/** A document as officials see it: without the place of its content in the store. */
export const StaffDocumentView = DocumentView.omit({ storageUri: true }).meta({ id: "StaffDocument" });
export type StaffDocumentView = z.output<typeof StaffDocumentView>;

export const StaffDocumentFilters = DocumentFilters.omit({ storageUri: true });

export const StaffVersionView = VersionView.meta({ id: "StaffVersion" });
export const StaffGrantView = GrantView.meta({ id: "StaffGrant" });
export const StaffAccessRequestView = AccessRequestView.meta({ id: "StaffAccessRequest" });
