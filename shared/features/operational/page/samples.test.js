import { describe, expect, it } from "vitest";
import { addressOf, callOf, clientSample, curlSample } from "./samples.js";
import { requestOf } from "./request.js";
import { words } from "./words.js";

const schemes = {
  userToken: { type: "http", scheme: "bearer" },
  basic: { type: "http", scheme: "basic" },
  partnerid: { type: "apiKey", in: "header", name: "partnerid" },
  mutualTLS: { type: "mutualTLS" },
};
const id = { in: "path", name: "id", required: true, schema: { type: "integer" } };
const list = {
  operationId: "documents.list",
  functionName: "documentsList",
  method: "get",
  path: "/api/documents",
  parameters: [],
  responses: {},
};
const patch = {
  operationId: "admin.documents.patch",
  functionName: "adminDocumentsPatch",
  method: "patch",
  path: "/api/documents/{id}",
  parameters: [id],
  security: [{ userToken: [] }],
  requestBody: {
    content: { "application/json": { schema: {}, example: { denumire: "Cerere", "e-mail": "a" } } },
  },
  responses: { 200: { content: { "application/json": {} } } },
};
const operations = [list, patch];
const place = { service: "documents", base: "http://localhost:3000" };
const callWith = (operation, demo = {}) =>
  callOf(operation, { operations, schemes, demo, words: words.en.placeholders });
const sampleOf = (operation, demo) => clientSample(callWith(operation, demo), place);
const curlOf = (operation, demo) => curlSample(callWith(operation, demo), place);
const filled = { path: { id: 7 }, credential: "eyJ" };

describe("the sample of an operation", () => {
  it("is a whole program with the function of the client, filled with the demo data", () => {
    expect(sampleOf(patch, filled)).toBe(`import { createClient } from "@temelia/client";
import { adminDocumentsPatch } from "@temelia/client/documents";

const client = createClient({
  base: "http://localhost:3000",
  tokens: { token: () => "eyJ" },
});
const { status, data } = await adminDocumentsPatch(client, {
  path: { id: 7 },
  body: { denumire: "Cerere", "e-mail": "a" },
});
console.log(status, data);`);
  });

  it("without demo data says in words where a value comes from, and stays type correct", () => {
    const sample = sampleOf(patch);
    expect(sample).toContain('token: () => "the token from the answer of authenticate.signIn"');
    expect(sample).toContain("    id: 1, // from the answer of documents.list (GET /api/documents)\n");
  });

  it("saves a file by `download`, and sends one that it makes itself", () => {
    const download = { ...list, responses: { 200: { content: { "*/*": {} } } } };
    expect(sampleOf(download)).toContain("await download(client, () =>\n  documentsList(client),\n);");
    const form = { "multipart/form-data": { schema: {}, example: { file: "(…)", denumire: "Cerere" } } };
    const upload = { ...list, method: "post", requestBody: { content: form } };
    expect(sampleOf(upload)).toContain(
      'file: new File(["# Cerere\\n"], "cerere.md", { type: "text/markdown" }),',
    );
    expect(curlOf(upload)).toContain("-F 'file=@cerere.md'");
    expect([...requestOf(callWith(upload)).body.keys()]).toEqual(["file", "denumire"]);
  });

  it("shows each kind of credential as it is sent", () => {
    const as = (scheme, credential) => [{ ...list, security: [{ [scheme]: [] }] }, { credential }];
    expect(sampleOf(...as("partnerid", "demo"))).toContain('headers: { partnerid: "demo" }');
    const basic = as("basic", { username: "ț", password: "b" });
    expect(sampleOf(...basic)).toContain('Authorization: "Basic yJs6Yg=="');
    expect(curlOf(...basic)).toContain("-u 'ț:b'");
    const tls = as("mutualTLS", {
      cert: "a.pem",
      key: "a.key",
      ca: "ca.pem",
      base: "https://localhost:8443",
    });
    expect(sampleOf(...tls)).toBe(
      [
        'import { readFileSync } from "node:fs";',
        'import { createClient } from "@temelia/client";',
        'import { certificateFetch } from "@temelia/client/node";',
        'import { documentsList } from "@temelia/client/documents";',
        "",
        "const client = createClient({",
        '  base: "https://localhost:8443",',
        "  fetch: certificateFetch({",
        '    cert: readFileSync("a.pem"),',
        '    key: readFileSync("a.key"),',
        '    ca: readFileSync("ca.pem"),',
        "  }),",
        "});",
        "const { status, data } = await documentsList(client);",
        "console.log(status, data);",
      ].join("\n"),
    );
    expect(curlOf(...tls)).toContain("curl 'https://localhost:8443/documents/api/documents'");
    expect(curlOf(...tls)).toContain("--cacert 'ca.pem'");
  });

  it("leaves out what is optional, the content of a GET, and what the demo data take out", () => {
    const parameters = [
      { in: "query", name: "login", required: true, schema: { type: "string" } },
      { in: "query", name: "page", schema: { type: "integer" } },
    ];
    const found = { ...list, parameters, requestBody: patch.requestBody };
    expect(sampleOf(found, { query: { login: "ana & ion" } })).not.toMatch(/page|body/);
    expect(addressOf(callWith(found, { query: { login: "ana & ion" } }))).toBe(
      "/api/documents?login=ana+%26+ion",
    );
    expect(requestOf(callWith(found)).body).toBeUndefined();
    expect(sampleOf(patch, { ...filled, body: { "e-mail": null } })).toContain(
      'body: { denumire: "Cerere" }',
    );
  });

  it("quotes for the shell what has an apostrophe", () => {
    expect(curlOf(patch, { ...filled, body: { denumire: "l'an" } })).toContain(String.raw`l'\''an`);
  });
});
