import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { documentsPatch, linkuriCreate } from "../../client/generated/documents/operations.ts";
import { staffNotificationsCreate } from "../../client/generated/notifications/operations.ts";
import { type Language, languageNames, languages } from "../../shared/everywhere/texts.ts";
import { recipients } from "../../localstack/demo/registry.ts";
import { writtenPdf } from "../../shared/testing/scanned-pdf.ts";
import { findings, visitor } from "./browser.ts";
import { clientAs, fileDocument } from "./callers.ts";
import { openConsole } from "./console.ts";
import { overflow, tabTo } from "./page.ts";
import { browser, stack } from "./system.ts";

/*
 * What people outside of an institution see: the mail of a link and its page, a document of the catalogue, a message; in three
 * widths, light, dark and with forced colours, in each language.
 */

interface Look {
  viewport: { width: number; height: number };
  locale: Language;
  colorScheme?: "dark";
  forcedColors?: "active";
}

const looks: Look[] = [
  { viewport: { width: 768, height: 1024 }, locale: "ro" },
  { viewport: { width: 1360, height: 800 }, forcedColors: "active", locale: "ro" },
  { viewport: { width: 360, height: 740 }, colorScheme: "dark", locale: "ru" },
  { viewport: { width: 360, height: 740 }, locale: "en" },
];

async function speak(page: Page, language: Language): Promise<void> {
  if ((await page.locator("html").getAttribute("lang")) === language) return;
  await page.getByRole("button", { name: languageNames[language] }).click();
  await page.locator(`html[lang="${language}"] main:not([hidden])`).waitFor();
  await page.waitForLoadState("networkidle");
}

const isClean = async (page: Page) => expect([await overflow(page), await findings(page)]).toEqual([0, []]);

/** Looks at an open page in all widths and colours, in each language, or in some of them. */
async function inEveryLook(page: Page, spoken: readonly Language[] = languages): Promise<void> {
  const wanted = looks.filter(({ locale }) => spoken.includes(locale));
  for (const { viewport, locale, colorScheme = "light", forcedColors = "none" } of wanted) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, forcedColors });
    await speak(page, locale);
    await isClean(page);
  }
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
}

const twoPages = async (name: string): Promise<File> =>
  new File([Uint8Array.from(await writtenPdf(["Prima pagină", "A doua pagină"]))], name, {
    type: "application/pdf",
  });

async function mailTo(to: string): Promise<string> {
  const find = async () => {
    const mails = (await (await fetch(`${stack.url}/mail/all.json`)).json()) as { text?: string }[];
    return mails.find((mail) => JSON.stringify(mail).includes(to))?.text;
  };
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return (await find()) ?? "";
}

it("a link is sent by mail from its dialog; the outsider's page says from whom, what about and until when, and shows the document", async () => {
  const ion = await clientAs("ion.operator");
  const id = await fileDocument(ion, await twoPages("plan.pdf"));
  const { page, complaints } = await openConsole(`/app/acte/${String(id)}/acces?dialog=link.${String(id)}`, {
    as: "ion.operator",
  });
  await page.getByLabel("Trimite prin e-mail la").fill("vasile");
  await page.getByRole("button", { name: "Creează linkul" }).click();
  await page.getByText("Nu este o adresă de e-mail valabilă.").first().waitFor();
  await isClean(page);
  await page.getByLabel("Trimite prin e-mail la").fill("vasile@exemplu.test");
  await page.getByLabel("Despre ce este").fill("Planul cadastral");
  await page.getByRole("textbox", { name: /^Mesaj/ }).fill("Bună ziua!\nVerificați pagina a doua.");
  await page.getByLabel("Limba mesajului").selectOption({ label: "Русский" });
  await page.getByRole("textbox", { name: "Câte descărcări permite" }).fill("2");
  await page.getByRole("button", { name: "Creează linkul" }).click();
  await page.getByText("Mesajul pleacă la vasile@exemplu.test.").waitFor();
  await isClean(page);
  await page.getByRole("button", { name: "Am copiat, închide" }).click();
  const text = await mailTo("vasile@exemplu.test");
  expect(text).toContain("> Verificați pagina a doua.");
  await page.reload();
  await page.getByText("mesajul a plecat").waitFor();
  await page.getByText("Planul cadastral").waitFor();
  await isClean(page);

  const outsider = await visitor(browser, { ...looks[0], locale: "ru" });
  await outsider.page.goto(/https?:\S+\/l\/\S+/.exec(text)?.[0] ?? "");
  await outsider.page.getByRole("heading", { level: 1 }).waitFor();
  await outsider.page.getByText("Страница 1 из 2").waitFor();
  const facts = await outsider.page.locator("#facts").innerText();
  for (const part of ["Ion", "Planul cadastral", "PDF", "Действует до", "Осталось скачиваний"])
    expect(facts).toContain(part);
  await outsider.page.getByText("Verificați pagina a doua.").waitFor();
  await tabTo(outsider.page, "#preview-next");
  await outsider.page.keyboard.press("Enter");
  await outsider.page.getByText("Страница 2 из 2").waitFor();
  expect(await outsider.page.evaluate(() => document.activeElement?.id)).toBe("preview-next");
  await inEveryLook(outsider.page);
  await page.goto(new URL(`/app/acte/${String(id)}/activitate`, page.url()).href);
  await page
    .getByText(/a vizualizat/)
    .first()
    .waitFor();
  expect(await page.getByText(/a descărcat/).count()).toBe(0);
  await page.goto(new URL("/app/linkuri", page.url()).href);
  await page.getByText("trimis la vasile@exemplu.test").waitFor();
  await isClean(page);
  expect([...complaints, ...outsider.complaints]).toEqual([]);
});

it("a link with a password shows its document once the password is given, and a text its reading view", async () => {
  const ion = await clientAs("ion.operator");
  const id = await fileDocument(
    ion,
    new File(["Se aprobă planul."], "dispozitie.txt", { type: "text/plain" }),
  );
  const { data } = await linkuriCreate(ion, { path: { id }, body: { parola: "sesam" } });
  const { page, complaints } = await visitor(browser, { locale: "ro" });
  await page.goto(data.url);
  await page.getByRole("button", { name: "Vedeți documentul" }).click();
  await page.locator("#summary").getByText("Scrieți parola linkului").waitFor();
  await isClean(page);
  await page.getByLabel("Parola linkului").fill("sesam");
  await tabTo(page, "#look");
  await page.keyboard.press("Enter");
  await page.getByText("Se aprobă planul.").waitFor();
  await page.getByText("nu imaginea paginilor lui").waitFor();
  // Another language would ask for the password again.
  await inEveryLook(page, ["ro"]);
  expect(complaints).toEqual([]);
});

it("a document of the catalogue is seen before it is downloaded", async () => {
  const ana = await clientAs("ana.admin");
  const id = await fileDocument(ana, await twoPages("hotarare-publica.pdf"));
  await documentsPatch(ana, { path: { id }, body: { visibility: "PUBLIC" } });
  const { page, complaints } = await visitor(browser, { locale: "ro" });
  await page.goto(new URL(`/catalog/${String(id)}`, stack.url).href);
  await page.getByRole("img", { name: /Pagina 1 din 2/ }).waitFor();
  await page.getByRole("button", { name: "Pagina următoare" }).click();
  await page.getByRole("img", { name: /Pagina 2 din 2/ }).waitFor();
  await inEveryLook(page);
  expect(complaints).toEqual([]);
});

it("a citizen reads a whole message by one click in their list, saves its file, and tells that it was read", async () => {
  const tudor = await clientAs("tudor.taxe", "notifications");
  const recipient = { type: "IDNP" as const, value: recipients[0]?.idnp ?? "" };
  const name = "aviz-cu-un-nume-foarte-lung-fara-spatii-care-nu-incape-pe-ecran.txt";
  await staffNotificationsCreate(tudor, {
    body: {
      recipients: [recipient],
      subject: { ro: "Aviz despre impozit" },
      body: { ro: "Bună, {{RecipientName}}!\n\nImpozitul se plătește până la 25 decembrie." },
      attachments: [{ fileName: name, base64: btoa("avizul") }],
    },
  });
  const { page, complaints } = await visitor(browser, { locale: "ro" });
  await page.goto(new URL("/ale-mele/notificari", stack.url).href);
  await page.locator("#government").click();
  await page.locator('button[name="person"][value="maria.ciobanu"]').click();
  await page.getByRole("link", { name: "Aviz despre impozit" }).click();
  await page.getByText("Bună, Maria Ciobanu!").waitFor();
  await page.getByText("Impozitul se plătește până la 25 decembrie.").waitFor();
  await isClean(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: `Descarcă: ${name}` }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(name);
  await expect
    .poll(
      async () => {
        await page.reload();
        await page.getByRole("heading", { level: 1, name: "Aviz despre impozit" }).waitFor();
        return page.getByRole("button", { name: "Am citit mesajul" }).isVisible();
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  await tabTo(page, "#send");
  await page.keyboard.press("Enter");
  await page.getByText("Expeditorul știe că ați citit mesajul.").waitFor();
  await inEveryLook(page);
  expect(complaints).toEqual([]);
});
