import { call, json, jsonBody } from "./api.js";

/* API calls for imports from other providers. */

export const listConnections = () => json(call("GET", "/api/conexiuni"));
/** The address of the provider's consent page, for a separate window. */
export const authorize = async (provider) =>
  (await json(call("GET", `/api/conexiuni/${provider}/authorize`))).authorizationUrl;
export const disconnect = (provider) => call("DELETE", `/api/conexiuni/${provider}`);

/** The files of a folder, or of the top level: `{ items, cale }`. */
export const listRemote = (provider, { kind, ref } = {}) => {
  const query = new URLSearchParams({ ...(kind ? { kind } : {}), ...(ref ? { ref } : {}) });
  return json(call("GET", `/api/conexiuni/${provider}/fisiere?${query}`));
};

/** Starts an import: `{ id, status, items }`. */
export const startImport = (wanted) => json(call("POST", "/api/documents/import", jsonBody(wanted)));
export const readImport = (id) => json(call("GET", `/api/documents/import/${id}`));

/** True if the source of a document had changes. */
export const resync = async (documentId) =>
  (await json(call("POST", `/api/documents/${documentId}/resync`))).schimbat;
