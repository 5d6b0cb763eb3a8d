import { createHash } from "node:crypto";
import type { Language } from "../../context.ts";

/**
 * A page behind a link in a mail. Its script reads the key from the address in the browser: no part of the request is
 * copied into the page.
 */
interface MailedPage {
  title: string;
  /** HTML between the heading and the notice, which is an `output`. */
  content: string;
  script: string;
}

/**
 * Only the page's script may run, and it may call only this host. The address holds the key, so it is not sent to any
 * other host as a referrer.
 */
export const mailedPageHeaders = (script: string): Record<string, string> => ({
  "content-security-policy": `default-src 'none'; script-src 'sha256-${createHash("sha256").update(script).digest("base64")}'; style-src 'unsafe-inline'; connect-src 'self'; form-action 'none'; frame-ancestors 'none'`,
  "referrer-policy": "no-referrer",
});

export const mailedPage = (
  language: Language,
  { title, content, script }: MailedPage,
): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body{font:16px system-ui;max-width:26rem;margin:4rem auto;padding:0 1rem}input,button{font:inherit;width:100%;padding:.5rem;margin:.5rem 0;box-sizing:border-box}</style>
<h1>${title}</h1>
${content}
<output></output>
<script>${script}</script>
</html>
`;
