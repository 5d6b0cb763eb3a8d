import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { documents as service } from "../../functions/documents/service.ts";
import { platform as platformService } from "../../functions/platform/service.ts";
import { STYLE as reportStyle } from "../../functions/platform/audit/forms/page.ts";
import { kernelTexts } from "../../shared/texts.ts";
import { deployedServices } from "../serverless/functions.ts";
import { demoPassword, documents, people } from "./data.ts";
import { administrator, operators } from "./notifications.ts";
import * as platform from "./platform.ts";
import { demoBrowser } from "./push.ts";
import { citizen } from "./registry.ts";

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
  "/notificari": "notices.html",
  "/conformitate": "conformance.html",
  "/zone": "zones.html",
  "/sms": "sms.html",
  "/push": "push.html",
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

/** The file of the pages at an address; undefined if there is none. */
export async function pageAt(path: string): Promise<Page | undefined> {
  const name = Object.hasOwn(files, path) ? files[path] : undefined;
  return name === undefined ? undefined : pageOf(name);
}

/** The page of a link, for browsers that open its address. Any other client of that address gets the API's answer. */
export async function linkPageAt(path: string, accept = ""): Promise<Page | undefined> {
  const isLink = /^\/documents\/api\/public\/linkuri\/[^/]+$/.test(path);
  return isLink && accept.includes("text/html") ? pageOf("link.html") : undefined;
}

const pageOf = async (name: string): Promise<Page> => ({
  type: types[extname(name)] ?? "",
  body: await readFile(join(site, name)),
});

/** The source of the only inline style that is allowed: that of a report, which a page opens in a tab of its own (`blob:`). */
const reportStyleSource = `'sha256-${createHash("sha256").update(reportStyle).digest("base64")}'`;

/**
 * The security headers of every file of the pages. Scripts and styles must be files of their own; apart from its own host,
 * a page may connect only to the store. Pictures and PDFs are shown from downloaded bytes (`blob:`). A provider's consent
 * window may report its outcome to the page that opened it.
 */
export const pageHeaders = (cloudPort: number): Record<string, string> => ({
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${reportStyleSource}`,
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

interface Named {
  login: string;
  firstName: string;
  lastName: string;
}

const nameOf = ({ login, firstName, lastName }: Named): Named => ({ login, firstName, lastName });

/** System facts for the pages: demo accounts, addresses of the other parts, and the texts of the services' refusals. */
export const pageFacts = (ports: object, inlineBytes: number) => ({
  services: deployedServices(),
  password: demoPassword,
  people,
  noticesPeople: [
    { ...nameOf(administrator), about: "aboutNoticesAdmin" },
    ...operators.map((operator) => ({ ...nameOf(operator), about: "aboutOperator" })),
    { ...nameOf(citizen), about: "aboutCitizen" },
  ],
  platformPeople: [
    { ...nameOf(platform.administrator), about: "aboutPlatformAdmin" },
    { ...nameOf(platform.official), about: "aboutOfficial" },
  ],
  /** The keys of the demo browser, as it gives them when it subscribes. */
  demoBrowser: demoBrowser.keys,
  protected: documents.flatMap(({ id, denumire, password }) =>
    password ? [{ id, denumire, password }] : [],
  ),
  ports,
  /** Larger files go to the store in parts. */
  inlineBytes,
  texts: { ...kernelTexts, ...platformService.texts, ...service.texts },
});
