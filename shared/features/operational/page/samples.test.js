import ts from "typescript";
import { describe, expect, it } from "vitest";
import { requestOf, typescriptOf } from "./samples.js";

const server = "https://temelia.example/documents";
const schemes = {
  userToken: { type: "http", scheme: "bearer" },
  basic: { type: "http", scheme: "basic" },
  partnerid: { type: "apiKey", in: "header", name: "partnerid" },
};
const sampleOf = (method, path, operation) => requestOf({ path, method, operation, schemes, server });

const create = sampleOf("post", "/api/documents", {
  security: [{ userToken: [] }],
  requestBody: { content: { "application/json": { schema: {}, example: { denumire: "Cerere" } } } },
});
const upload = sampleOf("post", "/api/documents/upload", {
  requestBody: {
    content: {
      "multipart/form-data": {
        schema: { properties: { file: { type: "string", format: "binary" }, denumire: { type: "string" } } },
        example: { file: "(conținutul fișierului)", denumire: "Cerere" },
      },
    },
  },
});

describe("the sample of an operation", () => {
  it("has what the contract requires: address, credentials, type and example", () => {
    expect(create.get("url")).toBe("https://temelia.example/documents/api/documents");
    expect([...create.get("headers")]).toEqual([
      ["Authorization", "Bearer <token>"],
      ["Content-Type", "application/json"],
    ]);
    expect(JSON.parse(create.get("body"))).toEqual({ denumire: "Cerere" });
  });

  it("names each scheme's header, and leaves out what is optional", () => {
    const parameters = [
      { in: "query", name: "bucketId", required: true },
      { in: "query", name: "page" },
    ];
    const list = sampleOf("get", "/api/documents/{id}", { security: [{ partnerid: [] }], parameters });
    expect(list.get("url")).toBe(`${server}/api/documents/{id}?bucketId={bucketId}`);
    expect([...list.get("headers")]).toEqual([["partnerid", "<partnerid>"]]);
    const login = sampleOf("get", "/api/v1/login", {
      security: [{ basic: [] }],
      requestBody: { content: { "application/json": { schema: {}, example: {} } } },
    });
    expect([...login.get("headers").keys()]).toEqual(["Authorization"]);
    expect(login.get("body")).toBeUndefined();
  });

  it("sends a form with a file where the contract says binary", () => {
    expect(upload.get("body").get("file")).toBeInstanceOf(File);
    expect(upload.get("body").get("denumire")).toBe("Cerere");
  });
});

describe("the sample in TypeScript", () => {
  const written = [
    typescriptOf(create, "application/json"),
    typescriptOf(upload, "application/json"),
    typescriptOf(sampleOf("get", "/health", {}), "text/plain"),
    typescriptOf(sampleOf("get", "/api/documents/{id}/download", {}), "*/*"),
    typescriptOf(sampleOf("delete", "/api/documents/{id}", {}), undefined),
  ];

  it("compiles", () => {
    for (const text of written) {
      const { diagnostics } = ts.transpileModule(text, { reportDiagnostics: true });
      expect(diagnostics).toEqual([]);
    }
  });

  it("sends the same request: JSON as a value, a form without the type that fetch writes itself", () => {
    expect(written[0]).toContain('body: JSON.stringify({\n    "denumire": "Cerere"\n  }),');
    expect(written[0]).toContain('"Authorization": "Bearer <token>",');
    expect(written[1]).toContain('form.append("file", await openAsBlob("document.pdf"), "document.pdf");');
    expect(written[1]).not.toContain("multipart/form-data");
  });

  it("reads the answer as what it is", () => {
    expect(written.map((text) => text.split("\n").at(-1))).toEqual([
      "const answer: unknown = await response.json();",
      "const answer: unknown = await response.json();",
      "const text = await response.text();",
      "const content = await response.blob();",
      "if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);",
    ]);
  });
});
