import { askForContent, call, json, jsonBody } from "./api.js";
import { withPassword } from "./document-password.js";

/* API calls for electronic signatures. */

/** The signatures made here, newest first. */
export const listSignatures = (documentId) => json(call("GET", `/api/documents/${documentId}/semnaturi`));

/** Signs the version that the visitor sees. */
export function sign(documentId, { semnatar, numarVersiune }, password) {
  const { body, headers } = jsonBody({ semnatar, numarVersiune });
  const sent = { body, headers: { ...headers, ...withPassword(password) } };
  return json(call("POST", `/api/documents/${documentId}/semneaza`, sent));
}

export const verifySignature = (id) => json(call("POST", `/api/semnaturi/${id}/verifica`));

/** Every signature of the current version, including those made elsewhere, oldest first. */
export const verifyFile = (documentId, password) =>
  json(call("POST", `/api/documents/${documentId}/semnaturi/verifica`, { headers: withPassword(password) }));

/** The signature as a file: a detached one, or the signed version of a PDF. */
export const askForSignature = (id, password) =>
  askForContent(`/api/semnaturi/${id}/download`, { headers: withPassword(password) });
