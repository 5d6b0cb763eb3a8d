import { createTransport } from "nodemailer";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { staffNotificationsCreate } from "../../client/generated/notifications/operations.ts";
import { demoPassword } from "../../localstack/demo/data.ts";
import { recipients } from "../../localstack/demo/registry.ts";
import { findings, phone, visitor } from "./browser.ts";
import { clientAs } from "./callers.ts";
import { overflow, tabTo } from "./page.ts";
import { browser, ports, stack } from "./system.ts";

/* The pages of the local system, in a real browser: what it sent, and the people of the demo data. */

const open = (page: Page, address: string) => page.goto(new URL(address, stack.url).href);
const isClean = async (page: Page) => expect([await overflow(page), await findings(page)]).toEqual([0, []]);

/** Sends to the person who has a confirmed mail address, a confirmed number and a browser. */
async function notify(subject: string, channel: "Email" | "Push" | "SMS"): Promise<void> {
  const text = `Textul: ${subject}`;
  const recipient = { type: "IDNP", value: String(recipients[0]?.idnp) } as const;
  const body = { subject, body: text, bodyShort: text, channels: [channel], recipients: [recipient] };
  await staffNotificationsCreate(await clientAs("tudor.taxe", "notifications"), { body });
}

describe("what the system sent", () => {
  it("a mail arrives in the open page, with its HTML, its attachment and a link that is one click", async () => {
    const { page, complaints } = await visitor(browser, { locale: "ro" });
    await open(page, "/mail");
    await page.getByRole("heading", { level: 1, name: "Mailurile trimise de sistem" }).waitFor();
    await createTransport({ host: "127.0.0.1", port: ports.smtp }).sendMail({
      from: "temelia@temelia.test",
      to: "ana@demo.test",
      subject: "Extras",
      text: `Aici: ${stack.url}/catalog`,
      html: "<p>Bună ziua</p>",
      attachments: [{ filename: "extras.html", contentType: "text/html", content: "conținut" }],
    });
    const mail = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Extras" }) });
    await mail.waitFor();
    await page.frameLocator("iframe").getByText("Bună ziua").waitFor();
    const [taken] = await Promise.all([
      page.waitForEvent("download"),
      mail.getByRole("link", { name: "extras.html" }).click(),
    ]);
    expect(taken.suggestedFilename()).toBe("extras.html");
    await isClean(page);
    await mail.getByRole("link", { name: "/catalog" }).click();
    await page.waitForURL("**/catalog");
    expect(complaints).toEqual([]);
  });

  it("an SMS is answered in the name of its number, by keyboard alone", async () => {
    const { page, complaints } = await visitor(browser, { locale: "ro" });
    await notify("Taxa locală", "SMS");
    await open(page, "/sms");
    await page.getByText("Textul: Taxa locală").first().waitFor({ timeout: 60_000 });
    await tabTo(page, "[data-reply-as]");
    await page.keyboard.press("Enter");
    expect(await page.getByLabel("Numărul care răspunde").inputValue()).toMatch(/^\+373/);
    await page.keyboard.type("STOP");
    await page.keyboard.press("Enter");
    await page.getByText("Răspunsul a fost primit.").waitFor();
    expect(await page.getByLabel("Textul", { exact: true }).inputValue()).toBe("");
    await isClean(page);
    expect(complaints).toEqual([]);
  });

  it("a push message is shown as the browser of the citizen decrypts it", async () => {
    const { page, complaints } = await visitor(browser, { locale: "ro" });
    await notify("Prin push", "Push");
    await open(page, "/push");
    const push = page.getByRole("listitem").filter({ hasText: "Prin push" });
    await push.getByText("maria ·").waitFor({ timeout: 60_000 });
    await isClean(page);
    expect(complaints).toEqual([]);
  });

  it("what the system sent is read on a phone, in the dark, in Russian", async () => {
    const { page, complaints } = await visitor(browser, phone);
    for (const [path, title] of [
      ["/mail", "Письма системы"],
      ["/sms", "SMS системы"],
      ["/push", "Push-сообщения демонстрационного браузера"],
    ] as const) {
      await open(page, path);
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      await isClean(page);
    }
    expect(complaints).toEqual([]);
  });
});

it("the demo page names the people with what they are; a login is copied, and its service signs in with it", async () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const { page, complaints } = await visitor(browser, { locale: "ro", permissions });
  await open(page, "/demo");
  await page
    .getByRole("row", { name: "tudor.taxe" })
    .getByText("operator al sistemului Taxe locale")
    .waitFor();
  await isClean(page);
  await page.getByRole("button", { name: "Copiază: tudor.taxe" }).click();
  await page.getByText("Copiat: tudor.taxe").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("tudor.taxe");
  await page.getByRole("link", { name: "Intră: Notificări" }).click();
  await page.getByLabel("Numele de utilizator").press("ControlOrMeta+V");
  await page.getByLabel("Parola", { exact: true }).fill(demoPassword);
  await page.keyboard.press("Enter");
  await page.locator("nav.areas").waitFor();
  expect(complaints).toEqual([]);
});

it("the demo page is read on a phone, in the dark, in Russian, or in the other language", async () => {
  const { page, complaints } = await visitor(browser, phone);
  await open(page, "/demo");
  await page.getByRole("heading", { level: 1, name: "Демонстрационная система" }).waitFor();
  await isClean(page);
  await page.getByRole("link", { name: "Română" }).tap();
  await page.getByRole("heading", { level: 1, name: "Sistemul demonstrativ" }).waitFor();
  await page.getByRole("link", { name: "Mail", exact: true }).tap();
  await page.getByRole("heading", { level: 1, name: "Mailurile trimise de sistem" }).waitFor();
  expect(complaints).toEqual([]);
});
