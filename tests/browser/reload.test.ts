import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { launch, visitor } from "./browser.ts";
import { type PagesCopy, startPagesCopy } from "./pages-copy.ts";

/* The pages of `npm start -- --reload`, made of a copy of the console, in a real browser. */

let copy: PagesCopy;
let browser: Browser;

beforeAll(async () => {
  copy = await startPagesCopy();
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  await copy.stop();
});

/** As somebody who is signed in; no service is there to refuse the token. */
function keepToken(): void {
  const claims = btoa(JSON.stringify({ sub: "ana", auth: "ROLE_USER", exp: 4_000_000_000 }));
  const kept = { token: `x.${claims}.x`, expiresAt: 4_000_000_000_000 };
  localStorage.setItem("temelia.session.documents/userToken", JSON.stringify(kept));
}

async function open(address: string) {
  const visit = await visitor(browser, { locale: "ro" });
  await visit.page.addInitScript(keepToken);
  visit.page.setDefaultTimeout(90_000);
  await visit.page.goto(new URL(address, copy.url).href);
  return visit;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

it("npm start -- --reload shows a changed screen, text or style in the open page", async () => {
  const { page, complaints } = await open("/app/nimic");
  await heading(page, "Pagina nu există");
  copy.change("console/shell/words.ts", '["Pagina nu există"', '["Pagina schimbată"');
  await heading(page, "Pagina schimbată");
  copy.change("console/kit/tokens.css", "--paper: light-dark(#f6f5f1", "--paper: light-dark(#010203");
  const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(colour, { timeout: 90_000 }).toBe("rgb(1, 2, 3)");
  expect(complaints).toEqual([]);
});

it("npm start -- --reload keeps the last pages while a file has a mistake, and shows its correction", async () => {
  const { page } = await open("/cont/intrare");
  await heading(page, "Intrați în cont");
  const reported = vi.spyOn(console, "error").mockReturnValue();
  copy.change("console/public/intrare.ts", '["Intrați în cont"', '["Intrați în cont');
  await vi.waitFor(() => expect(reported).toHaveBeenCalled(), { timeout: 90_000 });
  await page.reload();
  await heading(page, "Intrați în cont");
  copy.change("console/public/intrare.ts", '["Intrați în cont', '["Alt titlu"');
  await heading(page, "Alt titlu");
});
