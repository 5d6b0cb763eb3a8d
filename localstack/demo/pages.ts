import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { texts } from "../../functions/documents/texts.ts";
import { kernelTexts } from "../../shared/texts.ts";
import { deployedServices } from "../serverless/functions.ts";
import { demoPassword, documents, people } from "./data.ts";

const site = join(import.meta.dirname, "site");

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** Every file of the pages, by its address. */
const files: Record<string, string> = {
  "/": "index.html",
  "/mail": "mail.html",
  ...Object.fromEntries(
    readdirSync(site)
      .filter((name) => /\.(js|css|svg)$/.test(name) && !name.endsWith(".test.js"))
      .map((name) => [`/site/${name}`, name]),
  ),
};

interface Page {
  type: string;
  body: Buffer;
}

/** A file of the pages, or undefined where the address is none of theirs. */
export async function pageAt(path: string): Promise<Page | undefined> {
  const name = Object.hasOwn(files, path) ? files[path] : undefined;
  return name === undefined ? undefined : pageOf(name);
}

/**
 * The page of a link, for whoever opens its address in a browser. Everything else that asks for that address gets what
 * the API says.
 */
export async function linkPageAt(path: string, accept = ""): Promise<Page | undefined> {
  const isLink = /^\/documents\/api\/public\/linkuri\/[^/]+$/.test(path);
  return isLink && accept.includes("text/html") ? pageOf("link.html") : undefined;
}

const pageOf = async (name: string): Promise<Page> => ({
  type: types[extname(name)] ?? "",
  body: await readFile(join(site, name)),
});

/**
 * What the pages may do, sent with everything that they consist of: scripts and styles are their own files, and only
 * the store is connected to beside their own host. Pictures and PDF are shown from downloaded bytes (`blob:`). A window in
 * which a supplier asks the visitor may tell the page that opened it how it went.
 */
export const pageHeaders = (cloudPort: number): Record<string, string> => ({
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob:",
    "frame-src blob:",
    `connect-src 'self' http://localhost:${String(cloudPort)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
});

/** What the pages are told of the system: who may sign in, where the rest is, and how the services refuse. */
export const pageFacts = (ports: object, inlineBytes: number) => ({
  services: deployedServices(),
  password: demoPassword,
  people,
  protected: documents.flatMap(({ id, denumire, password }) =>
    password ? [{ id, denumire, password }] : [],
  ),
  ports,
  /** Larger files go to the store in parts. */
  inlineBytes,
  texts: { ...kernelTexts, ...texts },
});
