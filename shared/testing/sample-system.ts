import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { once } from "../once.ts";
import { listenOnLoopback } from "./loopback.ts";

/*
 * A small system that keeps the platform standard, with one switch for each deviation from it. Tests of the conformance
 * audit, its tour and its benchmark use it.
 */

type Json = Record<string, unknown>;

/** A contract that switches change. */
export interface SampleContract {
  openapi: string;
  info: Json;
  servers: Json[];
  paths: Record<string, Record<string, SampleOperation>>;
  components: {
    schemas: Record<string, SampleSchema>;
    responses: Record<string, Json>;
    securitySchemes: Json;
  };
}

interface SampleOperation extends Json {
  operationId: string;
  security: Json[];
  parameters: Json[];
  responses: Record<string, Json>;
}

interface SampleSchema extends Json {
  properties: Record<string, Json>;
  required?: string[];
}

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: unknown;
  /** Sent as it is, instead of the body. */
  bytes?: Buffer;
}

interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  text: string;
  correlationId: string;
  /** The pattern of the address; undefined if there is none. */
  route: string | undefined;
  zone: string | undefined;
  id: string | undefined;
}

/** A deviation; its name begins with the rule that finds it. */
interface Deviation {
  contract?: (document: SampleContract, system: SampleSystem) => void;
  /** Answers instead of the system. */
  instead?: (call: Call) => Reply | undefined;
  /** Changes an answer of the system. */
  reply?: (reply: Reply, call: Call) => void;
  /** Takes the connection. */
  raw?: (call: Call, response: ServerResponse, system: SampleSystem) => boolean;
}

const zones = ["public", "citizen", "staff", "admin", "app"];
/** The tokens of the sample, by caller. */
export const sampleTokens = {
  citizen: "jeton-de-cetatean-a4",
  secondCitizen: "jeton-de-cetatean-b7",
  staff: "jeton-de-functionar-c1",
  admin: "jeton-de-administrator-d9",
  app: "jeton-de-sistem-e5",
};

/** Nothing listens there. */
const NOWHERE = "http://127.0.0.1:1";

const SUNSET = "2099-12-31";
const uuid = (seed: number): string =>
  `7d9f${String(seed * 7919)
    .padStart(4, "0")
    .slice(-4)}-5b1c-4e0a-9c3d-${String(seed * 104_729_771)
    .padStart(12, "a")
    .slice(-12)}`;
const moment = (day: number): string => `2026-03-${String(day).padStart(2, "0")}T08:30:00.000Z`;

const offices = ["Chișinău", "Bălți", "Cahul", "Orhei", "Soroca"].map((nume, i) => ({
  id: uuid(i + 1),
  nume,
  creatLa: moment(i + 1),
}));
const requestsOf = (owner: number) =>
  ["extras", "permis", "extras", "licență"].map((titlu, i) => ({
    id: uuid(owner * 10 + i),
    titlu,
    creatLa: moment(i + owner),
  }));
const requests = { citizen: requestsOf(3), secondCitizen: requestsOf(5) };
const allRequests = [...requests.citizen, ...requests.secondCitizen];

const problemSchema = {
  type: "object",
  required: ["type", "title", "status", "detail", "instance", "correlationId", "errors"],
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer", format: "int32" },
    detail: { type: "string" },
    instance: { type: "string" },
    correlationId: { type: "string" },
    errors: { type: "array", items: { type: "object" } },
  },
};

const record = (more: Record<string, Json> = {}, name = "nume"): SampleSchema => ({
  type: "object",
  required: ["id", name, "creatLa"],
  properties: {
    id: { type: "string" },
    [name]: { type: "string", minLength: 1, pattern: "^[^<>]+$" },
    creatLa: { type: "string", format: "date-time" },
    ...more,
  },
});

const page = (of: string): SampleSchema => ({
  type: "object",
  required: ["items", "page", "size", "total"],
  properties: {
    items: { type: "array", items: { $ref: `#/components/schemas/${of}` } },
    page: { type: "integer" },
    size: { type: "integer" },
    total: { type: "integer" },
  },
});

interface Declared {
  method: "get" | "post" | "put" | "patch" | "delete";
  path: string;
  action: string;
  /** The schema of the answer. */
  answers?: string;
  /** The schema of the body. */
  takes?: string;
  status?: number;
  isDeprecated?: boolean;
}

const collection = (path: string, schema: string): Declared[] => [
  { method: "get", path, action: "list", answers: `${schema}Page` },
  { method: "get", path: `${path}/{id}`, action: "read", answers: schema },
];

const declared: Declared[] = [
  ...collection("/api/v1/public/offices", "Office"),
  ...collection("/api/v1/citizen/requests", "Request"),
  {
    method: "post",
    path: "/api/v1/citizen/requests",
    action: "create",
    answers: "Request",
    takes: "NewRequest",
    status: 201,
  },
  ...collection("/api/v1/staff/offices", "StaffOffice"),
  ...collection("/api/v1/staff/requests", "Request"),
  {
    method: "post",
    path: "/api/v1/staff/requests/{id}/approve",
    action: "approve",
    answers: "Request",
    takes: "Decision",
  },
  {
    method: "get",
    path: "/api/v1/staff/old-requests",
    action: "list",
    answers: "RequestPage",
    isDeprecated: true,
  },
  ...collection("/api/v1/admin/offices", "StaffOffice"),
  {
    method: "post",
    path: "/api/v1/admin/offices",
    action: "create",
    answers: "StaffOffice",
    takes: "NewOffice",
    status: 201,
  },
  {
    method: "put",
    path: "/api/v1/admin/offices/{id}",
    action: "replace",
    answers: "StaffOffice",
    takes: "NewOffice",
  },
  {
    method: "patch",
    path: "/api/v1/admin/offices/{id}",
    action: "update",
    answers: "StaffOffice",
    takes: "NewOffice",
  },
  { method: "delete", path: "/api/v1/admin/offices/{id}", action: "remove", status: 204 },
  {
    method: "post",
    path: "/api/v1/admin/conformance-probes",
    action: "create",
    answers: "Probe",
    takes: "NewProbe",
    status: 201,
  },
  ...collection("/api/v1/app/requests", "Request"),
  {
    method: "post",
    path: "/api/v1/app/requests",
    action: "create",
    answers: "Request",
    takes: "NewRequest",
    status: 201,
  },
];

const operationalPaths = [
  "/health/live",
  "/health/ready",
  "/health",
  "/metrics",
  "/info",
  "/api/v1/openapi.json",
];

const statusesOf = ({ path, takes }: Declared): number[] => [
  ...[400, 404, 429, 500],
  ...(path.includes("/public/") ? [] : [401, 403]),
  ...(takes === undefined ? [] : [409, 413, 415, 422]),
];

function operationOf(one: Declared): SampleOperation {
  const { method, path, action, answers, takes, status = 200, isDeprecated } = one;
  const [, , , zone = "", resource = ""] = path.split("/");
  const field = resource === "offices" ? "nume" : "titlu";
  const query = action === "list" ? ["page", "size", "sort", `filter[${field}]`] : [];
  const content = (schema: string) => ({
    "application/json": { schema: { $ref: `#/components/schemas/${schema}` } },
  });
  return {
    operationId: `${zone}.${resource}.${action}`,
    security: zone === "public" ? [] : [{ token: [] }],
    parameters: [
      ...(path.includes("{id}")
        ? [{ name: "id", in: "path", required: true, schema: { type: "string" } }]
        : []),
      ...query.map((name) => ({
        name,
        in: "query",
        schema: { type: name === "page" || name === "size" ? "integer" : "string" },
      })),
      ...(method === "post" ? [{ name: "Idempotency-Key", in: "header", schema: { type: "string" } }] : []),
    ],
    ...(takes === undefined ? {} : { requestBody: { required: true, content: content(takes) } }),
    responses: {
      [String(status)]: {
        description: "Reușit",
        ...(answers === undefined ? {} : { content: content(answers) }),
      },
      ...Object.fromEntries(
        statusesOf(one).map((code) => [
          String(code),
          { $ref: `#/components/responses/${code === 429 ? "Limited" : "Problem"}` },
        ]),
      ),
    },
    ...(isDeprecated ? { deprecated: true, "x-sunset": SUNSET } : {}),
  };
}

const operationalOperation = (path: string): SampleOperation => ({
  operationId: `${path.split("/").at(-1) ?? ""}.read`,
  security: [],
  parameters: [],
  responses: {
    "200": {
      description: "Reușit",
      content:
        path === "/metrics"
          ? { "text/plain": { schema: { type: "string" } } }
          : { "application/json": { schema: { type: "object" } } },
    },
    ...(path.startsWith("/health")
      ? { "503": { description: "Căzut", content: { "application/json": { schema: { type: "object" } } } } }
      : {}),
  },
});

/** The contract of the clean sample. */
export function sampleContract(): SampleContract {
  const paths: SampleContract["paths"] = {};
  for (const path of operationalPaths) paths[path] = { get: operationalOperation(path) };
  for (const one of declared) paths[one.path] = { ...paths[one.path], [one.method]: operationOf(one) };
  const problem = {
    description: "Refuzat",
    content: { "application/problem+json": { schema: problemSchema } },
  };
  const retryAfter = { "Retry-After": { schema: { type: "integer" } } };
  const text = (name: string): SampleSchema => ({
    type: "object",
    required: [name],
    properties: { [name]: { type: "string" } },
  });
  return {
    openapi: "3.1.0",
    info: { title: "Sistem de probă", version: "1.2.3", contact: { name: "Echipa de probă" } },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas: {
        Office: record(),
        OfficePage: page("Office"),
        StaffOffice: record({ nota: { type: "string" } }),
        StaffOfficePage: page("StaffOffice"),
        Request: record({}, "titlu"),
        RequestPage: page("Request"),
        Probe: record({}, "text"),
        ...{
          NewOffice: text("nume"),
          NewRequest: text("titlu"),
          NewProbe: text("text"),
          Decision: text("motiv"),
        },
      },
      responses: { Problem: problem, Limited: { ...problem, headers: retryAfter } },
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
    },
  };
}

const titles = {
  ro: {
    400: "Cerere incorectă",
    401: "Neautentificat",
    403: "Interzis",
    404: "Negăsit",
    405: "Metodă nepermisă",
    415: "Tip neacceptat",
    422: "Conținut diferit",
    500: "Eroare internă",
  },
  ru: {
    400: "Неверный запрос",
    401: "Требуется вход",
    403: "Запрещено",
    404: "Не найдено",
    405: "Метод не разрешён",
    415: "Тип не принимается",
    422: "Другое содержимое",
    500: "Внутренняя ошибка",
  },
};

function problem(call: Call, status: keyof (typeof titles)["ro"]): Reply {
  const language = call.headers["accept-language"]?.startsWith("ru") ? "ru" : "ro";
  const title = titles[language][status];
  return {
    status,
    headers: { "content-type": "application/problem+json", "content-language": language },
    body: {
      type: `urn:proba:${String(status)}`,
      title,
      status,
      detail: `${title}.`,
      instance: call.path,
      correlationId: call.correlationId,
      errors: [],
    },
  };
}

const json = (body: unknown, status = 200): Reply => ({
  status,
  headers: { "content-type": "application/json; charset=utf-8" },
  body,
});

const patterns = declared.map(({ method, path }) => ({
  method: method.toUpperCase(),
  path,
  expression: new RegExp(`^${path.replace("{id}", "([^/]+)")}$`),
}));

/** The records that a caller sees below an address. */
function recordsOf(call: Call, caller: string | undefined): Json[] {
  if (call.route?.includes("offices")) return offices;
  return call.zone === "citizen"
    ? requests[caller === "secondCitizen" ? "secondCitizen" : "citizen"]
    : allRequests;
}

function listed(call: Call, all: Json[]): Reply {
  const number = (name: string, fallback: number) => Number(call.query.get(name) ?? fallback);
  const [at, size] = [number("page", 0), number("size", 20)];
  if (!Number.isInteger(at) || !Number.isInteger(size) || at < 0 || size < 1) return problem(call, 400);
  const [, field, value] =
    [...call.query]
      .map(([name, one]) => [name, /^filter\[(\w+)\]$/.exec(name)?.[1], one])
      .find(([, one]) => one) ?? [];
  const found = field ? all.filter((one) => one[field] === value) : [...all];
  const sort = call.query.get("sort") ?? "";
  const [key, sign] = sort.startsWith("-") ? [sort.slice(1), -1] : [sort, 1];
  if (key)
    found.sort(
      (a, b) => sign * (String(a[key]) < String(b[key]) ? -1 : Number(String(a[key]) > String(b[key]))),
    );
  return json({ items: found.slice(at * size, (at + 1) * size), page: at, size, total: found.length });
}

interface Series {
  labels: Record<string, string>;
  count: number;
}

const callerOf = ({ headers }: Call): string | undefined => {
  const token = headers.authorization?.replace(/^Bearer /, "");
  return Object.entries(sampleTokens).find(([, value]) => value === token)?.[0];
};

const checks = Object.fromEntries(
  ["db", "cache", "search", "queue", "storage"].map((name) => [name, { status: "UP" }]),
);

/** A running sample system. */
export class SampleSystem {
  /** The deviations that are on. */
  readonly on = new Set<string>();
  /** The writes that were accepted, the probe excepted. */
  readonly writes: string[] = [];
  /** Each request as it arrived. */
  readonly asked: { method: string; path: string; headers: IncomingMessage["headers"] }[] = [];
  private readonly series = new Map<string, Series>();
  private readonly kept = new Map<string, { text: string; reply: Reply }>();
  url = "";
  /** The host to which its contract and its answers lead away: nobody is there unless a test listens. */
  foreign = NOWHERE;
  stop: () => Promise<void> = () => Promise.resolve();

  contract(): SampleContract {
    const document = sampleContract();
    // An audit believes neither the servers of a contract nor the links in it.
    document.servers.push({ url: this.foreign });
    document.info.termsOfService = `${this.foreign}/terms`;
    for (const one of this.deviations()) one.contract?.(document, this);
    return document;
  }

  private deviations(): Deviation[] {
    return [...this.on].flatMap((name) => deviations[name] ?? []);
  }

  answer(call: Call): Reply {
    for (const one of this.deviations()) {
      const instead = one.instead?.(call);
      if (instead) return instead;
    }
    return this.operational(call) ?? this.zoned(call);
  }

  private operational({ method, path }: Call): Reply | undefined {
    if (method !== "GET" && method !== "HEAD") return undefined;
    if (path === "/health/live") return json({ status: "UP" });
    if (path === "/health" || path === "/health/ready") return json({ status: "UP", checks });
    if (path === "/info")
      return json({ service: "proba", version: "1.2.3", commit: "0123abc", builtAt: moment(1) });
    if (path === "/api/v1/openapi.json") return json(this.contract());
    if (path !== "/metrics") return undefined;
    return {
      status: 200,
      headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8" },
      body: this.exposition(),
    };
  }

  private exposition(): string {
    const lines = [...this.series.values()].flatMap(({ labels, count }) => {
      const text = Object.entries(labels)
        .map(([name, value]) => `${name}="${value}"`)
        .join(",");
      const name = "http_server_requests_seconds";
      return [
        `${name}_bucket{${text},le="0.1"} ${String(count)}`,
        `${name}_bucket{${text},le="+Inf"} ${String(count)}`,
        `${name}_count{${text}} ${String(count)}`,
        `${name}_sum{${text}} ${String(count * 0.01)}`,
      ];
    });
    return `# TYPE http_server_requests_seconds histogram\n${lines.join("\n")}\n`;
  }

  private zoned(call: Call): Reply {
    const { method, zone, route } = call;
    if (!zone) return problem(call, 404);
    const allowed = patterns.filter(({ path }) => path === route).map((one) => one.method);
    if (method === "OPTIONS")
      return { status: 204, headers: { allow: [...allowed, "HEAD", "OPTIONS"].join(", ") }, body: "" };
    const caller = callerOf(call);
    if (zone !== "public" && !caller) return problem(call, 401);
    if (zone !== "public" && (caller === "secondCitizen" ? "citizen" : caller) !== zone)
      return problem(call, 403);
    if (!route) return problem(call, 404);
    if (!allowed.includes(method === "HEAD" ? "GET" : method))
      return { ...problem(call, 405), headers: { ...problem(call, 405).headers, allow: allowed.join(", ") } };
    if (method === "GET" || method === "HEAD") return this.read(call, caller);
    return this.write(call);
  }

  private read(call: Call, caller: string | undefined): Reply {
    const all = recordsOf(call, caller);
    if (call.id === undefined) return listed(call, all);
    const found = all.find(({ id }) => id === call.id);
    return found ? json(found) : problem(call, 404);
  }

  private write(call: Call): Reply {
    const { method, path, headers, text, route } = call;
    if (method !== "DELETE" && !headers["content-type"]?.startsWith("application/json"))
      return problem(call, 415);
    const body = method === "DELETE" ? {} : parsed(text);
    if (!body) return problem(call, 400);
    const key = headers["idempotency-key"];
    const known = typeof key === "string" ? this.kept.get(key) : undefined;
    if (known) return known.text === text ? structuredClone(known.reply) : problem(call, 422);
    const isProbe = route?.endsWith("conformance-probes");
    if (!isProbe) this.writes.push(`${method} ${path}`);
    if (method === "DELETE") return { status: 204, headers: {}, body: "" };
    const reply = json({ ...body, id: randomUUID(), creatLa: moment(9) }, 201);
    if (typeof key === "string") this.kept.set(key, { text, reply: structuredClone(reply) });
    return reply;
  }

  /** Answers a request with the headers that every answer has, and counts it. */
  respond(call: Call): Reply {
    const reply = this.answer(call);
    reply.headers = {
      "x-correlation-id": call.correlationId,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      ...(call.zone === "public"
        ? { "ratelimit-limit": "600", "ratelimit-remaining": "599", "ratelimit-reset": "60" }
        : {}),
      ...(call.route === "/api/v1/staff/old-requests"
        ? { deprecation: "true", sunset: new Date(SUNSET).toUTCString() }
        : {}),
      ...reply.headers,
    };
    for (const one of this.deviations()) one.reply?.(reply, call);
    this.count(call, reply.status);
    return reply;
  }

  private count({ method, route, zone = "none", path }: Call, status: number): void {
    const known = route ?? (operationalPaths.includes(path) ? path : "unknown");
    const labels = { service: "proba", version: "1.2.3", zone, method, route: known, status: String(status) };
    const key = JSON.stringify(labels);
    const series = this.series.get(key) ?? { labels, count: 0 };
    series.count += 1;
    this.series.set(key, series);
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = callOf(request, await textOf(request));
    this.asked.push({ method: call.method, path: call.path, headers: request.headers });
    if (this.deviations().some((one) => one.raw?.(call, response, this))) return;
    const { status, headers, body, bytes } = this.respond(call);
    const content = bytes ?? Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
    response.writeHead(status, headers).end(call.method === "HEAD" ? undefined : content);
  }
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

function callOf({ method = "GET", url = "/", headers }: IncomingMessage, text: string): Call {
  const [path = "/", query = ""] = url.split("?");
  const given = headers["x-correlation-id"];
  const isSafe = typeof given === "string" && /^[\x21-\x7e]{1,128}$/.test(given);
  const pattern = patterns.find(({ expression }) => expression.test(path));
  const [, api, version, zone = ""] = path.split("/");
  return {
    ...{ method, path, headers, text },
    query: new URLSearchParams(query),
    correlationId: isSafe ? given : randomUUID(),
    route: pattern?.path,
    zone: api === "api" && version === "v1" && zones.includes(zone) ? zone : undefined,
    id: pattern?.expression.exec(path)?.[1],
  };
}

export async function startSampleSystem(): Promise<SampleSystem> {
  const system = new SampleSystem();
  const server = await listenOnLoopback(
    createServer((request, response) => void system.serve(request, response)),
  );
  system.url = server.url;
  system.stop = server.stop;
  return system;
}

/** The registration of a sample system, with a credential of every zone and of a second citizen. */
export const sampleRegistration = (baseUrl: string) => ({
  cod: "proba",
  denumire: "Sistem de probă",
  baseUrl,
  interval: "weekly" as const,
  activ: true,
  public: true,
  contact: "proba@exemplu.md",
  waivers: [],
  credentials: Object.fromEntries(
    Object.entries(sampleTokens).map(([caller, token]) => [caller, { type: "bearer" as const, token }]),
  ),
  probe: { method: "POST", path: "/api/v1/admin/conformance-probes", body: { text: "salut" } },
});

const staffList = "/api/v1/staff/requests";
const publicList = "/api/v1/public/offices";

/** An operation of the contract, to change it. */
function operationAt({ paths }: SampleContract, path: string, method = "get"): SampleOperation {
  const operation = paths[path]?.[method];
  if (!operation) throw new Error(`the sample has no ${method} ${path}`);
  return operation;
}

/** Adds a read to the contract, like that of another address. */
function addRead(document: SampleContract, path: string, operationId: string, like = staffList): void {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const parameters = names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } }));
  document.paths[path] = {
    get: { ...structuredClone(operationAt(document, like)), operationId, parameters },
  };
}

const isGet = ({ method }: Call): boolean => method === "GET";
const isProblem = ({ status }: Reply): boolean => status >= 400;
const change = (reply: Reply, fields: Json): void =>
  void (reply.body = { ...(reply.body as Json), ...fields });
const itemsIn = (reply: Reply): Json[] => ((reply.body as Json).items as Json[] | undefined) ?? [];
const changeItems = (reply: Reply, to: (items: Json[]) => Json[]): void => {
  if (Array.isArray((reply.body as Json).items)) change(reply, { items: to(itemsIn(reply)) });
};
const onList = (act: (reply: Reply, call: Call) => void) => ({
  reply: (reply: Reply, call: Call) => {
    if (call.route === publicList && reply.status === 200 && call.method === "GET") act(reply, call);
  },
});
const metrics = (to: (text: string) => string) => ({
  reply: (reply: Reply, { path }: Call) => {
    if (path === "/metrics") reply.body = to(String(reply.body));
  },
});
const fails = (when: (call: Call, reply: Reply) => boolean): Deviation => ({
  reply: (reply, call) => {
    if (when(call, reply))
      Object.assign(reply, {
        ...problem(call, 500),
        headers: { ...reply.headers, "content-type": "application/problem+json" },
      });
  },
});
const onOffices = (act: (response: ServerResponse, system: SampleSystem) => void): Deviation => ({
  raw: ({ path, method }, response, system) => {
    if (path !== publicList || method !== "GET") return false;
    act(response, system);
    return true;
  },
});
/** 64 KB that become 64 MB; to pack them takes as long as an audit. */
const manySpaces = once(() => gzipSync(Buffer.alloc(64_000_000, " ")));
let scrapes = 0;
const standingLabels = 'service="proba",version="1.2.3",zone="none",method="GET",route="/info",status="200"';
const standingMetrics = ['bucket{LABELS,le="+Inf"} 7', "count{LABELS} 7", "sum{LABELS} 0.7"]
  .map((line) => `http_server_requests_seconds_${line.replace("LABELS", standingLabels)}\n`)
  .join("");

/** The switches. `rule` or `rule: kind`. */
export const deviations: Record<string, Deviation> = {
  "path-zone": {
    contract: (document) => addRead(document, "/api/v1/internal/offices", "internal.offices.list"),
  },
  "path-shape": {
    contract: (document) =>
      addRead(document, "/api/v1/staff/offices/{id}/rooms/{room}", "staff.offices.readRoom"),
  },
  noun: {
    contract: (document) => addRead(document, "/api/v1/public/office", "public.office.list", publicList),
  },
  "verb-in-path": {
    contract: (document) => addRead(document, "/api/v1/staff/requests/search", "staff.requests.search"),
  },
  audience: { contract: (document) => void (operationAt(document, staffList).security = []) },
  "operation-id": {
    contract: (document) => void (operationAt(document, staffList).operationId = "staff.request.list"),
  },
  "operation-id-unique": {
    contract: (document) => {
      operationAt(document, "/api/v1/admin/offices/{id}", "put").operationId = "admin.offices.create";
    },
  },
  openapi: { instead: (call) => (call.path === "/api/v1/openapi.json" ? problem(call, 404) : undefined) },
  "openapi: older": { contract: (document) => void (document.openapi = "2.0") },
  "openapi-valid": {
    contract: (document) => void delete operationAt(document, staffList).responses["200"]?.description,
  },
  "openapi-valid: reference": {
    contract: (document, { foreign }) => {
      operationAt(document, staffList).responses["409"] = { $ref: `${foreign}/foreign.json` };
    },
  },
  "openapi-complete": {
    contract: (document) => {
      operationAt(document, staffList).responses["200"] = {
        description: "Reușit",
        content: { "application/json": {} },
      };
    },
  },
  "undocumented: door": { instead: ({ path }) => (path === "/.env" ? json({ parola: "da" }) : undefined) },
  "undocumented: method": {
    reply: (reply, { route, method }) => {
      if (method === "OPTIONS" && route === staffList) reply.headers.allow = "GET, DELETE, HEAD, OPTIONS";
    },
  },
  "undocumented: method of a record": {
    reply: (reply, { route, method }) => {
      if (method === "OPTIONS" && route === `${staffList}/{id}`)
        reply.headers.allow = "GET, DELETE, HEAD, OPTIONS";
    },
  },
  "undocumented: zone": {
    instead: ({ path }) =>
      path === "/api/v1/public/requests"
        ? listed({ query: new URLSearchParams() } as Call, allRequests)
        : undefined,
  },
  "undocumented: route": metrics((text) => text.replaceAll('route="/info"', 'route="/api/v1/staff/secrets"')),
  "answers-match": onList((reply) =>
    changeItems(reply, (items) => items.map(({ creatLa: _, ...rest }) => rest)),
  ),
  "health-live": {
    reply: (reply, { path }) => void (path === "/health/live" && change(reply, { status: "OK" })),
  },
  "health-ready": {
    reply: (reply, { path }) => {
      const { queue: _, ...rest } = checks;
      if (path === "/health/ready") change(reply, { checks: rest });
    },
  },
  "health-truth": {
    reply: (reply, { path }) => {
      if (path.startsWith("/health") && path !== "/health/live")
        change(reply, { checks: { ...checks, db: { status: "DOWN" } } });
    },
  },
  "health-truth: checks": {
    reply: (reply, { path }) => {
      const { db: _, ...rest } = checks;
      if (path === "/health") change(reply, { checks: rest });
    },
  },
  "metrics-format": {
    reply: (reply, { path }) =>
      void (path === "/metrics" && (reply.headers["content-type"] = "application/octet-stream")),
  },
  "metrics-labels": metrics((text) => text.replaceAll(/zone="\w+",/g, "")),
  "metrics-route": metrics((text) =>
    text.replaceAll(`route="${publicList}/{id}"`, `route="${publicList}/${uuid(1)}"`),
  ),
  "metrics-sums: bucket": metrics((text) =>
    text.replaceAll(/le="\+Inf"\} (\d+)/g, (_, n: string) => `le="+Inf"} ${String(Number(n) + 1)}`),
  ),
  "metrics-sums: falls": metrics((text) => {
    const by = (scrapes += 1);
    return text.replaceAll(
      /((?:_count|_bucket)\{[^}]*route="\/health[^}]*\}) \d+/g,
      (_, name: string) => `${name} ${String(Math.max(0, 1000 - by))}`,
    );
  }),
  "metrics-sums: stands": metrics(() => standingMetrics),
  info: { reply: (reply, { path }) => void (path === "/info" && change(reply, { builtAt: "26.11.2026" })) },
  "operational-place": {
    contract: (document) => addRead(document, "/api/health", "health.readOlder", "/health"),
  },
  problem: { reply: (reply) => void (isProblem(reply) && change(reply, { instance: undefined })) },
  "problem-even": {
    reply: (reply, { zone }) => {
      if (isProblem(reply) && zone === "app")
        Object.assign(reply, {
          headers: { ...reply.headers, "content-type": "application/json; charset=utf-8" },
          body: { message: (reply.body as Json).title },
        });
    },
  },
  "error-leak": {
    reply: (reply) =>
      void (
        reply.status === 404 && change(reply, { detail: "at Repository.find (/srv/app/repository.js:10:5)" })
      ),
  },
  "no-5xx: malformed": fails(({ text }, { status }) => text === "{" && status === 400),
  "no-5xx: media": fails((_, { status }) => status === 415),
  "no-5xx: escape": fails(({ path }) => path.includes("%zz")),
  "no-5xx: page": fails(({ query }) => query.get("page") === "-1"),
  "no-5xx: size": fails(({ query }) => query.get("size") === "abc"),
  "no-5xx: long": fails(({ path, zone }) => path.length > 300 && zone === "staff"),
  "no-5xx: HEAD": fails(({ method }) => method === "HEAD"),
  "no-5xx: OPTIONS": fails(({ method }) => method === "OPTIONS"),
  "status-codes": {
    contract: (document) =>
      void (operationAt(document, staffList).responses["418"] = { $ref: "#/components/responses/Problem" }),
  },
  "page-envelope": onList((reply) => change(reply, { total: undefined, count: 5 })),
  "page-bounds: size": onList((reply) => changeItems(reply, () => offices)),
  "page-bounds: total": onList((reply) => change(reply, { total: 3 })),
  "page-bounds: beyond": onList(
    (reply, { query }) =>
      void (Number(query.get("page")) > 3 && changeItems(reply, () => offices.slice(0, 2))),
  ),
  "filter-sort: filter": onList(
    (reply, { query }) => void (query.has("filter[nume]") && changeItems(reply, () => offices)),
  ),
  "filter-sort: sort": onList(
    (reply, { query }) => void (query.has("sort") && changeItems(reply, () => offices)),
  ),
  "content-type": {
    reply: (reply, { zone }) =>
      void (zone === "staff" && reply.status === 200 && (reply.headers["content-type"] = "application/json")),
  },
  "content-type: bytes": onList(
    (reply) =>
      void (reply.bytes = Buffer.from(JSON.stringify(reply.body).replaceAll(/[^ -~]/g, "é"), "latin1")),
  ),
  "accept-language": {
    reply: (reply) =>
      void (
        isProblem(reply) &&
        (change(reply, { title: "Refuzat", detail: "Refuzat." }), delete reply.headers["content-language"])
      ),
  },
  "correlation-id: missing": {
    reply: (reply) => void (isProblem(reply) && delete reply.headers["x-correlation-id"]),
  },
  "correlation-id: unsafe": {
    reply: (reply, { headers }) =>
      void (reply.headers["x-correlation-id"] = String(headers["x-correlation-id"] ?? "nou")),
  },
  "dates-utc": onList((reply) =>
    changeItems(reply, (items) => items.map((one) => ({ ...one, creatLa: "2026-03-01T10:30:00+02:00" }))),
  ),
  "opaque-ids": onList((reply) =>
    changeItems(reply, (items) => items.map((one, i) => ({ ...one, id: String(41 + i) }))),
  ),
  "idempotency-key": {
    contract: (document) => void (operationAt(document, "/api/v1/app/requests", "post").parameters = []),
  },
  "idempotency-key: again": {
    reply: (reply, { route }) =>
      void (reply.status === 201 && route?.endsWith("probes") && change(reply, { id: randomUUID() })),
  },
  "idempotency-key: other": {
    reply: (reply, { route }) =>
      void (
        reply.status === 422 &&
        route?.endsWith("probes") &&
        Object.assign(reply, json({ id: "a", text: "b", creatLa: moment(1) }, 201), {
          headers: { ...reply.headers, "content-type": "application/json; charset=utf-8" },
        })
      ),
  },
  "secured-anonymous": {
    instead: (call) =>
      call.route === staffList && isGet(call) && !call.headers.authorization
        ? listed(call, allRequests)
        : undefined,
  },
  "secured-anonymous: body": {
    instead: (call) => (call.text === "{" && !call.headers.authorization ? problem(call, 400) : undefined),
  },
  "broken-token": {
    instead: (call) =>
      call.route === staffList && isGet(call) && call.headers.authorization && !callerOf(call)
        ? listed(call, allRequests)
        : undefined,
  },
  "zone-crossing": {
    instead: (call) =>
      call.route === staffList && isGet(call) && callerOf(call) === "citizen"
        ? listed(call, allRequests)
        : undefined,
  },
  "public-limit": { reply: (reply) => void delete reply.headers["ratelimit-limit"] },
  "public-limit: contract": {
    contract: (document) => void delete operationAt(document, publicList).responses["429"],
  },
  cors: {
    reply: (reply, { headers }) =>
      void (headers.origin && (reply.headers["access-control-allow-origin"] = headers.origin)),
  },
  "safe-headers": { reply: (reply) => void (reply.headers["x-powered-by"] = "Proba") },
  deprecation: { reply: (reply) => void delete reply.headers.sunset },
  "deprecation: past": {
    contract: (document) =>
      void (operationAt(document, "/api/v1/staff/old-requests")["x-sunset"] = "2020-01-01"),
  },
  "breaking-change": {
    contract: ({ components: { schemas } }) => {
      schemas.Request = record({}, "subiect");
      Object.assign(schemas.Request, { required: ["id"] });
    },
  },
  "breaking-change: gone": {
    contract: (document) => void delete document.paths["/api/v1/app/requests/{id}"],
  },
  "version-window": { contract: (document) => void delete document.paths["/api/v1/staff/old-requests"] },
  "transport: redirect": onOffices(
    (response, { foreign }) => void response.writeHead(302, { location: `${foreign}/altundeva` }).end(),
  ),
  "transport: silent": onOffices(() => undefined),
  "transport: cut": onOffices((response) => {
    response.writeHead(200, { "content-length": "1000" });
    response.write('{"items"', () => response.destroy());
  }),
  "transport: endless": onOffices((response) => {
    response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
    const write = () => {
      while (!response.destroyed && response.write("[".repeat(50_000)));
    };
    response.on("drain", write);
    write();
  }),
  "transport: encoded": onOffices(
    (response) => void response.writeHead(200, { "content-encoding": "gzip" }).end("salut"),
  ),
  "transport: bomb": onOffices(
    (response) => void response.writeHead(200, { "content-encoding": "gzip" }).end(manySpaces()),
  ),
  exercised: { instead: (call) => (call.headers.authorization ? problem(call, 401) : undefined) },
  "scope-self": {
    instead: (call) => {
      const found = call.zone === "citizen" && isGet(call) && allRequests.find(({ id }) => id === call.id);
      return found && callerOf(call) ? json(found) : undefined;
    },
  },
  methods: {
    contract: (document) => {
      operationAt(document, staffList).requestBody = {
        content: { "application/json": { schema: { type: "object" } } },
      };
    },
  },
  "methods: HEAD": { instead: (call) => (call.method === "HEAD" ? problem(call, 404) : undefined) },
  "zone-views": {
    contract: ({ components: { schemas } }) =>
      void (schemas.Office = record({ telefon: { type: "string" } })),
  },
  "sensitive-address": {
    contract: (document) =>
      void operationAt(document, staffList).parameters.push({
        name: "idnp",
        in: "query",
        schema: { type: "string" },
      }),
  },
  "sensitive-address: link": {
    reply: (reply, { route }) =>
      void (
        route === staffList && (reply.headers.link = '</api/v1/staff/requests?token=abcdef>; rel="next"')
      ),
  },
  generable: {
    contract: ({ components: { schemas } }) =>
      void Object.assign(schemas.NewOffice?.properties.nume ?? {}, { pattern: "^(?!x)" }),
  },
  "generable: example": {
    contract: (document) => {
      const content = {
        "application/json": { schema: { $ref: "#/components/schemas/NewOffice" }, example: { nume: 7 } },
      };
      operationAt(document, "/api/v1/admin/offices", "post").requestBody = { required: true, content };
    },
  },
  "contract-meta": { contract: ({ info }) => void delete info.contact },
};
