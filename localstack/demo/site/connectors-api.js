import { call, json, jsonBody } from "./api.js";

/* What is brought in from other suppliers, as the API has it. */

export const listConnections = () => json(call("GET", "/api/conexiuni"));
/** The address where the supplier asks the visitor: for a window of its own. */
export const authorize = async (supplier) =>
  (await json(call("GET", `/api/conexiuni/${supplier}/authorize`))).authorizationUrl;
export const disconnect = (supplier) => call("DELETE", `/api/conexiuni/${supplier}`);

/** The files of a folder, or the first ones: `{ items, cale }`. */
export const listRemote = (supplier, { kind, ref } = {}) => {
  const query = new URLSearchParams({ ...(kind ? { kind } : {}), ...(ref ? { ref } : {}) });
  return json(call("GET", `/api/conexiuni/${supplier}/fisiere?${query}`));
};

/** Starts an import: `{ id, status, items }`. */
export const startImport = (wanted) => json(call("POST", "/api/documents/import", jsonBody(wanted)));
export const readImport = (id) => json(call("GET", `/api/documents/import/${id}`));

/** Whether the source of a document had something new. */
export const resync = async (documentId) =>
  (await json(call("POST", `/api/documents/${documentId}/resync`))).schimbat;
