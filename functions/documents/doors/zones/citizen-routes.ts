import { json } from "../../../../shared/http/body.ts";
import { listOf, query } from "../../../../shared/http/list-query.ts";
import { pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { zones } from "../../access/zone-access.ts";
import { refusedDownload } from "../../files/content/download.ts";
import { lists } from "../../keeping/documents/list-routes.ts";
import { VersionChoice } from "../../records/version.ts";
import { request } from "../../granting/requests/ask-routes.ts";
import { RequestedAccess } from "../../granting/requests/request-access.ts";
import { listRequests, readRequest } from "../../granting/requests/requests.ts";
import { get, post } from "../../service.ts";
import { versionList } from "../../keeping/versions/list-routes.ts";
import { publicZone } from "../public/zone-routes.ts";
import {
  CitizenDocumentFilters,
  CitizenDocumentView,
  CitizenRequestView,
  CitizenVersionView,
} from "./views.ts";

const access = zones.citizen;

/** The documents of a citizen: those of the client that they are, and those that were shared with it. */
export const citizenDocuments = routes("documents", {
  list: get(
    "/api/v1/citizen/documents",
    {
      access,
      summary: "Documentele proprii și cele partajate",
      query: listOf(CitizenDocumentFilters),
      returns: pageOf(CitizenDocumentView),
      present: (page) => page,
    },
    lists.list,
  ),
  read: get(
    "/api/v1/citizen/documents/{id}",
    { access, summary: "Un document", returns: CitizenDocumentView },
    publicZone.read,
  ),
  download: get(
    "/api/v1/citizen/documents/{id}/content",
    {
      access,
      summary: "Conținutul curent, sau al unei versiuni",
      // An address has at most one sub-resource, so the query names the version.
      query: query(VersionChoice),
      refuses: refusedDownload,
    },
    publicZone.download,
  ),
  listVersions: get(
    "/api/v1/citizen/documents/{id}/versions",
    { access, query: listOf(CitizenVersionView), returns: pageOf(CitizenVersionView) },
    versionList,
  ),
});

/** A citizen's requests for access. An official decides them. */
export const citizenRequests = routes("access-requests", {
  list: get(
    "/api/v1/citizen/access-requests",
    {
      access,
      summary: "Cererile de acces proprii",
      query: listOf(CitizenRequestView),
      returns: pageOf(CitizenRequestView),
    },
    ({ caller, query: asked }) => listRequests(caller, asked),
  ),
  read: get(
    "/api/v1/citizen/access-requests/{id}",
    { access, summary: "O cerere de acces", returns: CitizenRequestView },
    ({ params, caller }) => readRequest({ caller, id: params.id }),
  ),
  create: post(
    "/api/v1/citizen/access-requests",
    {
      access,
      summary: "Cere acces la un document după codul lui",
      body: json(RequestedAccess),
      returns: CitizenRequestView,
      also: { 200: CitizenRequestView },
    },
    request,
  ),
});
