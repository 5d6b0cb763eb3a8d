import { asRead, call, json, jsonBody, patchRecord, readRecord } from "./api.js";

/* API calls for access to a document: grants, links, requests and explanations. */

/** Grants, links or requests read at a time. */
const MOST = 200;

const listed = (path, filters = {}) =>
  json(call("GET", `${path}?${new URLSearchParams({ size: MOST, ...filters })}`));
const remove = (path, record) => call("DELETE", path, { headers: asRead(record) });
const post = (path, sent) => json(call("POST", path, jsonBody(sent)));

const grants = "/api/partajare-documents";
export const listGrants = (documentId) => listed(grants, { documentId });
export const giveAccess = (documentId, sharing) => post(`/api/documents/${documentId}/partajeaza`, sharing);
export const readGrant = (id) => readRecord(`${grants}/${id}`);
/** `dataExpirare: null` removes the end. */
export const changeGrant = (grant, { drept, dataExpirare = null }) =>
  patchRecord(`${grants}/${grant.id}`, grant, { drept, dataExpirare });
export const revokeGrant = (grant) => remove(`${grants}/${grant.id}`, grant);

const linksOf = (documentId) => `/api/documents/${documentId}/linkuri`;

/** The links of a document; undefined for visitors who may not give access to it. */
export const listLinks = (documentId) =>
  listed(linksOf(documentId)).catch((error) => {
    if (error.status === 403) return undefined;
    throw error;
  });
export const createLink = (documentId, wanted) => post(linksOf(documentId), wanted);
export const revokeLink = (documentId, id) => call("DELETE", `${linksOf(documentId)}/${id}`);

const requests = "/api/cerere-acces";
export const listRequestsOf = (solicitantId) => listed(requests, { solicitantId });
/** Fewer at a time: the name of each requester may take a separate call. */
export const listPendingRequests = () => listed(requests, { status: "IN_ASTEPTARE", size: 50 });
export const requestAccess = (asked) => post("/api/documents/cerere", asked);
export const readRequest = (id) => readRecord(`${requests}/${id}`);
export const withdrawRequest = (request) => remove(`${requests}/${request.id}`, request);
export const approveRequest = (request, terms) => decide(request, "aproba", terms);
export const rejectRequest = (request, motiv) => decide(request, "respinge", motiv ? { motiv } : {});

function decide(request, decision, sent) {
  const { body, headers } = jsonBody(sent);
  return json(
    call("POST", `/api/cereri/${request.id}/${decision}`, {
      body,
      headers: { ...headers, ...asRead(request) },
    }),
  );
}

export const explainAccess = (documentId, login) =>
  json(call("GET", `/api/documents/${documentId}/explica-acces?${new URLSearchParams({ login })}`));

/** The accounts that the visitor may see: colleagues; all accounts for service administrators. */
export const listUsers = (filters) => listed("/api/app-users", filters);
/** Clients are found one at a time, by an exact number. */
export const listClients = (filters) => listed("/api/clients", filters);
/** The requests for access to a document and the approvals, newest first. */
export const listAskings = (documentId) =>
  listed("/api/eveniment-documents", { documentId, "tip.in": "CERUT,APROBAT" });
