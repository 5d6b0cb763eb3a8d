import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { demoPassword } from "../../localstack/demo/data.ts";
import { codeOf } from "../../shared/testing/authenticator.ts";
import { findings, visitor } from "./browser.ts";
import { openConsole } from "./console.ts";
import { overflow, tabTo } from "./page.ts";
import { browser, stack } from "./system.ts";

const isClean = async (page: Page) => [await overflow(page), await findings(page)];
const CLEAN = [0, []];
const LOGIN = "petru.admin";

/** A code that was not used yet: the next one is accepted half a minute early. */
const freshCode = (secret: string): string => codeOf(secret, 30);

async function openSignIn(path: string, options: Parameters<typeof visitor>[1]) {
  const opened = await visitor(browser, options);
  await opened.page.goto(new URL(path, stack.url).href);
  await opened.page.locator('input[name="username"]').fill(LOGIN);
  await opened.page.locator('input[name="password"]').fill(demoPassword);
  await opened.page.keyboard.press("Enter");
  return opened;
}

it("a person adds an authenticator app by keyboard, and then no password signs in without its code or a recovery code", async () => {
  const { page, complaints } = await openConsole("/app/cont", { as: LOGIN });
  await tabTo(page, "[aria-label='Adaugă un factor: Documente']");
  await page.keyboard.press("Enter");
  await page.getByLabel("Felul factorului").selectOption("totp");
  await page.getByLabel(/Numele factorului/).fill("Telefonul meu");
  await page.getByLabel("Parola de acum").fill(demoPassword);
  await page.keyboard.press("Enter");
  await page.getByRole("img", { name: "Cod QR pentru aplicația de autentificare" }).waitFor();
  expect(await isClean(page)).toEqual(CLEAN);
  const secret = (await page.locator("code.secret-value").innerText()).replaceAll(" ", "");
  await page.getByLabel(/Codul afișat/).fill(codeOf(secret));
  await page.keyboard.press("Enter");
  const list = page.getByRole("list", { name: "Codurile de rezervă" });
  await list.waitFor();
  const codes = await list.locator("code").allInnerTexts();
  expect(codes).toHaveLength(10);
  expect(await isClean(page)).toEqual(CLEAN);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Descarcă" }).click();
  expect((await saved).suggestedFilename()).toBe("temelia-documents-coduri.txt");
  await page.getByRole("button", { name: "Le-am păstrat" }).click();
  await page.getByText("Coduri de rezervă rămase: 10").waitFor();
  expect(await isClean(page)).toEqual(CLEAN);

  const phone = { locale: "ro", viewport: { width: 400, height: 800 } } as const;
  const inConsole = await openSignIn("/app/cont", phone);
  await inConsole.page.getByRole("heading", { name: "Al doilea factor: Documente" }).waitFor();
  expect(await isClean(inConsole.page)).toEqual(CLEAN);
  await inConsole.page.getByLabel(/Codul din aplicația/).fill("000000");
  await inConsole.page.keyboard.press("Enter");
  await inConsole.page
    .getByRole("alert")
    .getByText(/nu este corect/)
    .waitFor();
  await inConsole.page.getByLabel(/Codul din aplicația/).fill(freshCode(secret));
  await inConsole.page.keyboard.press("Enter");
  await inConsole.page.getByRole("heading", { name: "Contul meu" }).waitFor();

  const inPublic = await openSignIn("/cont/intrare?serviciu=documents&inapoi=/app/cont", {
    ...phone,
    locale: "ru",
    colorScheme: "dark",
  });
  await inPublic.page.getByLabel("Код из приложения для входа").waitFor();
  expect(await isClean(inPublic.page)).toEqual(CLEAN);
  await inPublic.page.getByRole("button", { name: "Использовать резервный код" }).click();
  await inPublic.page.getByLabel("Резервный код").fill(codes[0] ?? "");
  await inPublic.page.keyboard.press("Enter");
  await inPublic.page.getByRole("heading", { name: "Моя учётная запись" }).waitFor();

  await page.getByRole("link", { name: "Șterge factorul: Telefonul meu" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Șterge factorul" }).click();
  await page.getByText("Niciun al doilea factor.").waitFor();
  // The browser itself reports each refused half.
  const others = [...complaints, ...inConsole.complaints, ...inPublic.complaints];
  expect(others.filter((complaint) => !complaint.includes("401"))).toEqual([]);
});

/** An authenticator of the browser that verifies the person and answers by itself. */
async function virtualAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

it("a person adds a passkey, signs in by it alone, and removes it", async () => {
  const { page, complaints } = await openConsole("/app/cont", { as: LOGIN });
  await virtualAuthenticator(page);
  await page.getByRole("link", { name: "Adaugă un factor: Documente" }).click();
  await page.getByLabel(/Numele factorului/).fill("Laptopul meu");
  await page.getByLabel("Parola de acum").fill(demoPassword);
  expect(await isClean(page)).toEqual(CLEAN);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Creează cheia" }).click();
  await page.getByRole("list", { name: "Codurile de rezervă" }).waitFor();
  await page.getByRole("button", { name: "Le-am păstrat" }).click();
  await page.getByText("Laptopul meu").waitFor();
  await page.getByRole("button", { name: "Ieși din toate" }).click();
  await page.getByRole("heading", { name: "Intrați în cont" }).waitFor();
  // The browser offers the passkey in the field of the user name, and this authenticator takes the offer; else the person presses.
  const isIn = page.getByRole("button", { name: /^Contul: / });
  const press = page.getByRole("button", { name: "Intră cu o cheie de acces" });
  await isIn.or(press).first().waitFor();
  if (!(await isIn.isVisible())) await press.click({ timeout: 5000 }).catch(() => undefined);
  await isIn.waitFor();
  await page.goto(new URL("/app/cont", stack.url).href);
  await page.getByText(/ultima folosire/).waitFor();
  await page.getByRole("link", { name: "Șterge factorul: Laptopul meu" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Șterge factorul" }).click();
  await page.getByText("Niciun al doilea factor.").waitFor();
  expect(complaints).toEqual([]);
});
