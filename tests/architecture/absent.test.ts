import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";
import { productSources } from "./product-sources.ts";

/*
 * What the product does not have, so that docs/security.md can say of a requirement that it does not apply, or that nothing does it.
 */

const read = (file: string): string => readFileSync(join(root, file), "utf8");

const kept = new Map<string, string>();

/** The text of a file without comments, which may speak of what the code does not do. */
function codeOf(file: string): string {
  const code = kept.get(file) ?? read(file).replace(/^\s*\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");
  kept.set(file, code);
  return code;
}

const pages = globSync("{console,client,shared/features/operational/page}/**/*.{ts,tsx,js,html}", {
  cwd: root,
  exclude: ["client/generated/**"],
}).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
const sources = [...productSources, ...pages];

/** The files in which an expression is found. */
const filesWith = (expression: RegExp, files = sources): string[] =>
  files.filter((file) => expression.test(codeOf(file))).map((file) => file.replaceAll("\\", "/"));

interface Lock {
  packages: Record<string, { dev?: boolean }>;
}
/** Packages that may be deployed, by their last name. */
const packages = Object.entries((JSON.parse(read("package-lock.json")) as Lock).packages)
  .filter(([, { dev }]) => dev !== true)
  .map(([path]) => path.replace(/^.*node_modules\//, ""));

it.each([
  ["GraphQL", /^graphql|apollo/, /\bgraphql\(/i],
  ["WebSocket", /^(ws|websocket|socket\.io)\b/, /new WebSocket\(/],
  ["WebRTC", /webrtc|^wrtc/, /\bRTC[A-Z]\w+|\bgetUserMedia\b/],
  ["LDAP", /ldap/, /ldaps?:\/\//],
  ["SAML", /saml/, /\bSAMLResponse\b/],
  ["memcached", /memcache/, /\bmemcache/],
  ["JNDI", /^java$|jndi/, /jndi:/],
  ["LaTeX", /latex|katex|mathjax/, /\\documentclass/],
])("no part of the product speaks %s", (_, named, used) => {
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter((name) => named.test(name))).toEqual([]);
  expect(filesWith(used)).toEqual([]);
});

it("no source of the product makes a program of a text, starts one but the openers, or formats by a text", () => {
  expect(filesWith(/\beval\(|new Function\(|node:vm\b|setTimeout\(\s*["'`]/)).toEqual([]);
  expect(filesWith(/node:child_process/)).toEqual([
    "shared/apart/opener-process.ts",
    "shared/apart/watchdog.ts",
  ]);
  expect(
    filesWith(/\b(exec|execFile|execSync|spawnSync)\(|\bshell:/, ["shared/apart/opener-process.ts"]),
  ).toEqual([]);
  expect(filesWith(/\bformat(WithOptions)?\b[^;]*from "node:util"|\bs?printf\(/)).toEqual([]);
});

it("no page of the product writes a text as HTML, takes messages of other windows, or needs a plug-in", () => {
  expect(pages.length).toBeGreaterThan(300);
  expect(
    filesWith(/\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML/),
  ).toEqual([]);
  expect(
    filesWith(/(window|self)\.(onmessage|addEventListener\(\s*"message")|^\s*addEventListener\("message"/m),
  ).toEqual([]);
  // What a template makes is shown in a frame that may do nothing.
  const framed = pages.flatMap((file) => codeOf(file).match(/<iframe\s[^<]*srcDoc[^<]*\/>/g) ?? []);
  expect(framed.length).toBeGreaterThan(0);
  expect(framed.filter((frame) => !frame.includes('sandbox=""'))).toEqual([]);
  expect(
    filesWith(
      /<(object|embed|applet)[\s>]/,
      pages.filter((file) => file.endsWith(".html")),
    ),
  ).toEqual([]);
});

it("no call of the product goes to a server whose certificate is not checked, but the one that reads when it ends", () => {
  expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([
    "functions/platform/audit/probe/certificate.ts",
  ]);
});

/** What random numbers that can be foretold are good for: waiting, samples and shares. */
const WAITING = [
  "client/retries.ts",
  "functions/documents/operating/maintenance/integrity.ts",
  "functions/documents/sources/connections/access-token.ts",
  "functions/notifications/delivering/delivery/deliver.ts",
  "shared/auth/throttle.ts",
  "shared/content/claim.ts",
  "shared/data/transaction.ts",
  "shared/jobs/pauses.ts",
  "shared/metrics/histograms.ts",
];

it("no secret of the product comes from a random number that can be foretold", () => {
  expect(filesWith(/Math\.random/).toSorted()).toEqual(WAITING);
});

it("no function of the product listens for connections, or goes by a length that a caller names", () => {
  expect(filesWith(/createServer\(|createSecureServer\(/)).toEqual([]);
  expect(filesWith(/\b(request|event|incoming)\.headers(\.|\[")(content-length|transfer-encoding)/)).toEqual(
    [],
  );
});

interface Contract {
  paths: Record<string, object>;
  components: { schemas: Record<string, { properties?: Record<string, { enum?: string[] }> }> };
}
const contracts = globSync("functions/*/openapi.json", { cwd: root }).map(
  (file) => JSON.parse(read(file)) as Contract,
);

it("no contract asks for a hint, or for the answer to a question, in place of a password", () => {
  expect(contracts).toHaveLength(6);
  const fields = contracts.flatMap((contract) =>
    [...JSON.stringify(contract).matchAll(/"(\w*(?:hint|question|intrebare|indiciu)\w*)":/gi)].map(
      ([, name]) => name,
    ),
  );
  expect(fields).toEqual([]);
});

it("a sign-in is finished by a passkey, an app or a recovery code, and by no message", () => {
  const finishing = contracts.map(({ components }) => components.schemas.AuthenticateFinishBody);
  expect(finishing.map((body) => body?.properties?.method?.enum)).toEqual(
    contracts.map(() => ["passkey", "totp", "recovery"]),
  );
});

it("no contract has what an authorization server with codes or an OpenID provider has", () => {
  const addresses = contracts.flatMap(({ paths }) => Object.keys(paths));
  expect(
    addresses.filter((address) =>
      /openid-configuration|userinfo|introspect|tokens?\/revoke|backchannel|\/oauth|\/consent/.test(address),
    ),
  ).toEqual([]);
  expect(JSON.stringify(contracts)).not.toMatch(/refresh_token|"authorization_code"|urn:ietf:params:oauth/);
});

it("every field of a page for a password hides it, and lets programs fill it in", () => {
  const fields = pages.flatMap((file) =>
    [...codeOf(file).matchAll(/<(?:input|[A-Z]\w*Field)\s[^<]*?\/>/g)].map(([field]) => ({ file, field })),
  );
  const hidden = fields.filter(({ field }) => /type="password"|^<PasswordField\b/.test(field));
  const named = fields.filter(({ field }) => /="[\w-]*(parola|password)"/i.test(field));
  expect(hidden.length).toBeGreaterThan(10);
  // The field of the kit chooses it itself.
  const isFillable = /^<PasswordField\b|autocomplete=(?:"|\{autoComplete\})/i;
  expect(hidden.filter(({ field }) => !isFillable.test(field))).toEqual([]);
  expect(named.filter((field) => !hidden.includes(field))).toEqual([]);
  expect(filesWith(/onpaste|"paste"/i, pages)).toEqual([]);
});
