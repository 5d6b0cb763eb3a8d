import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "../../localstack/cloud/free-port.ts";
import { type BuiltConsole, startConsole } from "../../localstack/run/console.ts";
import { openDevelopmentCertificates } from "../../localstack/run/development-certificates.ts";
import { type Front, startFront } from "../../localstack/run/front.ts";
import { usualPorts } from "../../localstack/run/ports.ts";
import { root } from "../../localstack/serverless/deployment.ts";
import { launch, visitor } from "./browser.ts";

/* The pages of `npm start -- --reload`, made of a copy of the console, in a real browser. */

mkdirSync(join(root, ".tmp"), { recursive: true });
const copy = mkdtempSync(join(root, ".tmp/reload-"));
let pages: BuiltConsole;
let front: Front;
let browser: Browser;

beforeAll(async () => {
  for (const name of ["console", "client"]) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  pages = await startConsole(copy, { reload: true });
  front = await startFront({
    ports: { ...usualPorts, front: await freePort(), mutualTls: await freePort() },
    mail: { mails: () => [] } as never,
    sms: { texts: () => [] } as never,
    push: { pushes: () => [] } as never,
    api: { serves: () => false } as never,
    pages,
    root: "",
    identity: await openDevelopmentCertificates(join(copy, "certificates")),
  });
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  await front.stop();
  await pages.stop();
  rmSync(copy, { recursive: true, force: true });
});

/** Changes a file of the copy, as an editor does. */
function change(file: string, from: string, to: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replaceAll(from, to));
}

async function open(address: string) {
  const visit = await visitor(browser, { locale: "ro" });
  visit.page.setDefaultTimeout(90_000);
  await visit.page.goto(new URL(address, front.url).href);
  return visit;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

describe("npm start -- --reload", () => {
  it("shows a changed screen, text or style in the open page", async () => {
    const { page, complaints } = await open("/app");
    await heading(page, "Intrare");
    change("console/shell/words.ts", 'title: "Intrare"', 'title: "Intrarea schimbată"');
    await heading(page, "Intrarea schimbată");
    change("console/kit/tokens.css", "--paper: light-dark(#f6f5f1", "--paper: light-dark(#010203");
    const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect.poll(colour, { timeout: 90_000 }).toBe("rgb(1, 2, 3)");
    expect(complaints).toEqual([]);
  });

  it("keeps the last pages while a file has a mistake, and shows its correction", async () => {
    const { page } = await open("/cont/intrare");
    await heading(page, "Intrați în cont");
    const reported = vi.spyOn(console, "error").mockReturnValue();
    change("console/public/intrare.ts", 'ro: "Intrați în cont"', 'ro: "Intrați în cont');
    await vi.waitFor(() => expect(reported).toHaveBeenCalled(), { timeout: 90_000 });
    await page.reload();
    await heading(page, "Intrați în cont");
    change("console/public/intrare.ts", 'ro: "Intrați în cont', 'ro: "Alt titlu"');
    await heading(page, "Alt titlu");
  });
});
