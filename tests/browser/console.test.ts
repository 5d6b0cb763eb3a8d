import { describe, expect, it } from "vitest";
import { demoPassword } from "../../localstack/demo/data.ts";
import { findings, visitor } from "./browser.ts";
import { openConsole } from "./console.ts";
import { overflow } from "./page.ts";
import { browser, stack } from "./system.ts";

/* The frame of the staff console, in a real browser over the whole system. */

describe("the staff console", () => {
  it("the staff console signs a person in with name and password, and a link in a second tab opens without another sign-in", async () => {
    const { page, complaints } = await openConsole("/app", { as: "ion.operator" });
    await page.getByRole("button", { name: "Contul: Ion Ceban" }).waitFor();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    const second = await page.context().newPage();
    await second.goto(new URL("/app/acte/7", stack.url).href);
    await second.getByRole("heading", { level: 1, name: "Plan cadastral" }).waitFor();
    await second.getByRole("button", { name: "Contul: Ion Ceban" }).waitFor();
    await page.getByRole("button", { name: "Contul: Ion Ceban" }).click();
    await page.getByRole("menuitem", { name: "Ieși din cont" }).click();
    await page.getByRole("heading", { name: "Intrați în cont" }).waitFor();
    await second.getByRole("heading", { name: "Intrați în cont" }).waitFor();
    expect(complaints).toEqual([]);
  });

  it("the staff console refuses a wrong password at its field, on a phone, in the dark, in Russian", async () => {
    const { page } = await visitor(browser, {
      locale: "ru",
      viewport: { width: 390, height: 800 },
      colorScheme: "dark",
    });
    await page.goto(new URL("/app", stack.url).href);
    await page.getByLabel("Имя пользователя").fill("ion.operator");
    await page.getByLabel("Пароль").fill("greșită");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText("Имя или пароль не подходят").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
  });

  it("another language keeps what was typed into a form, and is kept for the next page", async () => {
    const { page, complaints } = await openConsole("/app/notificari/trimite", {
      as: "tudor.taxe",
      at: "notifications",
    });
    await page.getByLabel("Subiectul", { exact: true }).fill("O taxă nouă");
    await page.getByRole("button", { name: "English" }).click();
    await page.locator('html[lang="en"]').waitFor();
    await page.locator('input[value="O taxă nouă"]').waitFor();
    await page.goto(new URL("/app/cont", stack.url).href);
    await page.locator('html[lang="en"] main h1').waitFor();
    expect(complaints).toEqual([]);
  });

  it("an ended session loses neither file nor comment: the person signs in above the page and goes on", async () => {
    const { page, complaints } = await openConsole("/app/acte/7?dialog=version.7", { as: "ion.operator" });
    await page
      .getByRole("dialog")
      .locator("input[type=file]")
      .setInputFiles({ name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("planul nou\n") });
    await page.getByLabel("Comentariu").fill("Planul corectat");
    const refused = /\/documents\/api\/(?!authenticate)/;
    await page.route(refused, (route) =>
      route.fulfill({
        status: 401,
        contentType: "application/problem+json",
        body: JSON.stringify({
          status: 401,
          detail: "Sesiunea a expirat.",
          message: "error.autentificare",
          errors: [],
        }),
      }),
    );
    await page.getByRole("button", { name: "Adaugă versiunea" }).click();
    const again = page.getByRole("dialog", { name: "Sesiunea s-a încheiat" });
    await again.waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.unroute(refused);
    expect(await again.getByLabel("Numele de utilizator sau adresa de e-mail").inputValue()).toBe(
      "ion.operator",
    );
    await again.getByLabel("Parola").fill(demoPassword);
    await page.keyboard.press("Enter");
    await again.waitFor({ state: "detached" });
    expect(await page.getByLabel("Comentariu").inputValue()).toBe("Planul corectat");
    await page.getByText("plan.txt").waitFor();
    await page.getByRole("button", { name: "Adaugă versiunea" }).click();
    await page.locator(".toast").getByText("Documentul are o versiune nouă.").waitFor();
    expect(complaints).toEqual([]);
  });

  it("without a network the staff console says so and of when its list is, and a screen that is not loaded opens when it is back", async () => {
    const { page } = await openConsole("/app/acte", { as: "ion.operator" });
    await page.getByRole("link", { name: "Decizie semnată de doi" }).waitFor();
    await page.context().setOffline(true);
    await page.getByText(/Nu aveți conexiune la rețea\. Datele de pe pagină sunt de la/).waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.getByRole("link", { name: "Astăzi" }).click();
    await page.getByText("Pagina nu s-a încărcat încă").waitFor();
    await page.getByRole("button", { name: "Contul: Ion Ceban" }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole("heading", { level: 1, name: "Astăzi" }).waitFor();
    await page.getByText("Nu aveți conexiune la rețea").waitFor({ state: "detached" });
  });

  it("a server that does not answer takes no page away: dialogs and screens that are not loaded wait for it under the bar", async () => {
    const { page } = await openConsole("/app/acte", { as: "ion.operator" });
    await page.getByRole("link", { name: "Decizie semnată de doi" }).waitFor();
    await page.route("**/*", (route) => route.abort("connectionrefused"));
    await page.getByRole("link", { name: /^Document nou/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Se deschide singură când serverul răspunde.").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await dialog.getByRole("button", { name: "Închide" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Decizie semnată de doi" }).waitFor();
    await page.getByRole("link", { name: "Cereri" }).click();
    await page.getByText("Serverul nu răspunde").waitFor();
    await page.getByText("Pagina nu s-a încărcat încă").waitFor();
    expect(await overflow(page)).toBe(0);
    await page.unroute("**/*");
    await page.getByRole("heading", { level: 1, name: "Cereri" }).waitFor();
    await page.getByText("Serverul nu răspunde").waitFor({ state: "detached" });
  });
});
