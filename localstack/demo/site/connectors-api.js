import { call, json, jsonBody } from "./api.js";

/* API calls for imports from other suppliers. */

export const listConnections = () => json(call("GET", "/api/conexiuni"));
/** The address of the supplier's consent page, for a separate window. */
export const authorize = async (supplier) =>
  (await json(call("GET", `/api/conexiuni/${supplier}/authorize`))).authorizationUrl;
export const disconnect = (supplier) => call("DELETE", `/api/conexiuni/${supplier}`);

/** The files of a folder, or of the top level: `{ items, cale }`. */
export const listRemote = (supplier, { kind, ref } = {}) => {
  const query = new URLSearchParams({ ...(kind ? { kind } : {}), ...(ref ? { ref } : {}) });
  return json(call("GET", `/api/conexiuni/${supplier}/fisiere?${query}`));
};

/** Starts an import: `{ id, status, items }`. */
export const startImport = (wanted) => json(call("POST", "/api/documents/import", jsonBody(wanted)));
export const readImport = (id) => json(call("GET", `/api/documents/import/${id}`));

/** True if the source of a document had changes. */
export const resync = async (documentId) =>
  (await json(call("POST", `/api/documents/${documentId}/resync`))).schimbat;
