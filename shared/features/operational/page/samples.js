/*
 * Sample code for an operation: its request with the example of the contract, and that request in TypeScript. A
 * request is a Map as Swagger UI keeps it – url, method, headers, body – so that a request that was sent is shown in
 * the same way.
 */

/** The header value that a client sends for each scheme of the contract. */
const credentials = {
  basic: () => ["Authorization", "Basic <base64(username:password)>"],
  bearer: () => ["Authorization", "Bearer <token>"],
  apiKey: ({ name }) => [name, `<${name}>`],
};

/** The request with all required parts: a parameter without an example is shown as `{name}`. */
export function requestOf({ path, method, operation, schemes, server }) {
  const required = (operation.parameters ?? []).filter((parameter) => parameter.required);
  const inQuery = required
    .filter((parameter) => parameter.in === "query")
    .map(({ name }) => `${name}={${name}}`);
  const [mediaType, content] =
    method === "get" ? [] : (Object.entries(operation.requestBody?.content ?? {})[0] ?? []);
  const headers = new Map();
  const [scheme] = (operation.security ?? []).flatMap((names) => Object.keys(names));
  const definition = schemes[scheme];
  if (definition) headers.set(...credentials[definition.scheme ?? definition.type](definition));
  if (mediaType) headers.set("Content-Type", mediaType);
  return new Map([
    ["url", server + path + (inQuery.length > 0 ? `?${inQuery.join("&")}` : "")],
    ["method", method.toUpperCase()],
    ["headers", headers],
    ["body", mediaType && bodyOf(mediaType, content)],
  ]);
}

function bodyOf(mediaType, { schema, example }) {
  if (mediaType === "multipart/form-data")
    return new Map(
      Object.entries(example).map(([name, value]) => [
        name,
        schema.properties[name]?.format === "binary"
          ? new File([], "document.pdf", { type: "application/pdf" })
          : value,
      ]),
    );
  if (mediaType === "application/x-www-form-urlencoded") return String(new URLSearchParams(example));
  return typeof example === "string" ? example : JSON.stringify(example, undefined, 2);
}

/** The request with `fetch`, and its answer in that media type, if it has content. */
export function typescriptOf(request, answer) {
  const isForm = typeof request.get("body")?.entries === "function";
  const headers = [...(request.get("headers")?.entries() ?? [])]
    // fetch itself sets the content type of a form, with its boundary.
    .filter(([name]) => !(isForm && name.toLowerCase() === "content-type"))
    .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`);
  const body = bodyLine(request.get("body"), isForm);
  return [
    ...(isForm ? formLines(request.get("body")) : []),
    `const response = await fetch(${JSON.stringify(request.get("url"))}, {`,
    `  method: ${JSON.stringify(request.get("method"))},`,
    ...(headers.length > 0 ? ["  headers: {", ...headers, "  },"] : []),
    ...(body ? [`  body: ${body},`] : []),
    "});",
    "if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);",
    ...answerLines(answer),
  ].join("\n");
}

const bodyLine = (body, isForm) => {
  if (!body) return undefined;
  if (isForm) return "form";
  const value = parsed(body);
  if (value === undefined) return JSON.stringify(body);
  return `JSON.stringify(${JSON.stringify(value, undefined, 2).replaceAll("\n", "\n  ")})`;
};

/** The parsed JSON, or undefined if the text is not JSON. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function formLines(body) {
  const entries = [...body.entries()];
  const isFile = (value) => value instanceof File;
  const appended = ([name, value]) =>
    isFile(value)
      ? `form.append(${JSON.stringify(name)}, await openAsBlob(${JSON.stringify(value.name)}), ${JSON.stringify(value.name)});`
      : `form.append(${JSON.stringify(name)}, ${JSON.stringify(String(value))});`;
  return [
    ...(entries.some(([, value]) => isFile(value)) ? ['import { openAsBlob } from "node:fs";', ""] : []),
    "const form = new FormData();",
    ...entries.map(appended),
  ];
}

function answerLines(mediaType) {
  if (!mediaType) return [];
  if (/json/.test(mediaType)) return ["const answer: unknown = await response.json();"];
  if (/^text\//.test(mediaType)) return ["const text = await response.text();"];
  return ["const content = await response.blob();"];
}
