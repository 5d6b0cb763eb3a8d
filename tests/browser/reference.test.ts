import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { graveFindings, visitor } from "./browser.ts";
import { overflow, tabTo } from "./page.ts";
import { browser, stack } from "./system.ts";

/* The API page of each service in a real browser, over the whole system as `npm start` runs it. */

/** Opens the page, and records every request to another host. */
async function open(page: Page, service: string): Promise<string[]> {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(stack.url) && !request.url().startsWith("data:"))
      foreign.push(request.url());
  });
  await page.goto(`${stack.url}/${service}/docs`);
  await page.locator(".opblock-tag").first().waitFor();
  return foreign;
}

const operation = async (page: Page, tag: string, method: string, path: string) => {
  await page.locator(`#operations-tag-${tag} .expand-operation`).click();
  const opened = page.locator(`.opblock-${method}`, { has: page.locator(`[data-path="${path}"]`) });
  await opened.locator(".opblock-summary-control").click();
  await opened.locator(".samples").waitFor();
  return opened;
};

/** A service, a GET without required parameters, and the scheme that it requires. */
const services = [
  ["documents", "account", "/api/account", "userToken"],
  ["identity", "projects", "/api/v1/app/projects/current", "organizationToken"],
  ["invoicing", "service", "/api/v1/service", "organizationToken"],
  ["notifications", "sistems", "/api/sistems", "userToken"],
  ["template-admin", "duaeTemplate", "/api/v1/getDuaeTemplate", "organizationToken"],
] as const;

describe("the API page, in the dark at 400 px", () => {
  it.each(services)(
    "of %s shows samples in curl and TypeScript, signs in by a button and sends a request",
    async (service, tag, path, scheme) => {
      const { page, complaints } = await visitor(browser, {
        viewport: { width: 400, height: 800 },
        colorScheme: "dark",
        locale: "ro",
      });
      const foreign = await open(page, service);
      const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(await paper()).toBe("rgb(28, 32, 34)");
      const opened = await operation(page, tag, "get", path);
      expect(await opened.locator(".samples summary").allInnerTexts()).toEqual(["curl", "TypeScript"]);
      expect(await opened.locator(".samples pre").allInnerTexts()).toEqual([
        expect.stringContaining(`${stack.url}/${service}/api/`),
        expect.stringContaining("Bearer <token>"),
      ]);
      await page.getByRole("button", { name: "Intrați cu datele demonstrative" }).click();
      await page.getByRole("status").getByText(scheme).waitFor();
      await opened.getByRole("button", { name: "Try it out" }).click();
      await opened.getByRole("button", { name: "Execute" }).click();
      const answered = opened.locator(".live-responses-table .response-col_status");
      await answered.getByText("200").waitFor();
      // The sample is now the request that was sent.
      expect(await opened.locator(".samples pre").last().innerText()).toContain(
        '"Authorization": "Bearer ey',
      );
      expect([await overflow(page), await graveFindings(page)]).toEqual([0, []]);
      expect([complaints, foreign]).toEqual([[], []]);
    },
  );
});

describe("the API page, in the light", () => {
  it("axe finds nothing serious on an operation with content, nor in the dialog; the theme follows the system (ru)", async () => {
    const { page, complaints } = await visitor(browser, { colorScheme: "light", locale: "ru" });
    await open(page, "documents");
    expect(await graveFindings(page)).toEqual([]);
    const opened = await operation(page, "documents", "post", "/api/documents/upload");
    expect(await opened.locator(".samples pre").first().innerText()).toContain("file=@document.pdf");
    await opened.getByRole("button", { name: "Try it out" }).click();
    expect(await graveFindings(page)).toEqual([]);
    await page.locator(".btn.authorize").click();
    await page.getByRole("button", { name: "Закрыть" }).waitFor();
    expect(await graveFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.locator("html.dark-mode").waitFor();
    expect(complaints).toEqual([]);
  });

  it("by keyboard alone: signs in, opens an operation and sends it", async () => {
    const { page, complaints } = await visitor(browser, { locale: "ro" });
    await open(page, "template-admin");
    await page.locator("#demo button").waitFor();
    await tabTo(page, "#demo button");
    await page.keyboard.press("Enter");
    await page.getByRole("status").getByText("userToken").waitFor();
    await tabTo(page, "#operations-tag-authenticate .expand-operation");
    await page.keyboard.press("Enter");
    await page.locator(".opblock-get").waitFor();
    await tabTo(page, ".opblock-get .opblock-summary-control");
    await page.keyboard.press("Enter");
    await page.locator(".try-out__btn").waitFor();
    await tabTo(page, ".try-out__btn");
    await page.keyboard.press("Enter");
    await page.locator(".execute").waitFor();
    await tabTo(page, ".execute");
    await page.keyboard.press("Enter");
    await page.locator(".live-responses-table .response-col_status").getByText("200").waitFor();
    expect(complaints).toEqual([]);
  });
});
