import type { Answer, Sent } from "./exchange.ts";

const WIDTH = 240;
const short = (text: string, width = WIDTH) => (text.length > width ? `${text.slice(0, width)}…` : text);

/** Headers and body of a request, on one line. */
export const shownRequest = ({ headers = {}, body }: Sent): string =>
  [...Object.entries(headers).map(shownHeader), ...(body ? [shownBody(body)] : [])].join(" ");

const HEADER_WIDTH = 32;
const shownHeader = ([name, value]: [string, string]) => `[${name}: ${short(value, HEADER_WIDTH)}]`;

function shownBody(body: object): string {
  if (body instanceof URLSearchParams) return short(body.toString());
  if (!(body instanceof FormData)) return short(JSON.stringify(body));
  const parts = [...body].map(([name, value]) =>
    typeof value === "string" ? `${name}=${value}` : `${name}=@${value.name} (${String(value.size)} bytes)`,
  );
  return parts.join(" ");
}

/**
 * A short form of an answer: JSON, with a line for each entry of a list; the title of a page; the size, type and digest of
 * other bytes.
 */
export function shownAnswer(answer: Answer): string {
  const { headers, bytes } = answer;
  const type = headers["content-type"] ?? "";
  // Gateways name a type even if there is no content (204).
  if (bytes.length > 0 && type.includes("json")) return shownJson(answer);
  if (type.includes("html")) return `a page: ${titleOf(bytes)}`;
  return `${String(bytes.length)} bytes, ${type}, Digest ${String(headers.digest ?? "")}`;
}

function shownJson({ bytes, json }: Answer): string {
  const entries = Array.isArray(json) ? (json as unknown[]) : (json as { items?: unknown }).items;
  if (!Array.isArray(entries)) return short(bytes.toString());
  return entries.map((one) => `\n     ${short(JSON.stringify(one))}`).join("");
}

/** The title of a page. */
export const titleOf = (page: Buffer): string => /<title>(.*)<\/title>/.exec(page.toString())?.[1] ?? "";
