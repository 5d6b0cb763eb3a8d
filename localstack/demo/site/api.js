import { currentLanguage, word } from "./words.js";

const base = "/documents";
let token = sessionStorage.getItem("token");

export const isSignedIn = () => token !== null;

export function signOut() {
  token = null;
  sessionStorage.removeItem("token");
}

/** Calls the API; throws an Error whose message is the problem's detail. */
async function call(method, path, { body, headers = {} } = {}) {
  const response = await fetch(`${base}${path}`, {
    method,
    body,
    headers: {
      "accept-language": currentLanguage(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
  }).catch(() => {
    throw new Error(word("offline"));
  });
  if (response.ok) return response;
  const problem = await response.json().catch(() => ({}));
  const fields = (problem.errors ?? []).map(({ field, message }) => `${field}: ${message}`);
  throw Object.assign(new Error([problem.detail ?? response.statusText, ...fields].join(" ")), {
    status: response.status,
  });
}

const json = async (answer) => (await answer).json();
const jsonBody = (value) => ({
  body: JSON.stringify(value),
  headers: { "content-type": "application/json" },
});

export async function signIn(username, password) {
  token = null;
  const { id_token } = await json(call("POST", "/api/authenticate", jsonBody({ username, password })));
  token = id_token;
  sessionStorage.setItem("token", token);
}

export const account = () => json(call("GET", "/api/account"));
export const listDocuments = () => json(call("GET", "/api/documents?size=50"));
export const listVersions = (id) => json(call("GET", `/api/documents/${id}/versions`));
export const upload = (form) => json(call("POST", "/api/documents/upload", { body: form }));
export const addVersion = (id, form) => json(call("POST", `/api/documents/${id}/versions`, { body: form }));
export const restore = async (id, numar) =>
  waitForUpload(await json(call("POST", `/api/documents/${id}/versions/${numar}/restore`)));

/** Polls until an upload (of large content) has finished; returns at once for a finished one. */
async function waitForUpload(answer) {
  while (["IN_ASTEPTARE", "IN_LUCRU"].includes(answer.status)) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    answer = await json(call("GET", `/api/documents/uploads/${answer.uploadId}`));
  }
  if (answer.status === "ESUATA") throw new Error(answer.eroare);
  return answer;
}

/** Downloads a version: its bytes, its name, and whether its SHA-256 matches the server's Repr-Digest. */
export async function download(id, numar, password) {
  const headers = password ? { "x-document-password": encodeURIComponent(password) } : {};
  const response = await call("GET", `/api/documents/${id}/versions/${numar}/download`, { headers });
  const bytes = await response.arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const announced = /sha-256=:([^:]+):/.exec(response.headers.get("repr-digest") ?? "")?.[1];
  return {
    blob: new Blob([bytes], { type: response.headers.get("content-type") ?? "" }),
    name: fileName(response.headers.get("content-disposition") ?? ""),
    verified: announced === btoa(String.fromCharCode(...hash)),
  };
}

const fileName = (disposition) =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? "document");

export const isHealthy = (service) =>
  fetch(`/${service}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
