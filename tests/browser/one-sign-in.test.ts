import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { demoPassword } from "../../localstack/demo/data.ts";
import { addressesOfConsole } from "../../tools/console/screens.ts";
import { look } from "./console-steps.ts";
import { tabTo } from "./page.ts";
import { goTo, visit, type Visit } from "./screens/visit.ts";
import { stack } from "./system.ts";

/* One sign-in for everybody: its page, where it leads, and what it opens. */

/** Their areas need a password, since they have no government's login. */
const withoutThatLogin = ["/identitate", "/facturare", "/sabloane-duae"];

/** Refusals that a screen asks for: no recipient is linked to the account, and no reindex has run. */
const isAnswer = (complaint: string): boolean => /registry\/me$|search\/reindex$/.test(complaint);

const at = (address: string): string => new URL(address, stack.url).href;
const government = (page: Page) => page.locator("#government");
const personAtLogin = (page: Page, name: string) => page.locator(`button[name="person"][value="${name}"]`);

/** Comes in through the government's login in two presses. */
async function enter(visited: Visit, address: string, name: string): Promise<void> {
  const { page } = visited;
  await page.goto(at(address));
  await government(page).click();
  await personAtLogin(page, name).click();
}

describe("an official", () => {
  it("from the government's login to the first list an official needs two presses, and every screen opens for an administrator", async () => {
    const visited = await visit({ locale: "ro" });
    const { page, complaints, quiet } = visited;
    await enter(visited, "/app/acte", "alexandra.munteanu");
    await page.waitForURL("**/app/acte");
    await page.locator("tbody tr").first().waitFor();
    await quiet();
    expect(complaints).toEqual([]);
    const wrong: Record<string, string[]> = {};
    const addresses = addressesOfConsole()
      .filter(({ area, address }) => !withoutThatLogin.includes(area) && !address.includes("$"))
      .map(({ address }) => address);
    for (const address of addresses) {
      await goTo(visited, `/app${address}`);
      const found = complaints.splice(0).filter((one) => !isAnswer(one));
      const title = await page.locator("main h1").first().innerText();
      if (found.length > 0 || title === "Pagina nu există") wrong[address] = [title, ...found];
    }
    expect(wrong).toEqual({});
    expect(addresses.length).toBeGreaterThan(30);
    for (const area of withoutThatLogin) {
      await goTo(visited, `/app${area}`);
      expect(await page.locator("main h1").first().innerText()).toBe("Pagina nu există");
    }
  }, 300_000);

  it("an official without further rights has the areas of a clerk, and is asked for no other sign-in", async () => {
    const visited = await visit({ locale: "ru", viewport: { width: 360, height: 780 }, colorScheme: "dark" });
    const { page, complaints, quiet } = visited;
    await enter(visited, "/app", "victor.rotaru");
    await page.locator("nav.areas").waitFor();
    await quiet();
    await page.getByRole("button", { name: "Меню", exact: true }).click();
    await page.getByRole("menuitem").first().waitFor();
    const areas = await page
      .getByRole("menuitem")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    await page.keyboard.press("Escape");
    expect(areas).toEqual(
      expect.arrayContaining(["/app/astazi", "/app/acte", "/app/cereri", "/app/linkuri"]),
    );
    for (const area of areas) await goTo(visited, area);
    await look(page, "official-phone");
    expect(complaints).toEqual([]);
    await page.getByRole("button", { name: "Учётная запись: Victor Rotaru" }).click();
    await page.getByRole("menuitem", { name: "Выйти" }).click();
    await page.waitForURL((url) => url.origin !== new URL(stack.url).origin || url.pathname === "/");
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("Token"))),
    ).toEqual([]);
  }, 120_000);
});

describe("the one sign-in", () => {
  const looks: [string, BrowserContextOptions][] = [
    ["360-dark-ru", { locale: "ru", viewport: { width: 360, height: 780 }, colorScheme: "dark" }],
    ["768-light-ro", { locale: "ro", viewport: { width: 768, height: 900 } }],
    ["1360-forced-ro", { locale: "ro", viewport: { width: 1360, height: 900 }, forcedColors: "active" }],
    ["360-forced-ro", { locale: "ro", viewport: { width: 360, height: 780 }, forcedColors: "active" }],
    ["1360-light-ru", { locale: "ru", viewport: { width: 1360, height: 900 } }],
    ["768-dark-ro", { locale: "ro", viewport: { width: 768, height: 900 }, colorScheme: "dark" }],
  ];
  it.each(looks)("the console leads to one page with every way in, whole at %s", async (name, options) => {
    const { page, complaints } = await visit(options);
    await page.goto(at("/app/acte?page=2"));
    await page.waitForURL(
      ({ pathname, searchParams }) =>
        pathname === "/cont/intrare" && searchParams.get("inapoi") === "/app/acte?page=2",
    );
    for (const id of ["username", "password", "send", "passkey", "government", "forgotten", "register"])
      expect([id, await page.locator(`#${id}`).isVisible()]).toEqual([id, true]);
    expect(await page.locator("select").count()).toBe(0);
    await look(page, `sign-in-${name}`);
    await page.locator("#send").click();
    await page.locator("#summary").waitFor();
    await look(page, `sign-in-wrong-${name}`);
    await page.locator("#forgotten").click();
    await page.locator("#mail").waitFor();
    await look(page, `forgotten-${name}`);
    expect(complaints).toEqual([]);
  });

  it("a password finds the services of the person by itself, by keyboard alone, and leads to the address that was asked for", async () => {
    const { page, complaints } = await visit({ locale: "ro" });
    await page.goto(at("/app/cont"));
    await page.locator("#username").waitFor();
    await tabTo(page, "#username");
    await page.keyboard.type("admin");
    await tabTo(page, "#password");
    await page.keyboard.type(demoPassword);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/app/cont");
    await page.getByRole("heading", { level: 1, name: "Contul meu" }).waitFor();
    const states = page.getByRole("row").filter({ hasText: "admin" });
    await expect.poll(() => states.count()).toBe(6);
    // Back must not lead to a sign-in that is over.
    await page.goBack();
    expect(page.url()).not.toContain("/cont/intrare");
    expect(complaints.filter((one) => !isAnswer(one))).toEqual([]);
  });
});

describe("a citizen", () => {
  it.each([
    ["1360-light-ro", { locale: "ro", viewport: { width: 1360, height: 900 } }, "Maria Ciobanu"],
    [
      "768-forced-ro",
      { locale: "ro", viewport: { width: 768, height: 900 }, forcedColors: "active" as const },
      "Maria Ciobanu",
    ],
  ])(
    "a citizen signs in once for documents and notifications, and their name stands at the top, at %s",
    async (name, options, called) => {
      const visited = await visit(options);
      const { page, complaints } = visited;
      await enter(visited, "/ale-mele", "maria.ciobanu");
      await page.getByRole("heading", { name: "Documentele mele" }).waitFor();
      expect(await page.locator(".top .who").innerText()).toBe(called);
      await look(page, `citizen-${name}`);
      await page.getByRole("link", { name: "Notificări", exact: true }).click();
      await page.getByRole("heading", { level: 1, name: /Notificări/ }).waitFor();
      expect(new URL(page.url()).pathname).toBe("/ale-mele/notificari");
      await look(page, `citizen-notices-${name}`);
      expect(complaints).toEqual([]);
    },
  );

  it("a citizen's menu fits a phone: one button opens it by keyboard, Escape closes it, in the dark, in Russian", async () => {
    const visited = await visit({ locale: "ru", viewport: { width: 360, height: 780 }, colorScheme: "dark" });
    const { page, complaints } = visited;
    await enter(visited, "/ale-mele/notificari", "maria.ciobanu");
    await page.locator("#own .menu").waitFor();
    expect(await page.locator("#own").evaluate((bar) => bar.getBoundingClientRect().height)).toBeLessThan(80);
    await look(page, "citizen-phone");
    await tabTo(page, "#own .menu");
    await page.keyboard.press("Enter");
    await page.locator('#own a[href="/ale-mele"]').waitFor();
    await look(page, "citizen-phone-menu");
    await page.keyboard.press("Escape");
    expect(await page.locator('#own a[href="/ale-mele"]').isVisible()).toBe(false);
    await page.keyboard.press("Enter");
    await tabTo(page, '#own a[href="/ale-mele"]');
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Мои документы" }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe("what goes wrong is said in sentences", () => {
  const proxy = {
    status: 502,
    contentType: "text/html",
    body: "<html><title>502 Bad Gateway</title>nginx</html>",
  };
  const technical = /Authorization|antet|Bad Gateway|nginx|undefined/;

  it("what a proxy answers is a sentence, to a citizen and in the console, and a lost token leads to the sign-in", async () => {
    const visited = await visit({ locale: "ro" });
    const { page } = visited;
    await enter(visited, "/ale-mele", "maria.ciobanu");
    await page.getByRole("heading", { name: "Documentele mele" }).waitFor();
    await page.route(/\/documents\/api\//, (route) => route.fulfill(proxy));
    await page.reload();
    await page.getByText("Serviciul nu răspunde.").waitFor();
    expect(await page.locator("body").innerText()).not.toMatch(technical);
    await page.unroute(/\/documents\/api\//);
    await page.evaluate(() => {
      for (const [name, kept] of Object.entries(localStorage))
        if (name.endsWith("citizenToken"))
          localStorage.setItem(name, String(kept).replace(/"token":"[^"]*"/, '"token":"a.b.c"'));
    });
    await page.reload();
    await page.waitForURL("**/cont/intrare?**");
    expect(await page.locator("body").innerText()).not.toMatch(technical);
  });

  it("the console says what a proxy answered in the reader's language", async () => {
    const visited = await visit({ locale: "ro" });
    const { page } = visited;
    await enter(visited, "/app/linkuri", "victor.rotaru");
    await page.locator("nav.areas").waitFor();
    await page.route(/\/documents\/api\/documents/, (route) => route.fulfill({ ...proxy, status: 413 }));
    await goTo(visited, "/app/acte");
    await page.getByText("Fișierul sau cererea este prea mare.").first().waitFor();
    expect(await page.locator("body").innerText()).not.toMatch(technical);
  });
});
