import { withPassword } from "./document-password.js";
import { currentToken, keepToken } from "./session.js";
import { Refusal } from "./refusals.js";
import { currentLanguage } from "./words.js";

const base = "/documents";

/** The address and the headers of a call. */
export const addressed = (path) => `${base}${path}`;
export const commonHeaders = () => ({
  "accept-language": currentLanguage(),
  ...(currentToken() ? { authorization: `Bearer ${currentToken()}` } : {}),
});

/** The refusal in an answer's text: problem details, or any other text if no service answered. */
export function refusalOf(status, text, token = currentToken()) {
  let problem = {};
  try {
    problem = JSON.parse(text);
  } catch {
    // Text written by a proxy.
  }
  const { message = "unavailable", detail, errors = [] } = problem;
  return new Refusal(message, { detail, fields: errors, status, token });
}

export const offline = () => new Refusal("offline");

/** Calls the API. @throws Refusal */
export async function call(method, path, { body, headers = {}, signal } = {}) {
  const token = currentToken();
  const sent = { method, body, signal, headers: { ...commonHeaders(), ...headers } };
  const response = await fetch(addressed(path), sent).catch((error) => {
    throw error.name === "AbortError" ? error : offline();
  });
  if (response.ok) return response;
  throw refusalOf(response.status, await response.text(), token);
}

/** The JSON of a pending answer. */
export const json = async (answer) => (await answer).json();
export const jsonBody = (value, type = "application/json") => ({
  body: JSON.stringify(value),
  headers: { "content-type": type },
});

export async function signIn(username, password) {
  const { id_token } = await json(call("POST", "/api/authenticate", jsonBody({ username, password })));
  keepToken(id_token);
}

export const account = () => json(call("GET", "/api/account"));

export const PAGE_SIZE = 20;

/** A page of documents, newest first, and whether there is a further one. */
export async function listDocuments({ status, isShared, page }) {
  const query = new URLSearchParams({ size: PAGE_SIZE, page: page - 1 });
  if (status) query.set("filter[status]", status);
  if (isShared) query.set("filter[partajat]", true);
  const response = await call("GET", `/api/documents?${query}`);
  return {
    ...(await response.json()),
    isLowerBound: response.headers.get("x-total-relation") === "gte",
    hasNext: /rel="next"/.test(response.headers.get("link") ?? ""),
  };
}

/** A page of the documents that contain all the words, with facets and the fragments around the words. */
export async function searchDocuments({ q, facets, page }) {
  const query = new URLSearchParams({ q, size: PAGE_SIZE, page: page - 1 });
  for (const { field, value } of facets) query.append(`filter[${field}]`, value);
  const response = await call("GET", `/api/search/documente?${query}`);
  return {
    ...(await response.json()),
    isLowerBound: response.headers.get("x-total-relation") === "gte",
    hasNext: /rel="next"/.test(response.headers.get("link") ?? ""),
  };
}

/** A record with its revision, which a later write names. */
export const readRecord = async (path) => recordIn(await call("GET", path));
const recordIn = async (response) => ({ ...(await response.json()), etag: response.headers.get("etag") });

/** The precondition that the record is unchanged since it was read. */
export const asRead = ({ etag }) => (etag ? { "if-match": etag } : {});

const at = (id) => `/api/documents/${id}`;
export const readDocument = (id) => readRecord(at(id));
export const listVersions = (id) => json(call("GET", `${at(id)}/versions`));
/** Changes fields of a record, provided that it is unchanged since it was read. */
export function patchRecord(path, record, changes) {
  const { body, headers } = jsonBody(changes, "application/merge-patch+json");
  return json(call("PATCH", path, { body, headers: { ...headers, ...asRead(record) } }));
}

export const changeDocument = (document, changes) => patchRecord(at(document.id), document, changes);
export const archiveDocument = async (document) => recordIn(await write("POST", document, "/arhiveaza"));
export const removeDocument = (document) => write("DELETE", document);
export const reactivateDocument = async (document) => recordIn(await write("POST", document, "/restore"));
const write = (method, document, path = "") =>
  call(method, `${at(document.id)}${path}`, { headers: asRead(document) });

export const openUpload = (wanted, signal) =>
  json(call("POST", "/api/documents/uploads", { ...jsonBody(wanted), signal }));

export const restoreVersion = async (id, numar) =>
  finishedUpload(await json(call("POST", `${at(id)}/versions/${numar}/restore`)));

const POLL_MS = 1000;
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for the end of an upload that is prepared in the background; returns any other answer at once. */
export async function finishedUpload(answer, progress = () => undefined) {
  while (["IN_ASTEPTARE", "IN_LUCRU"].includes(answer.status)) {
    progress(answer.octeti, answer.dimensiune);
    await sleep(POLL_MS);
    answer = await json(call("GET", `/api/documents/uploads/${answer.uploadId}`));
  }
  if (answer.status === "ESUATA") throw new Refusal(answer.eroare);
  return answer;
}

/** An answer with content: its bytes, or an address in the store. Asks again as long as the answer is 202. */
export async function askForContent(path, { method = "GET", headers, body } = {}) {
  for (;;) {
    const asked = { body, headers: { accept: "application/json, */*", ...headers } };
    const response = await call(method, path, asked);
    if (response.status !== 202) return response;
    await sleep(1000 * Number(response.headers.get("retry-after") ?? 5));
  }
}

/** The content of a version. */
export const askForVersion = (id, numar, password) =>
  askForContent(`${at(id)}/versions/${numar}/download`, {
    headers: withPassword(password),
  });
