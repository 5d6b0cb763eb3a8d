import type * as z from "zod";
import { AccessRequestView } from "../../records/access-request.ts";
import { DocumentFilters, DocumentView, SHARED } from "../../records/document.ts";
import { VersionView } from "../../records/version.ts";
import { PublicDocumentView } from "../public/views.ts";

/** A document as citizens see it: the public view, plus its state, its protection and its issuer. */
export const CitizenDocumentView = PublicDocumentView.extend({
  status: DocumentView.shape.status,
  visibility: DocumentView.shape.visibility,
  tipSecuritate: DocumentView.shape.tipSecuritate,
  emitentId: DocumentView.shape.emitentId,
}).meta({ id: "CitizenDocument" });
export type CitizenDocumentView = z.output<typeof CitizenDocumentView>;

/** The fields that a citizen's list filters and sorts by: those that it shows, and what was shared. */
export const CitizenDocumentFilters = CitizenDocumentView.extend({
  [SHARED]: DocumentFilters.shape[SHARED],
});

/** A version as citizens see it: without who made it. */
export const CitizenVersionView = VersionView.omit({ creatDe: true, poate: true }).meta({
  id: "CitizenVersion",
});

/** A citizen's own request: it names neither its requester nor the official who decided. */
export const CitizenRequestView = AccessRequestView.omit({
  solicitantId: true,
  solicitantClientId: true,
  solicitantNume: true,
  solicitantLogin: true,
  decisDe: true,
  decisDeNume: true,
  poate: true,
}).meta({ id: "CitizenAccessRequest" });
export type CitizenRequestView = z.output<typeof CitizenRequestView>;
