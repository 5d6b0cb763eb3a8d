import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { linkPageAt, pageAt, pageHeaders } from "./pages.ts";

const site = join(import.meta.dirname, "site");
const headers = pageHeaders(4566);
const policy = new Map(
  headers["content-security-policy"]?.split("; ").map((rule) => {
    const [name = "", ...sources] = rule.split(" ");
    return [name, sources.join(" ")];
  }),
);

describe("the pages", () => {
  it("have a content policy as the API has: nothing inline but the style of reports, nothing of other hosts but the store", () => {
    expect(Object.fromEntries(policy)).toEqual({
      "default-src": "'none'",
      "script-src": "'self'",
      "style-src": expect.stringMatching(/^'self' 'sha256-[\w+/=]+'$/),
      "img-src": "'self' blob:",
      "frame-src": "blob:",
      "connect-src": "'self' http://localhost:4566",
      "base-uri": "'none'",
      "form-action": "'none'",
      "frame-ancestors": "'none'",
    });
    expect(headers).toMatchObject({ "referrer-policy": "no-referrer", "x-content-type-options": "nosniff" });
  });

  it.each(["/", "/mail", "/notificari", "/conformitate", "/zone"])(
    "need nothing that the policy forbids: %s",
    async (path) => {
      const html = (await pageAt(path))?.body.toString() ?? "";
      expect(html).not.toMatch(/<script(?![^>]*src=)|<style|\sstyle=|\son\w+=|javascript:|data:/);
    },
  );

  it("the address of a link is a page for browsers, and the API for everything else", async () => {
    const link = "/documents/api/public/linkuri/a-token";
    const browsers = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
    const html = (await linkPageAt(link, browsers))?.body.toString() ?? "";
    expect(html).toContain("/site/link.js");
    expect(html).not.toMatch(/<script(?![^>]*src=)|<style|\sstyle=|\son\w+=|javascript:|data:/);
    for (const accept of [undefined, "*/*", "application/json"])
      expect(await linkPageAt(link, accept)).toBeUndefined();
    for (const path of [
      `${link}/download`,
      "/documents/api/public/linkuri",
      "/documents/api/public/documents/1",
    ])
      expect(await linkPageAt(path, browsers)).toBeUndefined();
  });

  it("are served with all that they consist of, and nothing else", async () => {
    const parts = readdirSync(site).filter((name) => /\.(js|css|svg)$/.test(name));
    const served = await Promise.all(
      parts.map(async (name) => [name, (await pageAt(`/site/${name}`)) !== undefined]),
    );
    expect(served.filter(([name, isServed]) => isServed === String(name).endsWith(".test.js"))).toEqual([]);
    for (const path of ["/site/", "/site/../pages.ts", "/constructor", "/site/index.html"])
      expect(await pageAt(path)).toBeUndefined();
  });
});
