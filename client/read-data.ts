import { base64OfHex } from "./digest.ts";
import type { AnyCall, Network, Operation } from "./operation.ts";
import { readProblem } from "./problems.ts";

interface ReadData {
  data: unknown;
  /** Headers that the answer would have had if its bytes had come with it. */
  headers: Record<string, string>;
}

/** The short-lived address of content that is too large for one answer. */
interface FileAddress {
  url: string;
  hashSha256?: string;
}

/** The value of an answer: JSON, text, or a Blob. Bytes that stand at another address are read from there. */
export async function readData(
  network: Network,
  operation: Operation,
  response: Response,
  call: AnyCall,
): Promise<ReadData> {
  const isJson = /[/+]json\b/.test(response.headers.get("content-type") ?? "");
  if (!operation.isFile || (isJson && response.status !== 200))
    return { data: await valueOf(response, isJson), headers: {} };
  if (!isJson || response.headers.has("content-disposition"))
    return { data: await response.blob(), headers: {} };
  const { url, hashSha256 } = (await response.json()) as FileAddress;
  const stored = await network.fetch(url, call.signal ? { signal: call.signal } : {});
  if (!stored.ok) throw await readProblem(operation.id, stored, network.clock.now());
  return {
    data: await stored.blob(),
    headers: {
      ...(hashSha256 === undefined ? {} : { "repr-digest": `sha-256=:${base64OfHex(hashSha256)}:` }),
      ...headerOf(stored, "content-type"),
      ...headerOf(stored, "content-disposition"),
    },
  };
}

async function valueOf(response: Response, isJson: boolean): Promise<unknown> {
  const text = await response.text();
  if (text === "") return undefined;
  return isJson ? (JSON.parse(text) as unknown) : text;
}

function headerOf({ headers }: Response, name: string): Record<string, string> {
  const value = headers.get(name);
  return value === null ? {} : { [name]: value };
}
