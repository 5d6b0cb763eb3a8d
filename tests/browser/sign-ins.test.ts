import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { findings } from "./browser.ts";
import { openConsole } from "./console.ts";
import { overflow, tabTo } from "./page.ts";

const isClean = async (page: Page) => [await overflow(page), await findings(page)];
const CLEAN = [0, []];
const person = { as: "petru.admin", at: "documents" };
const phone = { viewport: { width: 360, height: 780 }, locale: "ru", colorScheme: "dark" } as const;

it("a person sees where they are signed in, and ends another sign-in by keyboard, which has to sign in again", async () => {
  const away = await openConsole("/app/cont", { ...person, ...phone });
  const there = away.page.getByRole("region", { name: "Мои входы: Документы" });
  await there.getByText("Текущий", { exact: true }).waitFor();
  expect(await isClean(away.page)).toEqual(CLEAN);

  const { page, complaints } = await openConsole("/app/cont", person);
  const list = page.getByRole("region", { name: "Autentificările mele: Documente" });
  await list.getByText("Aceasta", { exact: true }).waitFor();
  await list
    .getByText(/din aceeași rețea ca acum/)
    .first()
    .waitFor();
  const before = await list.getByRole("listitem").count();
  expect(before).toBeGreaterThan(1);
  expect(await isClean(page)).toEqual(CLEAN);
  // The last used comes first, so the second is that of the phone.
  await tabTo(page, "[aria-label^='Încheie: ']");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Încheiați autentificarea?" }).waitFor();
  expect(await isClean(page)).toEqual(CLEAN);
  await tabTo(page, "[role='dialog'] button[type='submit']");
  await page.keyboard.press("Enter");
  await page.getByText("Autentificarea s-a încheiat").waitFor();
  await expect.poll(() => list.getByRole("listitem").count()).toBe(before - 1);

  await away.page.reload();
  await away.page.locator('input[name="username"]').waitFor();
  expect([...complaints, ...away.complaints].filter((complaint) => !complaint.includes("401"))).toEqual([]);
});

it("a sign-out on the page ends the sign-in at the service, so that a copy of its token opens nothing", async () => {
  const { page } = await openConsole("/app/cont", person);
  const { origin } = new URL(page.url());
  const token = await page.evaluate(() => {
    const kept = Object.entries(localStorage).find(([name]) => name.endsWith("documents/userToken"));
    return (JSON.parse(kept?.[1] ?? "{}") as { token?: string }).token ?? "";
  });
  const status = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${origin}/documents/api/authenticate`, { headers })).status;
  };
  expect(await status()).toBe(200);
  await page.getByRole("button", { name: "Ieși din toate" }).click();
  await page.locator('input[name="username"]').waitFor();
  await expect.poll(status).toBe(401);
});
