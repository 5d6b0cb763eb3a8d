import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { languageOfPage } from "../../shared/http/languages.ts";
import type { CaughtMail } from "../cloud/mail-store.ts";
import type { CaughtPush } from "../providers/push-service.ts";
import type { CaughtText } from "../providers/sms-gateway.ts";
import { deployedServices } from "../serverless/functions.ts";
import { demoPage } from "./demo.ts";
import { mailPage, pushPage, smsPage } from "./messages.ts";
import { pageOfNothing, type View } from "./page.ts";

/** What the local system took instead of sending it, oldest first. */
export interface Outbox {
  mails(): CaughtMail[];
  texts(): CaughtText[];
  pushes(): CaughtPush[];
}

export interface PageFile {
  type: string;
  body: string;
}

interface PageRequest {
  path: string;
  /** They say which language is wanted. */
  query: URLSearchParams;
  headers: Readonly<Record<string, string | undefined>>;
}

const HTML = "text/html; charset=utf-8";
const SCRIPT = "text/javascript; charset=utf-8";

const pages: Record<string, (view: View, outbox: Outbox) => string> = {
  "/demo": (view) => demoPage(view, deployedServices()),
  "/mail": (view, outbox) => mailPage(view, outbox.mails()),
  "/sms": (view, outbox) => smsPage(view, outbox.texts()),
  "/push": (view, outbox) => pushPage(view, outbox.pushes()),
};

const here = (name: string) => join(import.meta.dirname, name);
const scriptOf = async (name: string): Promise<PageFile> => ({
  type: SCRIPT,
  body: stripTypeScriptTypes(await readFile(here(`browser/${name}.ts`), "utf8")),
});
const fileOf = async (file: string, type: string): Promise<PageFile> => ({
  type,
  body: await readFile(file, "utf8"),
});

/** In the folder of built files, because the pages of the console may run no other script. */
export const RELOAD_SCRIPT = "/assets/reload.js";

const files: Record<string, () => Promise<PageFile>> = {
  "/demo/page.js": () => scriptOf("page"),
  [RELOAD_SCRIPT]: () => scriptOf("reload"),
  "/demo/tokens.css": () => fileOf(here("../../console/kit/tokens.css"), "text/css; charset=utf-8"),
  "/demo/style.css": () => fileOf(here("style.css"), "text/css; charset=utf-8"),
  "/demo/icon.svg": () => fileOf(here("../../console/public/icon.svg"), "image/svg+xml"),
};

/** The page or the file at an address of the local system; undefined if there is none. */
export async function pageAt(request: PageRequest, outbox: Outbox): Promise<PageFile | undefined> {
  const { path } = request;
  const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
  if (page) return { type: HTML, body: page({ path, language: languageOfPage(request) }, outbox) };
  return Object.hasOwn(files, path) ? files[path]?.() : undefined;
}

/** For an address where there is nothing. */
export const missingPage = ({ path, ...request }: PageRequest): PageFile => ({
  type: HTML,
  // With one slash: two would make a link to another host of it.
  body: pageOfNothing({ path: path.replace(/^\/+/, "/"), language: languageOfPage(request) }),
});
