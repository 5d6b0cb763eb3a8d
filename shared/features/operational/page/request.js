/* A call as a request of `fetch`. */

const JSON_TYPE = /json$/;

/** @param chosen the file to send; by default that of the sample */
export function requestOf({ operation, token, headers = {}, body, type, isGet }, chosen) {
  const sent = { accept: "application/json, */*;q=0.5", ...headers };
  if (token !== undefined) sent.authorization = `Bearer ${token}`;
  const request = { method: operation.method.toUpperCase(), headers: sent, credentials: "omit" };
  if (body === undefined || isGet) return request;
  if (type === "multipart/form-data") return { ...request, body: formOf(body, chosen) };
  sent["content-type"] = type;
  const isText = typeof body === "string";
  return {
    ...request,
    body: isText ? body : JSON_TYPE.test(type) ? JSON.stringify(body) : new URLSearchParams(body),
  };
}

function formOf({ file: _file, ...fields }, chosen) {
  const form = new FormData();
  form.append("file", chosen ?? new File(["# Cerere\n"], "cerere.md", { type: "text/markdown" }));
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  return form;
}
