import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { recipients } from "../../localstack/demo/registry.ts";
import { findings, visitor } from "./browser.ts";
import { overflow, tabTo } from "./page.ts";
import { browser, stack } from "./system.ts";

/*
 * The page of notifications as citizens and operators use it, in a real browser over the whole system: by mouse, by keyboard
 * in Russian, on a phone in the dark.
 */

const [maria, andrei] = recipients.map(({ idnp = "" }) => idnp);

async function enter(page: Page, login: string, title: string): Promise<void> {
  await page.goto(`${stack.url}/notificari`);
  await page.getByRole("button", { name: login }).click();
  await page.waitForFunction((id) => document.activeElement?.id === id, title);
}

const enterAsCitizen = (page: Page) => enter(page, "maria.cetatean", "mine-title");
const enterAsOperator = (page: Page) => enter(page, "tudor.taxe", "list-title");

const told = (page: Page, words: string) => page.locator(".message").getByText(words).waitFor();

interface Written {
  subject: string;
  recipients?: string;
  group?: string;
  category?: string;
}

/** Fills in the form and sends it; waits until the notification is opened. */
async function send(page: Page, written: Written): Promise<void> {
  await page.locator("#new-notice summary").click();
  const form = page.locator("#send");
  await form.locator("[name=recipients]").fill(written.recipients ?? "");
  if (written.group !== undefined) await form.locator("[name=groupId]").selectOption(written.group);
  await form.locator("[name=subject]").fill(written.subject);
  await form.locator("[name=body]").fill("Vă așteptăm la ora 10.");
  await form.locator("[name=categorie]").fill(written.category ?? "");
  await form.locator("[type=submit]").click();
  await page.locator("#notice-title").getByText(written.subject, { exact: true }).waitFor();
}

/** The code that the mail page shows for an address. */
async function codeOnMailPage(page: Page, address: string): Promise<string> {
  await page.goto(`${stack.url}/mail`);
  const text = await page.locator("li", { hasText: address }).first().locator("pre").first().innerText();
  return /\b\d{6}\b/.exec(text)?.[0] ?? "";
}

describe("a citizen and an operator", () => {
  it("meet: an address confirmed, a message by number, read, and a category declined", async () => {
    const { page, complaints } = await visitor(browser, { locale: "ro" });
    const operator = await visitor(browser, { locale: "ro" });
    await enterAsCitizen(page);
    expect(await findings(page)).toEqual([]);
    const address = "maria.noua@exemplu.md";
    await page.locator("#new-contact [name=adresa]").fill(address);
    await page.locator("#new-contact [type=submit]").click();
    await told(page, `Codul a plecat spre ${address}`);
    expect(await findings(page)).toEqual([]);
    const code = await codeOnMailPage(page, address);
    await page.goBack();
    const contact = page.locator("#contacts > li", { hasText: address });
    await contact.locator("[name=code]").fill(code);
    await contact.getByRole("button", { name: `Confirmă: ${address}` }).click();
    await told(page, "este confirmată");

    await page.locator("#preference [name=SMS]").check();
    await page.locator("#preference-save").click();
    await told(page, "Preferința este păstrată");
    await enterAsOperator(operator.page);
    await send(operator.page, { subject: "Taxa locală", recipients: String(maria), category: "noutati" });
    await operator.page.locator("#notice-state").getByText("ajunsă").waitFor();
    expect(await operator.page.locator("#deliveries li").innerText()).toMatch(/SMS/);

    await page.getByRole("button", { name: "Recitește" }).click();
    await page.getByRole("button", { name: "Am citit: Taxa locală" }).click();
    await told(page, "este citită");
    await operator.page.reload();
    await operator.page.locator("#notice-state").getByText("citită").waitFor();
    expect(await operator.page.locator("#notice").innerText()).not.toMatch(/69111001|exemplu\.md/);

    await page.getByRole("button", { name: "Nu mai vreau „noutati”: Taxa locală" }).click();
    await told(page, "Nu mai primiți");
    await send(operator.page, { subject: "Refuzată", recipients: String(maria), category: "noutati" });
    await operator.page.locator("#notice-state").getByText("anulată").waitFor();
    expect([await findings(page), await findings(operator.page)]).toEqual([[], []]);
    expect([...complaints, ...operator.complaints]).toEqual([]);
  });

  it("meet by push: the browser is subscribed, and the push page shows the text", async () => {
    const { page, complaints } = await visitor(browser, { locale: "ro" });
    await enterAsCitizen(page);
    await page.getByRole("button", { name: "Abonează browserul demonstrativ" }).click();
    await told(page, "Browserul este abonat");
    await page.locator("#preferences > li button").first().click();
    await page.locator("#preference [name=SMS]").uncheck();
    await page.locator("#preference [name=Push]").check();
    await page.locator("#preference [name=activ]").check();
    await page.locator("#preference-save").click();
    await told(page, "Preferința este păstrată");
    const operator = await visitor(browser, { locale: "ro" });
    await enterAsOperator(operator.page);
    await send(operator.page, { subject: "Prin push", recipients: String(maria), category: "noutati" });
    await page.goto(`${stack.url}/push`);
    const push = page.locator("#pushes li", { hasText: "Prin push" });
    await push.getByText("maria.cetatean").waitFor();
    expect(complaints).toEqual([]);
  });
});

describe("an operator", () => {
  it("sees a group with its members, and sends to it", async () => {
    const { page, complaints } = await visitor(browser, { locale: "ro" });
    await enterAsOperator(page);
    await page.getByRole("button", { name: "Arată membrii: Contribuabilii" }).click();
    await page.locator("#groups").getByText("membri: 8").waitFor();
    expect(await findings(page)).toEqual([]);
    await send(page, { subject: "Tuturor", group: "contribuabili" });
    await page.locator("#deliveries li").nth(7).waitFor();
    expect(await page.locator("#queues").isVisible()).toBe(false);
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe("an administrator", () => {
  it("sends to the rows of a table, and is told of a wrong one", async () => {
    const { page, complaints } = await visitor(browser, { locale: "ro" });
    await enter(page, "admin", "list-title");
    await page.locator("#new-notice summary").click();
    const table = (text: string) =>
      page
        .locator("#send [name=fisier]")
        .setInputFiles({ name: "destinatari.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await page.locator("#send [name=subject]").fill("Din tabel");
    await page.locator("#send [name=body]").fill("Bună ziua, {{nume}}.");
    await table(`idnp,nume\n${String(andrei)},Andrei\n12,Ion\n`);
    await page.locator("#send [type=submit]").click();
    await told(page, "Rândul 3:");
    expect(await findings(page)).toEqual([]);
    await table(`idnp,nume\n${String(andrei)},Andrei\n`);
    await page.locator("#send [type=submit]").click();
    await page.locator("#notice-title").getByText("Din tabel", { exact: true }).waitFor();
    await page.locator("#notice-state").getByText("ajunsă").waitFor();
    expect(complaints).toEqual([]);
  });
});

describe("by keyboard alone, in Russian", () => {
  const inRussian = async () => {
    const visit = await visitor(browser, { locale: "ru" });
    await visit.page.addInitScript(() => {
      localStorage.setItem("language", "ru");
    });
    await visit.page.goto(`${stack.url}/notificari`);
    return visit;
  };

  it("a citizen signs in, adds an address, and declares quiet hours", async () => {
    const { page, complaints } = await inRussian();
    await tabTo(page, "#credentials [name=username]");
    await page.keyboard.type("maria.cetatean");
    await page.keyboard.press("Tab");
    await page.keyboard.type("temelia-demo");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "mine-title");
    await tabTo(page, "#new-contact [name=adresa]");
    await page.keyboard.type("klaviatura@exemplu.md");
    await page.keyboard.press("Enter");
    await told(page, "Код отправлен на klaviatura@exemplu.md");
    await page.waitForFunction(() => document.activeElement?.id === "contacts-title");
    await tabTo(page, '[aria-label="Удалить: klaviatura@exemplu.md"]');
    await page.keyboard.press("Enter");
    await told(page, "klaviatura@exemplu.md удалён");
    await tabTo(page, "#preference [name=categorie]");
    await page.keyboard.type("tastatura");
    await tabTo(page, "#preference [name=Email]");
    await page.keyboard.press("Space");
    await tabTo(page, "#preference-save");
    await page.keyboard.press("Enter");
    await told(page, "Предпочтение сохранено");
    await page.locator("#preferences").getByText("tastatura").waitFor();
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("an operator opens a group, and sends by number", async () => {
    const { page, complaints } = await inRussian();
    await tabTo(page, "#people li:nth-child(2) button");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "list-title");
    await tabTo(page, '[aria-label="Показать участников: Contribuabilii"]');
    await page.keyboard.press("Enter");
    await page.locator("#groups").getByText("участников: 8").waitFor();
    await tabTo(page, "#new-notice summary");
    await page.keyboard.press("Enter");
    const written = { recipients: String(andrei), subject: "С клавиатуры", body: "Ждём вас." };
    for (const [name, text] of Object.entries(written)) {
      await tabTo(page, `#send [name=${name}]`);
      await page.keyboard.type(text);
    }
    await tabTo(page, "#send [type=submit]");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "notice-title");
    await page.locator("#notice-state").getByText("доставлено").waitFor();
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe("at 360 px, in the dark", () => {
  const onPhone = () =>
    visitor(browser, {
      viewport: { width: 360, height: 780 },
      colorScheme: "dark",
      hasTouch: true,
      locale: "ro",
    });

  it("a citizen's parts are no wider than the screen, and axe finds nothing", async () => {
    const { page, complaints } = await onPhone();
    await enterAsCitizen(page);
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.locator("#new-contact [name=adresa]").fill("o.adresa.foarte.lunga.de.pe.telefon@exemplu.md");
    await page.locator("#new-contact [type=submit]").tap();
    await told(page, "Codul a plecat");
    await page.getByRole("button", { name: /^Schimbă: o\.adresa/ }).tap();
    await page.locator("#contact-dialog[open]").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.locator("#contact-dialog [data-close]").tap();
    await page.getByRole("button", { name: /^Șterge: o\.adresa/ }).tap();
    await told(page, "a fost ștearsă");
    expect(complaints).toEqual([]);
  });

  it("an operator's parts are no wider than the screen, and axe finds nothing", async () => {
    const { page, complaints } = await onPhone();
    await enterAsOperator(page);
    await page.getByRole("button", { name: "Arată membrii: Contribuabilii" }).tap();
    await page.locator("#groups").getByText("membri: 8").waitFor();
    await page.locator("#new-notice summary").tap();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    expect(complaints).toEqual([]);
  });
});
