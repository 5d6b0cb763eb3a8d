/* A call as a request of `fetch`. */

export const JSON_TYPE = /json$/;
export const FORM = "multipart/form-data";
/** The file of a sample, in place of the caller's. */
export const SAMPLE_FILE = { content: "# Cerere\n", name: "cerere.md", type: "text/markdown" };

/** @param chosen the file to send; by default that of the sample */
export function requestOf({ operation, token, headers = {}, body, type, isGet }, chosen) {
  const sent = { accept: "application/json, */*;q=0.5", ...headers };
  if (token !== undefined) sent.authorization = `Bearer ${token}`;
  const request = { method: operation.method.toUpperCase(), headers: sent, credentials: "omit" };
  if (body === undefined || isGet) return request;
  if (type === FORM) return { ...request, body: formOf(body, chosen) };
  sent["content-type"] = type;
  const isText = typeof body === "string";
  return {
    ...request,
    body: isText ? body : JSON_TYPE.test(type) ? JSON.stringify(body) : new URLSearchParams(body),
  };
}

function formOf({ file: _file, ...fields }, chosen) {
  const form = new FormData();
  const { content, name, type } = SAMPLE_FILE;
  form.append("file", chosen ?? new File([content], name, { type }));
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
  return form;
}
