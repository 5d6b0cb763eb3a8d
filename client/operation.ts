/** An operation of a contract, as its generated function describes it. */
export interface Operation {
  /** The operation id of the contract. */
  id: string;
  service: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below the service, with its parameters in braces. */
  path: string;
  body?: "json" | "merge" | "form" | "multipart" | "text";
  /** True if it answers the bytes of a file. */
  isFile?: true;
  /** The security schemes; it takes one of them. */
  schemes?: string[];
  /** True if it takes an Idempotency-Key. */
  isKeyed?: true;
}

/** The revision of a record: its number, or the `etag` of an answer. */
export type Revision = number | string;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Refuses the write with 412 unless the record still has this revision. */
  ifMatch?: Revision | undefined;
  /** Default: a new key for each call, kept for its retries. */
  idempotencyKey?: string | undefined;
  /** `same-origin` lets the browser keep a cookie of the answer, as a connection to a provider needs. Default: `omit`. */
  credentials?: "same-origin" | undefined;
}

type FilterOperator =
  | "equals"
  | "notEquals"
  | "in"
  | "notIn"
  | "contains"
  | "doesNotContain"
  | "specified"
  | "greaterThan"
  | "greaterThanOrEqual"
  | "lessThan"
  | "lessThanOrEqual";

/** A list query, with every operator of its filters: the contract names only `filter[field]`. */
type Filtered<Query> = Query & {
  [Filter in keyof Query & `filter[${string}]` as `${Filter}[${FilterOperator}]`]?: string;
};

type WithFilters<Data> = Data extends { query: infer Query extends object }
  ? { query: Filtered<Query> }
  : Data extends { query?: infer Query }
    ? { query?: Filtered<Exclude<Query, undefined>> }
    : unknown;

/** Headers besides those that the contract names, such as the Authorization of a machine by Basic. */
type OtherHeaders = Record<string, string | undefined>;

type WithHeaders<Data> = Data extends { headers: infer Named extends object }
  ? { headers: Named & OtherHeaders }
  : Data extends { headers?: infer Named }
    ? { headers?: Exclude<Named, undefined> & OtherHeaders }
    : { headers?: OtherHeaders };

/** The parameters of a call. */
export type Call<Data extends object> = Omit<Data, "url" | "query" | "headers"> &
  WithFilters<Data> &
  WithHeaders<Data> &
  CallOptions;

/** A call whose types have been checked already. */
export interface AnyCall extends CallOptions {
  path?: object | undefined;
  query?: object | undefined;
  headers?: object | undefined;
  body?: unknown;
}

/** An answer, by its status. `etag` is the revision for the next write. */
export type Answer<Responses> = {
  [Status in keyof Responses]: {
    status: Status;
    data: Responses[Status];
    etag: string | undefined;
    headers: Headers;
  };
}[keyof Responses];

/** Sends calls. Throws `Problem` for a refusal and `ConnectionLost` if no answer came. */
export interface Client {
  send<Responses>(operation: Operation, call?: AnyCall): Promise<Answer<Responses>>;
  /** For calls outside the contracts, such as the parts of an upload: the same `fetch`, clock and retries. */
  readonly network: Network;
}

/** How a client reaches the network, replaceable in tests. */
export interface Network {
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  clock: Clock;
  /** How often a call is repeated after its first attempt. */
  retries: number;
  /** A longer `Retry-After` is not waited for: the problem is thrown at once. */
  longestWaitSeconds: number;
  /** The time for an answer, files excepted: longer than the gateway's 30 s. A silent connection counts as lost after it. */
  longestAnswerSeconds: number;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after `ms`, or rejects when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
