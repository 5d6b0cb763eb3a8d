import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pageAt, pageHeaders } from "./pages.ts";

const site = join(import.meta.dirname, "site");
const headers = pageHeaders(4566);
const policy = new Map(
  headers["content-security-policy"]?.split("; ").map((rule) => {
    const [name = "", ...sources] = rule.split(" ");
    return [name, sources.join(" ")];
  }),
);

describe("the pages", () => {
  it("have a content policy as the API has: nothing inline, nothing of other hosts but the store", () => {
    expect(Object.fromEntries(policy)).toEqual({
      "default-src": "'none'",
      "script-src": "'self'",
      "style-src": "'self'",
      "img-src": "'self' blob:",
      "frame-src": "blob:",
      "connect-src": "'self' http://localhost:4566",
      "base-uri": "'none'",
      "form-action": "'none'",
      "frame-ancestors": "'none'",
    });
    expect(headers).toMatchObject({ "referrer-policy": "no-referrer", "x-content-type-options": "nosniff" });
  });

  it.each(["/", "/mail"])("need nothing that the policy forbids: %s", async (path) => {
    const html = (await pageAt(path))?.body.toString() ?? "";
    expect(html).not.toMatch(/<script(?![^>]*src=)|<style|\sstyle=|\son\w+=|javascript:|data:/);
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
