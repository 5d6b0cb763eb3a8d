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
  /** True if it takes a token. */
  isSecured?: true;
  /** True if it takes an Idempotency-Key. */
  isKeyed?: true;
}

/** The revision of a record: the number, or the ETag of an answer. */
export type Revision = number | string;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Refuses the write with 412 unless the record still has this revision. */
  ifMatch?: Revision | undefined;
  /** Default: a new key for each call, kept for its retries. */
  idempotencyKey?: string | undefined;
}

/** The parameters of a call. */
export type Call<Data extends object> = Omit<Data, "url"> & CallOptions;

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

/** Sends calls. Throws `Problem` for a refusal and `ConnectionLost` without an answer. */
export interface Client {
  send<Responses>(operation: Operation, call?: AnyCall): Promise<Answer<Responses>>;
}
