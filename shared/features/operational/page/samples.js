/*
 * The samples of an operation: a call by `@temelia/client`, and the same request by curl. Values come from the demo data, else
 * from the examples of the contract; what neither has is said in words.
 */

import { schemeOf, sourceOf } from "./operations.js";
import { FORM, JSON_TYPE, SAMPLE_FILE } from "./request.js";

/**
 * The parts of a call. `demo` has what the demo data has for this operation: `path`, `query`, `body`, `credential`.
 * `words` has the placeholders in the reader's language.
 */
export function callOf(operation, { operations, schemes, demo = {}, words }) {
  const parameters = (place) => operation.parameters.filter((one) => one.in === place);
  const path = parameters("path").map((parameter) =>
    valueOf(parameter, demo.path, () => words.from(sourceOf(operations, operation.path, parameter.name))),
  );
  const query = parameters("query")
    .filter(({ required, name }) => required || demo.query?.[name] !== undefined)
    .map((parameter) => valueOf(parameter, demo.query, () => words.own));
  return {
    operation,
    path,
    query,
    ...bodyOf(operation, demo.body),
    ...credentialOf(operation, { schemes, demo, words }),
  };
}

/** `note` says where the value comes from, if `value` only stands for it. */
function valueOf({ name, schema, example }, demo, noteOf) {
  const given = demo?.[name] ?? example ?? schema.examples?.[0] ?? schema.enum?.[0];
  if (given !== undefined) return { name, value: given };
  const note = noteOf();
  return schema.type === "integer" ? { name, value: 1, note } : { name, value: note };
}

function bodyOf({ requestBody, method }, demo) {
  const contents = Object.entries(requestBody?.content ?? {});
  if (contents.length === 0) return {};
  const [type, { example, schema }] =
    contents[0][0] === "text/plain"
      ? (contents.find(([one]) => one === "application/json") ?? contents[0])
      : contents[0];
  const isObject = typeof example === "object" && !Array.isArray(example);
  const value = isObject ? withoutMissing({ ...example, ...demo }) : (demo ?? example);
  // Browsers and proxies drop the content of a GET; where a contract has it, it is an alternative to a header.
  return { body: value, type, isGet: method === "get", schema };
}

/** A field that the demo data do without is null there. */
const withoutMissing = (body) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));

/** How the caller proves who calls: a token for the client, or headers of this call. */
function credentialOf(operation, { schemes, demo, words }) {
  const scheme = schemeOf(operation);
  const definition = schemes[scheme];
  if (!definition) return {};
  const { credential } = demo;
  if (definition.type === "mutualTLS") return { certificate: credential ?? words.certificate };
  if (definition.type === "apiKey")
    return { headers: credential?.headers ?? { [definition.name]: credential ?? words.credentials[scheme] } };
  if (definition.scheme === "basic") {
    const { username, password } = credential ?? words.credentials.basic;
    return {
      headers: { Authorization: `Basic ${base64(`${username}:${password}`)}` },
      basic: { username, password },
    };
  }
  return { token: credential ?? words.credentials[scheme] };
}

const base64 = (text) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

const isFileField = (call, name) => call.type === FORM && name === "file";

/** The call in TypeScript, whole: it runs as it is. */
export function clientSample(call, { service, base }) {
  const { operation } = call;
  const { functionName: name } = operation;
  const isFile = Object.values(operation.responses).some(({ content = {} }) => "*/*" in content);
  const called = `${name}(client${argumentOf(call)})`;
  return [
    ...(call.certificate ? ['import { readFileSync } from "node:fs";'] : []),
    `import { createClient${isFile ? ", download" : ""} } from "@temelia/client";`,
    ...(call.certificate ? ['import { certificateFetch } from "@temelia/client/node";'] : []),
    `import { ${name} } from "@temelia/client/${service}";`,
    "",
    ...clientLines(call, call.certificate?.base ?? base),
    ...(isFile
      ? [
          `const { name, content } = await download(client, () =>`,
          `  ${called.replaceAll("\n", "\n  ")},`,
          ");",
          "console.log(name, content.size);",
        ]
      : [`const { status, data } = await ${called};`, "console.log(status, data);"]),
  ].join("\n");
}

/** The certificate belongs to the connection, so `fetch` is one that has it. */
const connectionOf = ({ cert, key, ca }) => [
  "fetch: certificateFetch({",
  ...Object.entries({ cert, key, ca })
    .filter(([, file]) => file)
    .map(([part, file]) => `    ${part}: readFileSync(${JSON.stringify(file)}),`),
  "  })",
];

function clientLines({ token, certificate }, base) {
  const options = [
    `base: ${JSON.stringify(base)}`,
    ...(token === undefined ? [] : [`tokens: { token: () => ${JSON.stringify(token)} }`]),
    ...(certificate ? [connectionOf(certificate).join("\n")] : []),
  ];
  return options.length === 1
    ? [`const client = createClient({ ${options[0]} });`]
    : ["const client = createClient({", ...options.map((option) => `  ${option},`), "});"];
}

function argumentOf(call) {
  const groups = [
    ["path", fieldsOf(call.path)],
    ["query", fieldsOf(call.query)],
    [
      "headers",
      call.headers && fieldsOf(Object.entries(call.headers).map(([name, value]) => ({ name, value }))),
    ],
    ["body", call.body === undefined || call.isGet ? undefined : literalOf(call)],
  ].filter(([, text]) => text);
  if (groups.length === 0) return "";
  return `, {\n${groups.map(([name, text]) => `  ${name}: ${text.replaceAll("\n", "\n  ")},`).join("\n")}\n}`;
}

function fieldsOf(values) {
  if (values.length === 0) return undefined;
  const texts = values.map(
    ({ name, value, note }) => `${keyOf(name)}: ${JSON.stringify(value)}${note ? `, // ${note}` : ""}`,
  );
  return values.some(({ note }) => note)
    ? `{\n${texts.map((text) => `  ${text.includes(", //") ? text : `${text},`}`).join("\n")}\n}`
    : `{ ${texts.join(", ")} }`;
}

const keyOf = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

function literalOf(call) {
  if (call.type !== FORM) return literal(call.body);
  const lines = Object.entries(call.body).map(
    ([name, value]) => `  ${keyOf(name)}: ${isFileField(call, name) ? fileLiteral : literal(value)},`,
  );
  return `{\n${lines.join("\n")}\n}`;
}

const fileLiteral = `new File([${JSON.stringify(SAMPLE_FILE.content)}], ${JSON.stringify(SAMPLE_FILE.name)}, { type: ${JSON.stringify(SAMPLE_FILE.type)} })`;

/** A value as TypeScript writes it: names without quotation marks if they may be without. */
function literal(value, indent = "") {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((one) => literal(one, inner))
    : Object.entries(value).map(([name, one]) => `${keyOf(name)}: ${literal(one, inner)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  if (parts.length === 0) return open + close;
  const isFlat = Object.values(value).every((one) => typeof one !== "object" || one === null);
  if (isFlat && parts.join(", ").length < 60 - indent.length)
    return Array.isArray(value) ? `[${parts.join(", ")}]` : `{ ${parts.join(", ")} }`;
  return `${open}\n${parts.map((part) => `${inner}${part},`).join("\n")}\n${indent}${close}`;
}

/** The same request by curl. */
export function curlSample(call, { service, base }) {
  const { operation, token, headers = {}, basic, certificate, body, type } = call;
  const url = (certificate?.base ?? base) + `/${service}` + addressOf(call);
  const method = operation.method.toUpperCase();
  const lines = [
    ...(method === "GET" ? [] : [`-X ${method}`]),
    ...(certificate ? certificateLines(certificate) : []),
    ...(token === undefined ? [] : [`-H ${quoted(`Authorization: Bearer ${token}`)}`]),
    ...(basic ? [`-u ${quoted(`${basic.username}:${basic.password}`)}`] : headerLines(headers)),
    ...(body === undefined || method === "GET" ? [] : bodyLines(call, type)),
  ];
  return [`curl ${quoted(url)}`, ...lines].join(" \\\n  ");
}

/** The path with its values, and the query. */
export function addressOf({ operation, path, query }) {
  const filled = path.reduce(
    (text, { name, value }) => text.replace(`{${name}}`, encodeURIComponent(String(value))),
    operation.path,
  );
  const search = new URLSearchParams(query.map(({ name, value }) => [name, String(value)]));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

const headerLines = (headers) =>
  Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);

const certificateLines = ({ cert, key, ca }) =>
  Object.entries({ cert, key, cacert: ca })
    .filter(([, file]) => file)
    .map(([option, file]) => `--${option} ${quoted(file)}`);

function bodyLines(call, type) {
  if (type === FORM)
    return Object.entries(call.body).map(([name, value]) =>
      isFileField(call, name)
        ? `-F ${quoted(`${name}=@${SAMPLE_FILE.name}`)}`
        : `-F ${quoted(`${name}=${String(value)}`)}`,
    );
  const text = JSON_TYPE.test(type)
    ? JSON.stringify(call.body)
    : typeof call.body === "object"
      ? String(new URLSearchParams(call.body))
      : call.body;
  return [`-H ${quoted(`Content-Type: ${type}`)}`, `-d ${quoted(text)}`];
}

const quoted = (text) => `'${String(text).replaceAll("'", String.raw`'\''`)}'`;
