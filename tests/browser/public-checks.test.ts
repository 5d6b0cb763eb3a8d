import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  documentsDownload,
  documentsSign,
  documentsUpload,
  semnaturaDocumentsDownload,
} from "../../client/generated/documents/operations.ts";
import { staffNotificationsCreate } from "../../client/generated/notifications/operations.ts";
import { download } from "../../client/index.ts";
import { demoBrowser } from "../../localstack/demo/push.ts";
import { root } from "../../localstack/serverless/deployment.ts";
import { findings, phone, visitor } from "./browser.ts";
import { clientAs } from "./callers.ts";
import { overflow, tabTo } from "./page.ts";
import { browser, ports, stack } from "./system.ts";

/*
 * The public pages without an account, and what sessions of the government's login open, in a real browser over the whole system: the
 * start page, the check of a signature, the link by which messages are declined, and the browsers of a citizen.
 */

const open = (page: Page, address: string) => page.goto(new URL(address, stack.url).href);
const isFocused = (page: Page, id: string) =>
  page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);
const isClean = async (page: Page) => expect([await overflow(page), await findings(page)]).toEqual([0, []]);

describe("the check of a signature", () => {
  const scan = readFileSync(join(root, "localstack/demo/files/proces-verbal-scanat.pdf"));

  /** A PDF that a demo person has signed. */
  async function signedPdf(): Promise<Buffer> {
    const client = await clientAs("ion.operator");
    const file = new File([Uint8Array.from(scan)], "hotarare.pdf", { type: "application/pdf" });
    const made = await documentsUpload(client, { body: { file } });
    if (made.status !== 201) throw new Error("the file is too large to be signed at once");
    const path = { id: made.data.id };
    await documentsSign(client, { path, body: { semnatar: "Ion Ceban" } });
    const { content } = await download(client, () => documentsDownload(client, { path }));
    return Buffer.from(await content.arrayBuffer());
  }

  /** A text with a signature beside it, as two files. */
  async function signedText(): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
    const client = await clientAs("ion.operator");
    const buffer = Buffer.from("Hotărâre nr. 12");
    const file = new File([Uint8Array.from(buffer)], "hotarare.txt", { type: "text/plain" });
    const made = await documentsUpload(client, { body: { file } });
    if (made.status !== 201) throw new Error("the file is too large to be signed at once");
    const signed = await documentsSign(client, {
      path: { id: made.data.id },
      body: { semnatar: "Ion Ceban" },
    });
    const path = { id: signed.data.id };
    const { content } = await download(client, () => semnaturaDocumentsDownload(client, { path }));
    const mimeType = "application/octet-stream";
    const cms = Buffer.from(await content.arrayBuffer());
    return [
      { name: "hotarare.txt", mimeType, buffer },
      { name: "hotarare.txt.p7s", mimeType, buffer: cms },
    ];
  }

  const choose = (page: Page, buffer: Buffer, name = "hotarare.pdf") =>
    page.locator("#file").setInputFiles({ name, mimeType: "application/pdf", buffer });
  const outcome = (page: Page, text: string) =>
    page.locator("#outcome").getByText(text).waitFor({ timeout: 20_000 });

  it("the check of a signature says who signed, when, and that nothing was changed; and of an altered copy that it was changed", async () => {
    const signed = await signedPdf();
    const altered = Buffer.from(signed);
    altered.writeUInt8((altered.readUInt8(2000) + 1) % 256, 2000);
    const { page, complaints } = await visitor(browser, { locale: "ro" });
    await open(page, "/verificare");
    await page.getByRole("heading", { name: "Verificați o semnătură" }).waitFor();
    await isClean(page);
    await page.getByRole("button", { name: "Verifică" }).click();
    await isFocused(page, "summary");
    await isClean(page);
    await choose(page, Buffer.from("Bună ziua"));
    await page.getByRole("button", { name: "Verifică" }).click();
    await page.locator("#summary").getByText("nicio semnătură de un fel cunoscut aici").waitFor();
    await choose(page, signed);
    await page.getByRole("button", { name: "Verifică" }).click();
    await outcome(page, "Semnăturile sunt valabile (1)");
    await isFocused(page, "outcome");
    await page.getByRole("heading", { name: "Ion Ceban" }).waitFor();
    await isClean(page);

    await page.getByRole("link", { name: "Verificați alt fișier" }).click();
    await choose(page, altered, "copie.pdf");
    await page.getByRole("button", { name: "Verifică" }).click();
    await outcome(page, "Fișierul a fost schimbat după semnare.");
    await isClean(page);

    await page.getByRole("link", { name: "Verificați alt fișier" }).click();
    await page.locator("#form").waitFor();
    const dropped = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(bytes)], "tras.pdf", { type: "application/pdf" }));
        return transfer;
      },
      [...scan],
    );
    await page.dispatchEvent("h1", "drop", { dataTransfer: dropped });
    await outcome(page, "Fișierul nu are semnături electronice.");
    await page.locator("#facts").getByText("tras.pdf").waitFor();
    expect(complaints).toEqual([]);
  });

  it("the check of a signature beside its file takes both at once, chosen or dropped, and gives its report as a PDF and for programs", async () => {
    const files = await signedText();
    const { page, complaints } = await visitor(browser, { locale: "ro" });
    await open(page, "/verificare");
    await page.locator("#file").setInputFiles(files);
    await page.getByRole("button", { name: "Verifică" }).click();
    await outcome(page, "Semnăturile sunt valabile (1)");
    await page.locator("#facts").getByText("hotarare.txt.p7s").waitFor();
    await isClean(page);
    const load = async (button: string) => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: button }).click(),
      ]);
      return [
        file.suggestedFilename(),
        readFileSync(await file.path())
          .toString("latin1")
          .slice(0, 5),
      ];
    };
    expect(await load("Descarcă raportul (PDF)")).toEqual(["hotarare.txt.p7s – raport.pdf", "%PDF-"]);
    expect(await load("Pentru programe (XML ETSI)")).toEqual(["hotarare.txt.p7s – raport.xml", "<?xml"]);
    await isClean(page);

    await page.getByRole("link", { name: "Verificați alt fișier" }).click();
    await page.locator("#form").waitFor();
    const dropped = await page.evaluateHandle(
      (parts) => {
        const transfer = new DataTransfer();
        for (const { name, bytes } of parts) transfer.items.add(new File([Uint8Array.from(bytes)], name));
        return transfer;
      },
      files.map(({ name, buffer }) => ({ name, bytes: [...buffer] })),
    );
    await page.dispatchEvent("h1", "drop", { dataTransfer: dropped });
    await outcome(page, "Semnăturile sunt valabile (1)");
    expect(complaints).toEqual([]);
  });

  it("the check of a signature by keyboard alone, on a phone, in the dark, in Russian", async () => {
    const { page, complaints } = await visitor(browser, phone);
    await open(page, "/verificare");
    await page.getByRole("heading", { name: "Проверка подписи" }).waitFor();
    await isClean(page);
    await tabTo(page, "#send");
    await page.keyboard.press("Enter");
    await isFocused(page, "summary");
    await tabTo(page, "#summary a");
    await page.keyboard.press("Enter");
    await isFocused(page, "file");
    const chooser = page.waitForEvent("filechooser");
    await page.keyboard.press("Space");
    await (
      await chooser
    ).setFiles({ name: "подписано.pdf", mimeType: "application/pdf", buffer: await signedPdf() });
    await tabTo(page, "#send");
    await page.keyboard.press("Enter");
    await outcome(page, "Подписи действительны (1)");
    await isFocused(page, "outcome");
    await isClean(page);
    expect(complaints).toEqual([]);
  });
});

describe("the unsubscribe link of a mail", () => {
  const to = "dezabonat@exemplu.test";

  async function linkInMail(): Promise<string> {
    const client = await clientAs("admin", "notifications");
    const body = {
      subject: "Noutăți",
      body: "Bună ziua.",
      recipients: [{ type: "Email" as const, value: to }],
      categorie: "noutati",
      sistemId: 1,
    };
    await staffNotificationsCreate(client, { body });
    const find = async () => {
      const mails = (await (await fetch(`${stack.url}/mail/all.json`)).json()) as unknown[];
      const mail = mails.map((one) => JSON.stringify(one)).find((one) => one.includes(to));
      return /<(http:[^>\s]+\/public\/unsubscribe\/[^>\s]+)>/.exec(mail ?? "")?.[1];
    };
    await expect.poll(find, { timeout: 20_000 }).toBeDefined();
    return (await find()) ?? "";
  }

  it("the unsubscribe link of a mail leads to a page that asks, by keyboard alone, on a phone, in the dark, in Russian; a wrong one says what to do", async () => {
    const { page, complaints } = await visitor(browser, phone);
    await open(page, await linkInMail());
    await page.waitForURL("**/cont/dezabonare/*");
    await page.getByText("Больше не хотите получать сообщения «noutati»").waitFor();
    await isClean(page);
    await tabTo(page, "#send");
    await page.keyboard.press("Enter");
    await page.locator("#outcome").getByText("вам больше не отправляются").waitFor();
    await isFocused(page, "outcome");
    await isClean(page);
    await open(page, "/cont/dezabonare/gresit");
    await page.getByText("Скопируйте её из сообщения целиком.").waitFor();
    await isClean(page);
    expect(complaints).toEqual([]);
  });
});

it("the browsers of a citizen are added by the browser's own question, listed, and removed", async () => {
  const { page, complaints } = await visitor(browser, { locale: "ro", permissions: ["notifications"] });
  // The push service of a real browser is outside of this machine: the local one takes its place.
  await page.addInitScript(
    ({ endpoint, keys }) => {
      let own: object | null = null;
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: () => {
          own = null;
          return Promise.resolve(true);
        },
      };
      Object.assign(PushManager.prototype, {
        subscribe: () => Promise.resolve((own = subscription)),
        getSubscription: () => Promise.resolve(own),
      });
    },
    { endpoint: `http://localhost:${ports.push}/push/ecranul-meu`, keys: demoBrowser.keys },
  );
  await open(page, "/ale-mele/browsere");
  await page.getByRole("button", { name: "Intră prin autentificarea guvernamentală" }).click();
  await page.locator('button[name="person"][value="maria.ciobanu"]').click();
  await page.getByRole("heading", { name: "Notificări în browser" }).waitFor();
  await isClean(page);
  await page.getByRole("button", { name: "Primește mesaje în acest browser" }).click();
  await page.locator("#outcome").getByText("Browserul este adăugat.").waitFor();
  await page.getByText("localhost – acest browser", { exact: true }).waitFor();
  await isClean(page);
  const { scope, state } = await page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration("/assets/");
    return { scope: found?.scope, state: (found?.active ?? found?.installing ?? found?.waiting)?.state };
  });
  expect([scope, state]).toEqual([expect.stringContaining("/assets/"), expect.any(String)]);
  await page.locator("#list summary", { hasText: "acest browser" }).click();
  await isClean(page);
  await page.getByRole("button", { name: "Da, șterge browserul" }).locator("visible=true").click();
  await page.locator("#outcome").getByText("În acel browser nu mai vin mesaje.").waitFor();
  expect(await page.getByText("localhost – acest browser", { exact: true }).count()).toBe(0);
  await page.getByRole("button", { name: "Primește mesaje în acest browser" }).waitFor();
  expect(complaints).toEqual([]);
});

it("the browsers of a citizen that cannot take messages say so, by keyboard, on a phone, in the dark, in Russian", async () => {
  const { page, complaints } = await visitor(browser, phone);
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "PushManager");
  });
  await open(page, "/ale-mele/browsere");
  await tabTo(page, "#government");
  await page.keyboard.press("Enter");
  await page.locator('button[name="person"][value="maria.ciobanu"]').click();
  await page.getByText("Этот браузер не может получать сообщения.").waitFor();
  await isClean(page);
  expect(complaints).toEqual([]);
});

describe("a session of the government's login", () => {
  const enter = async (page: Page, address: string, person: string) => {
    await open(page, address);
    await page.locator("#government").click();
    await page.locator(`button[name="person"][value="${person}"]`).click();
  };

  it("a session of the government's login leads a citizen to their own pages, and their sign-out back to the start; an official to the console", async () => {
    const { page, complaints } = await visitor(browser, { locale: "ro" });
    await enter(page, "/cont/intrare", "maria.popescu");
    await page.waitForURL("**/ale-mele");
    await page.getByRole("heading", { name: "Documentele mele" }).waitFor();
    await page.getByRole("button", { name: "Ieșire" }).click();
    await page.getByRole("button", { name: "Da, ies" }).click();
    await page.waitForURL(({ pathname, origin }) => pathname === "/" && origin === new URL(stack.url).origin);

    await enter(page, "/cont/intrare?serviciu=platform", "alexandra.munteanu");
    await page.waitForURL("**/app");
    await page.getByRole("button", { name: "Supraveghere" }).click();
    await page.getByRole("menuitem", { name: "Conformitate" }).click();
    await page.waitForURL("**/app/conformitate");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.locator("tbody tr, [role=row]").first().waitFor();
    await isClean(page);
    expect(complaints).toEqual([]);
  });
});

describe("the start page", () => {
  /** At its address of a stage; the root of the local system may be that of the demo. */
  async function start(options: BrowserContextOptions) {
    const visit = await visitor(browser, options);
    const body = readFileSync(join(root, `.build/console/index.${options.locale ?? "ro"}.html`), "utf8");
    await visit.page.route(`${stack.url}/`, (route) => route.fulfill({ contentType: "text/html", body }));
    await open(visit.page, "/");
    return visit;
  }

  it("the start page leads by mouse to everything that people come for", async () => {
    const { page, complaints } = await start({ locale: "ro" });
    await page.getByRole("heading", { name: "Servicii" }).waitFor();
    await isClean(page);
    await page.getByRole("link", { name: "Documente publice" }).click();
    await page.getByRole("heading", { name: "Documente publice" }).waitFor();
    await page.getByRole("link", { name: "Temelia" }).click();
    await page.getByRole("link", { name: "Verificați o semnătură" }).click();
    await page.getByRole("heading", { name: "Verificați o semnătură" }).waitFor();
    expect(complaints).toEqual([]);
  });

  it("the start page by keyboard alone, on a phone, in the dark, in Russian", async () => {
    const { page, complaints } = await start(phone);
    await page.getByRole("heading", { name: "Услуги" }).waitFor();
    await isClean(page);
    await tabTo(page, '#list a[href="/ale-mele"]');
    await page.keyboard.press("Enter");
    await page.getByText("видны после входа").waitFor();
    expect(complaints).toEqual([]);
  });
});
