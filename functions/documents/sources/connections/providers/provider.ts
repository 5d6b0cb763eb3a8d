import { isSuccess, jsonOf, type Answer } from "../../../../../shared/outgoing/answer.ts";
import type { OutgoingCall } from "../../../../../shared/outgoing/outgoing-fetch.ts";
import { outgoing } from "../outgoing.ts";
import type { RemoteItem } from "../remote-item.ts";
import { refusals as connectionsRefusals } from "../texts.ts";

/** Registration of the service at a provider: addresses and credentials. */
export interface Registration {
  issuer: string;
  authorizeUrl: string;
  tokenUrl: string;
  revokeUrl: string;
  apiUrl: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** Additional parameters of the authorization request. */
  asks: Record<string, string>;
}

/** Parameters of browsing. The meaning of `kind`, `path` and `ref` depends on the provider. */
export interface Browsing {
  kind?: "repo" | "wiki" | "snippet" | undefined;
  path?: string | undefined;
  ref?: string | undefined;
  q?: string | undefined;
}

/** A file at a provider, described before its content is read. */
export interface RemoteFile {
  ref: string;
  denumire: string;
  contentType?: string | undefined;
  /** Absent if the size is only known after reading. */
  dimensiune?: number | undefined;
  /** Changes with the content. */
  versiune: string;
  urlWeb?: string | undefined;
  /** The content in this form, up to a limit; a native document has several forms, any other file has one. */
  read(form: "pdf" | "office", mostBytes: number): Promise<RemoteContent>;
  /** True if the file has separate `pdf` and `office` forms. */
  isNative: boolean;
}

export interface RemoteContent {
  name: string;
  contentType: string | undefined;
  bytes: Buffer;
  /** The file has more bytes than the limit, and `bytes` has the first of them. */
  isCut: boolean;
}

interface CallOptions {
  method?: "GET" | "HEAD" | undefined;
}

/** Calls to a provider's API with the token of a connection. */
export interface Api {
  /** @param path below the API's address. @throws notFound, unavailable; Unauthorized for a refused token */
  call(path: string, options?: CallOptions): Promise<Answer>;
  /** The content of a file, up to a limit. @throws the same */
  content(path: string, mostBytes: number): Promise<Pick<RemoteContent, "bytes" | "isCut">>;
}

export interface Supplying {
  registration(): Registration;
  /** Settings that configure the provider; named in the error if they are missing. */
  settings: readonly string[];
  account(api: Api): Promise<string>;
  browse(api: Api, browsing: Browsing): Promise<RemoteItem[]>;
  describe(api: Api, ref: string): Promise<RemoteFile>;
}

/** The provider refuses the token: refresh it, once. */
export class Unauthorized extends Error {
  override readonly name = "Unauthorized";
}

const MOST_PAUSE_SECONDS = 3600;
const USUAL_PAUSE_SECONDS = 30;

/** A page of a hundred projects with all their fields has a few hundred kilobytes. */
const CALL = { mostBytes: 5_000_000, timeMs: 15_000 };
/** Content at the limit comes at 2 MB a second at least. A request ends earlier, with its budget. */
const CONTENT = { beyond: "cut", timeMs: 60_000 } as const;

/** Sends a call with the current token of a connection. */
type Send = (path: string, call: OutgoingCall) => Promise<Answer>;

export const apiBy = (send: Send): Api => ({
  call: (path, options = {}) => send(path, { ...CALL, ...options }),
  async content(path, mostBytes) {
    const { body: bytes, isCut } = await send(path, { ...CONTENT, mostBytes });
    return { bytes, isCut };
  },
});

/** @throws the error that the provider's answer means to the caller */
export async function callApi(
  address: string,
  { token, ...call }: OutgoingCall & { token: string },
): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, accept: "*/*" };
  const answer = await outgoing
    .fetchFollowing(new URL(address), { ...call, headers })
    .catch((cause: unknown) => {
      throw providerFailure(cause);
    });
  if (isSuccess(answer)) return answer;
  throw refusalOf(answer);
}

/** The JSON of an answer. @throws unavailable if it is not JSON */
export function jsonIn(answer: Answer): unknown {
  try {
    return jsonOf(answer);
  } catch (cause) {
    throw providerFailure(cause);
  }
}

export const providerFailure = (cause?: unknown) =>
  connectionsRefusals.furnizorIndisponibil({ cause, headers: { "retry-after": "30" } });

function refusalOf(answer: Answer): Error {
  const { status } = answer;
  const text = answer.body.subarray(0, 2000).toString();
  if (status === 401) return new Unauthorized();
  if (status === 429 || (status === 403 && /rateLimitExceeded|userRateLimitExceeded/i.test(text)))
    return connectionsRefusals.furnizorOcupat({ headers: { "retry-after": String(pauseOf(answer)) } });
  if (status === 403 && /exportSizeLimitExceeded/.test(text)) return connectionsRefusals.exportPreaMare();
  // A caller without read access at the provider gets the same answer as for a file that does not exist there.
  if (status < 500) return connectionsRefusals.fisierInexistentLaFurnizor();
  return providerFailure();
}

function pauseOf(answer: Answer): number {
  const header = answer.headers.get("retry-after") ?? "";
  const seconds = /^\d+$/.test(header) ? Number(header) : USUAL_PAUSE_SECONDS;
  return Math.min(Math.max(seconds, 1), MOST_PAUSE_SECONDS);
}
