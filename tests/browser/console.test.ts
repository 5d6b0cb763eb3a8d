import { describe, expect, it } from "vitest";
import { findings, visitor } from "./browser.ts";
import { openConsole } from "./console.ts";
import { overflow } from "./page.ts";
import { browser, stack } from "./system.ts";

/* The frame of the staff console, in a real browser over the whole system. */

describe("the staff console", () => {
  it("signs a person in with name and password, and a link in a second tab opens without another sign-in", async () => {
    const { page, complaints } = await openConsole("/app", { as: "ion.operator" });
    await page.getByRole("button", { name: "Contul: Ion Ceban" }).waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    const second = await page.context().newPage();
    await second.goto(new URL("/app/acte/7", stack.url).href);
    await second.getByRole("heading", { level: 1, name: "Plan cadastral" }).waitFor();
    await second.getByRole("button", { name: "Contul: Ion Ceban" }).waitFor();
    await page.getByRole("button", { name: "Contul: Ion Ceban" }).click();
    await page.getByRole("menuitem", { name: "Ieși din cont" }).click();
    await page.getByRole("heading", { name: "Intrare" }).waitFor();
    await second.getByRole("heading", { name: "Intrare" }).waitFor();
    expect(complaints).toEqual([]);
  });

  it("refuses a wrong password at its field, on a phone, in the dark, in Russian", async () => {
    const { page } = await visitor(browser, {
      locale: "ru",
      viewport: { width: 390, height: 800 },
      colorScheme: "dark",
    });
    await page.goto(new URL("/app", stack.url).href);
    await page.getByLabel("Имя пользователя или адрес эл. почты").fill("ion.operator");
    await page.getByLabel("Пароль").fill("greșită");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText("Неверное имя пользователя или пароль").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
  });
});
