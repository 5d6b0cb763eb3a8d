import type {
  CerereNoua,
  CitizenAccessRequest,
  CitizenAccessRequestPage,
  CitizenDocument,
  CitizenDocumentPage,
  CitizenVersionPage,
} from "../../client/generated/documents/types.ts";
import { jsonOf } from "./api.ts";
import { asCitizen } from "./citizen.ts";
import { contentOf, passwordHeader, type Content } from "./content.ts";
import { PAGE_SIZE } from "./pager.ts";

/* The calls of the citizen at documents. All of them throw `Refusal`. */

/** @param page from 1 */
export const listDocuments = (page: number): Promise<CitizenDocumentPage> =>
  jsonOf(
    asCitizen(
      "GET",
      `/documents/api/v1/citizen/documents?page=${page - 1}&size=${PAGE_SIZE}&sort=modificatLa,desc`,
    ),
  );

export const readDocument = (id: string): Promise<CitizenDocument> =>
  jsonOf(asCitizen("GET", `/documents/api/v1/citizen/documents/${encodeURIComponent(id)}`));

/** The last two hundred. */
export const listVersions = (id: number): Promise<CitizenVersionPage> =>
  jsonOf(asCitizen("GET", `/documents/api/v1/citizen/documents/${id}/versions?size=200`));

export const downloadDocument = (id: number, password: string | undefined): Promise<Content> =>
  contentOf(() =>
    asCitizen(
      "GET",
      `/documents/api/v1/citizen/documents/${id}/content`,
      undefined,
      passwordHeader(password),
    ),
  );

/** @param page from 1 */
export const listRequests = (page: number): Promise<CitizenAccessRequestPage> =>
  jsonOf(
    asCitizen(
      "GET",
      `/documents/api/v1/citizen/access-requests?page=${page - 1}&size=${PAGE_SIZE}&sort=creatLa,desc`,
    ),
  );

export const readRequest = (id: string): Promise<CitizenAccessRequest> =>
  jsonOf(asCitizen("GET", `/documents/api/v1/citizen/access-requests/${encodeURIComponent(id)}`));

export const requestAccess = (wanted: CerereNoua): Promise<CitizenAccessRequest> =>
  jsonOf(asCitizen("POST", `/documents/api/v1/citizen/access-requests`, wanted));
