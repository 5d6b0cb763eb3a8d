import {
  sampleContract,
  sampleTokens,
  type SampleContract,
} from "../../../../../shared/testing/sample-system.ts";

/*
 * A system that means well and checks nothing: it fills in defaults for what it does not understand in a write. The
 * servers beside it are this system in other frameworks, each with its own idea of a body.
 */

type Fields = Record<string, unknown>;

/** The records of such a system. */
export class Store {
  readonly flows = new Map<string, Fields>([
    ["1", { id: "1", nume: "Eliberarea certificatelor", pasi: ["primire", "semnare"] }],
    ["2", { id: "2", nume: "Audiențe", pasi: ["programare"] }],
  ]);
  readonly forms: Fields[] = [{ id: "1", text: "Cerere" }];
  /** Files of the server that takes anything at any address. */
  readonly anything = new Map<string, string>();
  private made = 2;

  nextId(): string {
    return String((this.made += 1));
  }

  bytes(): Buffer {
    return Buffer.from(JSON.stringify([[...this.flows], this.forms, [...this.anything], this.made]));
  }
}

interface Act {
  method: "post" | "put" | "patch" | "delete";
  path: string;
  /** The media types that the contract names for its body. */
  takes?: string[];
  act: (store: Store, call: { id: string; body: Fields }) => void;
}

export const PROBE_PATH = "/api/v1/admin/conformance-probes";
/** Where this system leaves nothing, and accepts everything all the same. */
export const DRY_PATH = "/api/v1/staff/flows/proba";

const FLOWS = "/api/v1/staff/flows";
const JSON_TYPE = "application/json";

const creates: Act["act"] = (store, { body }) => {
  const id = store.nextId();
  store.flows.set(id, { id, ...body });
};
const removesAll: Act["act"] = ({ flows }, { body }) => {
  const ids = Array.isArray(body.ids) ? body.ids.map(String) : [...flows.keys()];
  for (const id of ids) flows.delete(id);
};

const acts: readonly Act[] = [
  { method: "post", path: FLOWS, takes: [JSON_TYPE], act: creates },
  { method: "delete", path: FLOWS, takes: [JSON_TYPE], act: removesAll },
  { method: "post", path: `${FLOWS}/bulk-deletions`, takes: [JSON_TYPE], act: removesAll },
  {
    method: "put",
    path: `${FLOWS}/{id}`,
    takes: [JSON_TYPE],
    act: ({ flows }, { id, body }) => void flows.set(id, { id, ...body }),
  },
  {
    method: "patch",
    path: `${FLOWS}/{id}`,
    takes: ["application/merge-patch+json", JSON_TYPE],
    act: ({ flows }, { id, body }) => void flows.set(id, { ...flows.get(id), ...body }),
  },
  { method: "delete", path: `${FLOWS}/{id}`, act: ({ flows }, { id }) => void flows.delete(id) },
  {
    method: "post",
    path: "/api/v1/staff/imports",
    takes: ["application/vnd.api+json", JSON_TYPE],
    act: creates,
  },
  {
    method: "post",
    path: "/api/v1/public/forms",
    takes: [JSON_TYPE],
    act: (store, { body }) => void store.forms.push({ id: store.nextId(), ...body }),
  },
  { method: "post", path: PROBE_PATH, takes: [JSON_TYPE], act: () => undefined },
];

const reads = [FLOWS, `${FLOWS}/{id}`, "/api/v1/public/forms"];

/** The contract of the sample, with the operations of this system instead of its own. */
export function lenientContract(): SampleContract {
  const document = sampleContract();
  const operational = Object.entries(document.paths).filter(([path]) => !/\/v1\/\w+\//.test(path));
  const paths: SampleContract["paths"] = Object.fromEntries(operational);
  const add = (method: string, path: string, takes?: readonly string[]) => {
    const [, , , zone = "", resource = ""] = path.split("/");
    paths[path] = {
      ...paths[path],
      [method]: {
        operationId: `${zone}.${resource}.${method}${String(Object.keys(paths).length)}`,
        security: zone === "public" ? [] : [{ token: [] }],
        parameters: [
          ...(path.includes("{id}")
            ? [{ name: "id", in: "path", required: true, schema: { type: "string" } }]
            : []),
          ...(method === "post"
            ? [{ name: "Idempotency-Key", in: "header", schema: { type: "string" } }]
            : []),
        ],
        ...(takes && {
          requestBody: {
            content: Object.fromEntries(takes.map((type) => [type, { schema: { type: "object" } }])),
          },
        }),
        responses: { "200": { description: "Reușit" } },
      },
    };
  };
  for (const path of reads) add("get", path);
  for (const { method, path, takes } of acts) add(method, path, takes);
  return { ...document, paths };
}

export interface Call {
  method: string;
  /** Without its query. */
  path: string;
  authorization?: string | undefined;
  /** The body as the framework understood it; undefined if it did not. */
  body?: unknown;
}

interface Reply {
  status: number;
  json: unknown;
}

const tokens = new Set(Object.values(sampleTokens).map((token) => `Bearer ${token}`));

const expressionOf = (path: string): RegExp => new RegExp(`^${path.replace("{id}", "([^/]+)")}$`);
const routes = acts.map((one) => ({ ...one, expression: expressionOf(one.path) }));
const isSafe = (method: string): boolean => ["GET", "HEAD", "OPTIONS"].includes(method);

/** The answer of the system; `asksForTokens` if it looks at them at all. */
export function answerTo(store: Store, call: Call, { asksForTokens = false } = {}): Reply {
  const { method, path, authorization = "" } = call;
  const isOpen = !path.startsWith("/api/") || path.endsWith("/openapi.json") || path.includes("/public/");
  if (asksForTokens && !isOpen && !tokens.has(authorization)) return { status: 401, json: {} };
  return isSafe(method) ? readFrom(store, path) : writeTo(store, call);
}

function readFrom({ flows, forms }: Store, path: string): Reply {
  const list = (items: unknown[]): Reply => ({
    status: 200,
    json: { items, page: 0, size: items.length, total: items.length },
  });
  if (path === "/api/v1/openapi.json") return { status: 200, json: lenientContract() };
  if (path === FLOWS) return list([...flows.values()]);
  if (path === "/api/v1/public/forms") return list(forms);
  const flow = flows.get(expressionOf(`${FLOWS}/{id}`).exec(path)?.[1] ?? "");
  if (flow) return { status: 200, json: flow };
  return path.startsWith("/health") ? { status: 200, json: { status: "UP" } } : { status: 404, json: {} };
}

function writeTo(store: Store, { method, path, body }: Call): Reply {
  const found = routes.find((one) => one.method.toUpperCase() === method && one.expression.test(path));
  if (!found) return { status: 404, json: {} };
  const fields = typeof body === "object" && body !== null ? { ...body } : {};
  if (path !== DRY_PATH) found.act(store, { id: found.expression.exec(path)?.[1] ?? "", body: fields });
  return { status: 200, json: { acceptat: true } };
}
