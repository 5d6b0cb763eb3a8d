import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  operationsOf,
  schemeOf,
  type PageContract,
  type PageOperation,
} from "../../shared/features/operational/page/operations.js";
import { requestOf } from "../../shared/features/operational/page/request.js";
import { addressOf, callOf } from "../../shared/features/operational/page/samples.js";
import { words } from "../../shared/features/operational/page/words.js";
import { root } from "../serverless/deployment.ts";
import type { Choice, Made } from "./reference-choice.ts";
import { choicesFor, preparations, valuesAt } from "./reference-choices.ts";
import {
  beginSession,
  credentials,
  signIn,
  webhookHeaders,
  type DemoCredential,
  type LocalSystem,
} from "./reference-credentials.ts";
import { pathValues, type ReadRows } from "./reference-records.ts";

/*
 * The demo values of the API pages, which request them at `<service>/docs/demo`, next to themselves. The product serves
 * nothing at that address, and knows no demo accounts.
 */

/** What the sample of an operation carries; `credential` is the name of one of the credentials. */
interface DemoCall {
  credential?: string;
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
}

export interface DemoValues {
  /** By the name of the security scheme; those of other people than the scheme's have `scheme:login`. */
  credentials: Record<string, DemoCredential>;
  /** By operation id. */
  operations: Record<string, DemoCall>;
  /** How many operations lack the value of a parameter. */
  missing: number;
}

/** The service whose page requests this path; undefined for any other path. */
export const pageAsking = (path: string): string | undefined => /^\/([^/]+)\/docs\/demo$/.exec(path)?.[1];

interface Wanted {
  /** Makes the records that samples name and the demo data lack. */
  makesRecords?: boolean;
}

/** A service as its page sees it. */
interface Page {
  service: string;
  url: string;
  operations: PageOperation[];
  schemes: Record<string, object>;
  /** The credentials by name. */
  named: Record<string, DemoCredential>;
  chosen(operation: PageOperation): Choice;
  made: Made;
}

/** The credential of each security scheme in the contract of a service, and the values of each operation. */
export async function demoValues(
  system: LocalSystem,
  service: string,
  { makesRecords = false }: Wanted = {},
): Promise<DemoValues> {
  const page = await openPage(system, service);
  if (makesRecords) await makeRecords(page, system);
  const { operations, named } = page;
  const readRows = rowsAt(page);
  const calls = await Promise.all(
    operations.map(async (operation) => ({ operation, call: await valuesOf(page, operation, readRows) })),
  );
  return {
    credentials: withReceipt(named, operations),
    operations: Object.fromEntries(calls.map(({ operation, call }) => [operation.operationId, call])),
    missing: calls.filter(({ operation, call }) => lacksValues(operation, call)).length,
  };
}

async function openPage(system: LocalSystem, service: string): Promise<Page> {
  const text = await readFile(join(root, `functions/${service}/openapi.json`), "utf8");
  const contract = JSON.parse(text) as PageContract;
  const operations = operationsOf(contract);
  const schemes = contract.components.securitySchemes;
  const made: Made = new Map();
  const home = `${system.url.replace("127.0.0.1", "localhost")}/`;
  const chosen = ({ operationId }: PageOperation): Choice =>
    choicesFor(service, { home, made })[operationId] ?? {};
  const named = await credentialsOf(system, service, {
    schemes: Object.keys(schemes),
    people: operations.flatMap((operation) => chosen(operation).as ?? []),
  });
  return { service, url: `${system.url}/${service}`, operations, schemes, named, chosen, made };
}

async function valuesOf(page: Page, operation: PageOperation, readRows: ReadRows): Promise<DemoCall> {
  const { query, body, ...choice } = page.chosen(operation);
  const { operations, service } = page;
  const fixed = { ...valuesAt(service, operation.path), ...choice.path };
  const path = await pathValues({ operation, operations, fixed }, readRows);
  return withoutEmpty({ credential: credentialOf(operation, choice), path, query, body });
}

const lacksValues = ({ path }: PageOperation, call: DemoCall): boolean =>
  Object.keys(call.path ?? {}).length < (path.match(/\{/g) ?? []).length;

/** Makes the records that samples need, by the same operations, and keeps their answers. */
async function makeRecords(page: Page, system: LocalSystem): Promise<void> {
  const { service, operations, schemes, made } = page;
  const session = schemes.sessionToken && (await beginSession(system.url, service).catch(() => undefined));
  if (session) made.set("public.sessions.create", session);
  for (const { id, body } of preparations[service] ?? []) {
    const operation = operations.find(({ operationId }) => operationId === id);
    if (!operation) throw new Error(`the samples of ${service} need ${id}, which it does not have`);
    const values = await valuesOf(page, operation, rowsAt(page));
    const credential = credentialFor(page, operation);
    const demo = { ...values, credential, body: body ? { ...Object(values.body), ...body } : values.body };
    const call = callOf(operation, { operations, schemes, demo, words: words.en.placeholders });
    const answer = await fetch(page.url + addressOf(call), requestOf(call));
    const isJson = answer.headers.get("content-type")?.includes("json") === true;
    // A record that exists already is refused, and found in its list.
    if (answer.ok && isJson) made.set(id, (await answer.json()) as Record<string, unknown>);
  }
}

const credentialFor = ({ named, chosen }: Page, operation: PageOperation): DemoCredential | undefined =>
  named[credentialOf(operation, chosen(operation)) ?? ""];

async function credentialsOf(
  system: LocalSystem,
  service: string,
  { schemes, people }: { schemes: string[]; people: string[] },
): Promise<Record<string, DemoCredential>> {
  const ofSchemes = schemes.map(async (scheme) => {
    const credential = credentials[scheme];
    if (!credential)
      throw new Error(`localstack/demo/reference-credentials.ts has no credential for ${scheme}`);
    // A visitor may have changed or removed the record.
    return [scheme, await Promise.resolve(credential(system, service)).catch(() => undefined)] as const;
  });
  const ofPeople = [...new Set(people)].map(
    async (login) =>
      [`userToken:${login}`, await signIn(system.url, service, login).catch(() => undefined)] as const,
  );
  const found = await Promise.all([...ofSchemes, ...ofPeople]);
  return Object.fromEntries(found.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** Zones of officials take the token of an account, too; those of citizens do not. */
function credentialOf(operation: PageOperation, { as }: Choice): string | undefined {
  if (as !== undefined) return `userToken:${as}`;
  const scheme = schemeOf(operation);
  return scheme === "sessionToken" && !operation.path.includes("/citizen/") ? "userToken" : scheme;
}

/** The receipt that its sample sends is signed for each reader: a signature is in force for minutes. */
function withReceipt(
  named: Record<string, DemoCredential>,
  operations: PageOperation[],
): Record<string, DemoCredential> {
  const receipt = operations.find((operation) => schemeOf(operation) === "webhookSignature");
  const [content] = Object.values(receipt?.requestBody?.content ?? {});
  return receipt ? { ...named, webhookSignature: { headers: webhookHeaders(content?.example) } } : named;
}

const withoutEmpty = (call: Record<string, unknown>): DemoCall =>
  Object.fromEntries(
    Object.entries(call).filter(([, value]) => value !== undefined && JSON.stringify(value) !== "{}"),
  );

/** Reads each list once. What was made stands first, in the list at the address where it was made. */
function rowsAt(page: Page): ReadRows {
  const lists = new Map<string, ReturnType<ReadRows>>();
  return (operation, path) => {
    const own = page.made.get(operation.operationId);
    if (operation.method !== "get") return Promise.resolve(own ? [own] : []);
    const credential = credentialFor(page, operation);
    const headers = new Headers(
      typeof credential === "string" ? { authorization: `Bearer ${credential}` } : {},
    );
    const list = lists.get(path) ?? rowsIn(`${page.url}${path}`, headers);
    lists.set(path, list);
    return list;
  };
}

/** A list that refuses has no rows for its caller. */
async function rowsIn(address: string, headers: Headers): Promise<Record<string, unknown>[]> {
  const reply = await fetch(address, { headers });
  if (!reply.ok || !reply.headers.get("content-type")?.includes("json")) return [];
  const value = (await reply.json()) as { items?: object[] } | object[];
  const rows = Array.isArray(value) ? value : (value.items ?? Object.values(value).find(Array.isArray) ?? []);
  return rows.map(
    (row) => (typeof row === "object" ? row : { id: row, authority: row }) as Record<string, unknown>,
  );
}
