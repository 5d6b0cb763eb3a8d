import { askForContent, call, json, jsonBody } from "./api.js";
import { withPassword } from "./document-password.js";

/* API calls for the pages of a document and the text on them. */

/** The picture of a page, and how many pages there are. */
export async function readPreview(documentId, { page, width }, password) {
  const query = new URLSearchParams({ pagina: page, latime: width });
  const answer = await call("GET", `/api/documents/${documentId}/previzualizare?${query}`, {
    headers: withPassword(password),
  });
  return { picture: await answer.blob(), pages: Number(answer.headers.get("x-page-count")) };
}

/** Starts reading the text of a document: `{ id, status }`. */
export const startReading = (documentId, limba, password) => {
  const { body, headers } = jsonBody({ documentId, limba });
  return json(call("POST", "/api/transcriere", { body, headers: { ...headers, ...withPassword(password) } }));
};

/** The progress of reading a text: `{ status, pagini, paginiGata, eroare }`. */
export const readProgress = (id) => json(call("GET", `/api/conversies/${id}`));

/** Stops reading, and discards what was read. */
export const cancelReading = (id) => call("DELETE", `/api/conversies/${id}`);

export const readText = async (id, password) =>
  (await call("GET", `/api/transcriere/${id}/text`, { headers: withPassword(password) })).text();

/** The text as a file, `txt` or `pdf`: `{ blob, name }`, or the address of a large one: `{ url }`. */
export async function downloadText(id, format, password) {
  const answer = await askForContent(`/api/transcriere/${id}/download?format=${format}`, {
    headers: withPassword(password),
  });
  if (answer.headers.get("content-disposition") === null) return { url: (await answer.json()).url };
  return { blob: await answer.blob(), name: undefined };
}

/** Files the text as a new document. */
export const keepText = (id, password) =>
  json(call("POST", `/api/transcriere/${id}/salveaza`, { headers: withPassword(password) }));
