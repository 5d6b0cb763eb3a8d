import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findings, visitor } from "./browser.ts";
import { overflow, tabTo } from "./page.ts";
import { browser, stack } from "./system.ts";

/*
 * The page of the administrators of notifications in a real browser, over the whole system as `npm start` runs it: by mouse, by
 * keyboard in Russian, on a phone in the dark.
 */

async function enter(page: Page): Promise<void> {
  await page.goto(`${stack.url}/notificari`);
  await page.getByRole("button", { name: "admin" }).click();
  await page.locator("#list-title").waitFor();
  await page.locator("#queues li").first().waitFor();
}

interface Written {
  subject: string;
  recipients: string;
  forwardTo?: string;
  scheduledAt?: string;
}

/** Fills in the form and sends it; waits until the notification is opened. */
async function send(
  page: Page,
  { subject, recipients, forwardTo = "", scheduledAt }: Written,
): Promise<void> {
  await page.locator("#new-notice summary").click();
  const form = page.locator("#send");
  await form.locator("[name=recipients]").fill(recipients);
  await form.locator("[name=subject]").fill(subject);
  await form.locator("[name=body]").fill("Vă așteptăm la ora 10.");
  await form.locator("[name=forwardTo]").fill(forwardTo);
  if (scheduledAt !== undefined) await form.locator("[name=scheduledAt]").fill(scheduledAt);
  await form.locator("[type=submit]").click();
  await page.locator("#notice-title").getByText(subject, { exact: true }).waitFor();
}

const told = (page: Page, words: string) => page.locator(".message").getByText(words).waitFor();

/** Tomorrow, as a field of the browser has it. */
const LATER = new Date(Date.now() + 24 * 3600 * 1000).toISOString().slice(0, 16);

describe("an administrator of notifications", () => {
  it("finds the page from the start, sends to four, follows each delivery, and goes back", async () => {
    const { page, complaints } = await visitor(browser, { locale: "ro" });
    await page.goto(stack.url);
    await page.getByRole("link", { name: /Notificările/ }).click();
    await page.getByRole("button", { name: "admin" }).click();
    await page.locator("#list-title").waitFor();
    expect(await findings(page)).toEqual([]);
    const recipients = "ana@exemplu.md\n+37369123456\nfault-recipient-550.x@exemplu.md";
    await send(page, { subject: "Ședință", recipients, forwardTo: "arhiva@exemplu.md" });
    await told(page, "„Ședință” a fost primită");
    await page.locator("#notice-state").getByText("trimisă").waitFor();
    const deliveries = page.locator("#deliveries li");
    expect(await deliveries.count()).toBe(4);
    const refused = deliveries.filter({ hasText: "eșuată" });
    expect(await refused.innerText()).toMatch(/prin smtp[^]*adresa a fost refuzată, definitiv/);
    await deliveries.filter({ hasText: "ajunsă" }).getByText("+373•••••456").waitFor();
    expect(await page.locator("#events li").count()).toBeGreaterThanOrEqual(5);
    expect(await findings(page)).toEqual([]);
    await page.goto(`${stack.url}/mail`);
    await page.getByText("[Copie] Ședință").waitFor();
    await page.goBack();
    await page.locator("#notice-title").getByText("Ședință").waitFor();
    await page.goBack();
    await page.locator("#notice").waitFor({ state: "hidden" });
    expect(complaints).toEqual([]);
  });

  it("cancels what waits, of which the list learns; and empties a queue", async () => {
    const { page, complaints } = await visitor(browser, { locale: "ro" });
    await enter(page);
    await send(page, { subject: "Amânată", recipients: "ana@exemplu.md", scheduledAt: LATER });
    await page.getByRole("button", { name: "Anulează ce nu s-a trimis" }).click();
    await told(page, "a fost anulat");
    await page.locator("#list li", { hasText: "Amânată" }).getByText("anulată").waitFor();
    await send(page, { subject: "În coadă", recipients: "ion@exemplu.md", scheduledAt: LATER });
    const queue = page.locator("#queues > li").first();
    await expect
      .poll(async () => {
        await page.getByRole("button", { name: "Recitește cozile" }).click();
        return queue.innerText();
      })
      .toContain("mai târziu: 1");
    await page.getByRole("button", { name: "Arată primele mesaje: deliveries", exact: true }).click();
    await queue.getByText("i***@exemplu.md").waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Golește: deliveries", exact: true }).click();
    expect(await findings(page)).toEqual([]);
    await page.locator("#purge-dialog").getByRole("button", { name: "Golește" }).click();
    await told(page, "Anulate: 1.");
    await page.locator("#notice-state").getByText("anulată").waitFor();
    await page.getByRole("button", { name: "Reia: deliveries-dlq" }).click();
    await told(page, "Reluate: 0.");
    expect(complaints).toEqual([]);
  });
});

describe("by keyboard alone, in Russian", () => {
  it("an administrator signs in, sends, reads what became of it, and closes it", async () => {
    const { page, complaints } = await visitor(browser, { locale: "ru" });
    await page.addInitScript(() => localStorage.setItem("language", "ru"));
    await page.goto(`${stack.url}/notificari`);
    await page.getByText("администратор уведомлений").waitFor();
    await tabTo(page, "#credentials [name=username]");
    await page.keyboard.type("admin");
    await page.keyboard.press("Tab");
    await page.keyboard.type("temelia-demo");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "list-title");
    await tabTo(page, "#new-notice summary");
    await page.keyboard.press("Enter");
    const written = { recipients: "ana@exemplu.md", subject: "С клавиатуры", body: "Ждём вас." };
    for (const [name, text] of Object.entries(written)) {
      await tabTo(page, `#send [name=${name}]`);
      await page.keyboard.type(text);
    }
    await tabTo(page, "#send [type=submit]");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "notice-title");
    await page.locator("#notice-state").getByText("отправлено").waitFor();
    expect(await findings(page)).toEqual([]);
    await tabTo(page, "#close-notice");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.textContent.includes("С клавиатуры"));
    await tabTo(page, '[aria-label^="Показать первые сообщения: deliveries-dlq"]');
    await page.keyboard.press("Enter");
    await page.getByText("Очередь пуста.").waitFor();
    expect(complaints).toEqual([]);
  });
});

describe("at 400 px, in the dark", () => {
  it("the opened notification is in view, nothing is wider than the screen, and axe finds nothing", async () => {
    const { page, complaints } = await visitor(browser, {
      viewport: { width: 400, height: 800 },
      colorScheme: "dark",
      hasTouch: true,
      locale: "ro",
    });
    await page.goto(`${stack.url}/notificari`);
    await page.getByRole("button", { name: "admin" }).waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await enter(page);
    await send(page, {
      subject: "Un subiect lung, care nu încape pe un singur rând al unui telefon",
      recipients: "permanent@simulator.test",
    });
    await page.locator("#notice-state").getByText("eșuată").waitFor();
    await page.waitForFunction(() => {
      const { top, bottom } =
        document.querySelector("#notice-title")?.getBoundingClientRect() ?? new DOMRect(0, -1);
      return top >= 0 && bottom <= innerHeight;
    });
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.locator("#close-notice").tap();
    await page.locator("#list").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    expect(complaints).toEqual([]);
  });
});
