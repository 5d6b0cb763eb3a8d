import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { documentsCreate } from "../../client/generated/documents/operations.ts";
import { demoPassword } from "../../localstack/demo/data.ts";
import { root } from "../../localstack/serverless/deployment.ts";
import { writtenPdf } from "../../shared/testing/scanned-pdf.ts";
import { findings, visitor } from "./browser.ts";
import { clientAs, fileDocument } from "./callers.ts";
import { openConsole } from "./console.ts";
import { overflow, tabTo } from "./page.ts";
import { browser, stack } from "./system.ts";
import type { RemoteItems } from "../../functions/documents/sources/connections/remote-item.ts";

/* The page of one document in the staff console, in a real browser over the whole system. */

const checked = async (page: Page) => [await overflow(page), await findings(page)];
const FINE = [0, []];
const said = (page: Page, text: string) => page.locator(".toast").getByText(text).waitFor();
const act = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("button", { name: "Alte acțiuni" }).click();
  await page.getByRole("menuitem", { name }).click();
};

it("the page of a document has its content in front with the searched words marked, and tabs with addresses beside it", async () => {
  const { page, complaints } = await openConsole("/app/acte/1?q=urbanistic", { as: "ion.operator" });
  await page
    .getByRole("img", { name: "Hotărâre privind planul urbanistic general, Pagina 1 din 1" })
    .waitFor();
  // The search index follows the first start.
  const marked = async () => {
    await page.reload();
    await page.getByRole("tab", { name: "Detalii" }).waitFor();
    await page.waitForLoadState("networkidle");
    return page.locator(".found mark").allTextContents();
  };
  await expect.poll(marked, { timeout: 120_000 }).toContain("urbanistic");
  expect(await checked(page)).toEqual(FINE);
  const tabs = [
    ["Versiuni", "/versiuni", "Versiunea 3"],
    ["Acces", "/acces", "Documentul este public: îl poate citi oricine."],
    ["Semnături", "/semnaturi", "Nicio versiune nu a fost semnată aici"],
    ["Text", "/text", "Cum se citește"],
    ["Activitate", "/activitate", "a creat documentul"],
  ] as const;
  for (const [name, address, text] of tabs) {
    await page.getByRole("tab", { name }).click();
    await page.waitForURL(
      ({ pathname, search }) => pathname + search === `/app/acte/1${address}?q=urbanistic`,
    );
    await page.getByText(text).first().waitFor();
    expect(await checked(page)).toEqual(FINE);
  }
  await page.goBack();
  await page.getByRole("heading", { name: "Textul documentului" }).waitFor();
  expect(complaints).toEqual([]);
});

it("the page of a document shows a picture and a PDF, without leaving it", async () => {
  const { page, complaints } = await openConsole("/app/acte/7", { as: "ion.operator" });
  const drawn = (name: RegExp) =>
    expect
      .poll(() => page.getByRole("img", { name }).evaluate((image) => image.getBoundingClientRect().width), {
        timeout: 30_000,
      })
      .toBeGreaterThan(100);
  await drawn(/^Plan cadastral/);
  expect(await checked(page)).toEqual(FINE);
  await page.goto(new URL("/app/acte/21", stack.url).href);
  await drawn(/^Decizie semnată de doi, Pagina 1/);
  expect(await checked(page)).toEqual(FINE);
  expect(complaints).toEqual([]);
});

it("the viewer of a document has its pages one below the other, with text to select, marks of a search where they stand, and sheets to print", async () => {
  const pages = ["Planul urbanistic\nal orașului", "Anexa unu", "Anexa doi\nPLANUL vechi"];
  const file = new File([Uint8Array.from(await writtenPdf(pages))], "plan.pdf", { type: "application/pdf" });
  const id = await fileDocument(await clientAs("ion.operator"), file);
  const { page, complaints } = await openConsole(`/app/acte/${String(id)}`, { as: "ion.operator" });
  const box = page.getByRole("region", { name: "Paginile documentului" });
  const word = box.getByText("urbanistic");
  await word.waitFor();
  await word.dblclick();
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe("urbanistic");
  await page.getByRole("searchbox", { name: "Caută în document" }).fill("planul");
  await page.locator(".find").getByText("1 din 2").waitFor();
  const distance = await page.evaluate(() => {
    const middle = (selector: string) => {
      const { x, y, width, height } =
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return [x + width / 2, y + height / 2] as const;
    };
    const [mark, text] = [middle(".hit.current"), middle(".page-text tspan")];
    return Math.hypot(mark[0] - text[0], mark[1] - text[1]);
  });
  expect(distance).toBeLessThan(8);
  await page.keyboard.press("Enter");
  await page.locator('[data-page="3"] .hit.current').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe("?pagina=3");
  await page.keyboard.press("Shift+Enter");
  await page.locator(".find").getByText("1 din 2").waitFor();
  await page.getByText("Pagina 1 din 3").waitFor();
  await page.getByRole("button", { name: "Pagina următoare" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?pagina=2");
  await page.getByRole("button", { name: "Miniaturi" }).click();
  await page.getByRole("button", { name: "Rotește" }).click();
  await page.getByRole("button", { name: "Mărește" }).click();
  const inMiddle = await box.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return found?.closest("[data-page]")?.getAttribute("data-page");
  });
  expect(inMiddle).toBe("2");
  expect(await checked(page)).toEqual(FINE);
  await page.emulateMedia({ media: "print" });
  const controls = page.locator("main :is(button, input, [role=tab])").filter({ visible: true });
  expect(await controls.allTextContents()).toEqual([]);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = String(document.querySelectorAll(".print-sheet > img").length);
    };
  });
  await page.getByRole("button", { name: "Tipărește" }).click();
  await page.locator('body[data-printed="3"]').waitFor();
  expect(complaints).toEqual([]);
});

it("the page of a document offers a reader no act that is not theirs", async () => {
  const { page, complaints } = await openConsole("/app/acte/7", { as: "maria.client" });
  await page.getByRole("button", { name: "Descarcă" }).waitFor();
  expect(await page.locator(".document-head .acts").getByRole("link").count()).toBe(0);
  await page.getByRole("button", { name: "Alte acțiuni" }).click();
  await page.getByRole("menuitem").first().waitFor();
  expect(await page.getByRole("menuitem").allTextContents()).toEqual([
    "Citește textul",
    "Dovada documentului",
  ]);
  expect(complaints).toEqual([]);
});

it("the page of a document does not exist for people who may not read it, who can ask for access by its code", async () => {
  const { page } = await openConsole("/app/acte/3", { as: "ion.operator" });
  await page.getByText("Documentul nu există sau nu aveți acces la el").waitFor();
  expect(await checked(page)).toEqual(FINE);
  await page.getByRole("link", { name: "Cere acces" }).click();
  await page.getByLabel("Codul documentului").fill("FIN-2026-T3");
  await page.getByLabel("De ce aveți nevoie de el").fill("Pentru raportul anual.");
  await page.getByRole("button", { name: "Trimite cererea" }).click();
  await said(page, "Cererea pentru FIN-2026-T3 așteaptă o decizie");
  const { page: deciding } = await openConsole("/app/acte/3/acces", { as: "ana.admin" });
  await deciding.getByRole("link", { name: "Aprobă: Ion Ceban" }).click();
  await deciding.getByRole("dialog").getByRole("button", { name: "Aprobă" }).click();
  await said(deciding, "Ion Ceban are acces la FIN-2026-T3");
  await deciding
    .getByText("Îl văd cei care lucrează în containerul „Finanțe”")
    .getByText("Ion Ceban")
    .waitFor();
});

describe("changes", () => {
  it("a rename after Back does not change another document", async () => {
    const { page, complaints } = await openConsole("/app/acte/7", { as: "ion.operator" });
    await page.getByRole("heading", { name: "Plan cadastral" }).waitFor();
    await page.evaluate(() => {
      history.pushState({}, "", "/app/acte/20");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await page.getByRole("heading", { name: "Proces-verbal scanat" }).waitFor();
    await page.getByRole("link", { name: "Modifică" }).click();
    await page.getByLabel("Denumire").fill("Proces-verbal redenumit");
    // Back closes the dialog, and leads to the other document.
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.goBack();
    await page.getByRole("heading", { name: "Plan cadastral" }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.goForward();
    await page.goForward();
    await page.getByText("Am păstrat ce ați scris mai înainte.").waitFor();
    await page.getByRole("button", { name: "Salvează" }).click();
    await said(page, "Modificările au fost salvate.");
    await page.getByRole("heading", { level: 1, name: "Proces-verbal redenumit" }).waitFor();
    await page.getByRole("button", { name: "Anulează" }).click();
    await page.getByRole("heading", { level: 1, name: "Proces-verbal scanat, 12 martie 1998" }).waitFor();
    await page.goto(new URL("/app/acte/7", stack.url).href);
    await page.getByRole("heading", { level: 1, name: "Plan cadastral, strada Grădinilor 12" }).waitFor();
    expect(complaints).toEqual([]);
  });

  it("two people at once do not overwrite each other: the second one sees both texts", async () => {
    const [first, second] = [
      await openConsole("/app/acte/7?dialog=edit.7", { as: "ion.operator" }),
      await openConsole("/app/acte/7?dialog=edit.7", { as: "elena.sefa" }),
    ];
    for (const { page } of [first, second]) await page.getByLabel("Descriere").waitFor();
    await first.page.getByLabel("Descriere").fill("Varianta lui Ion");
    await first.page.getByRole("button", { name: "Salvează" }).click();
    await said(first.page, "Modificările au fost salvate.");
    await second.page.getByLabel("Descriere").fill("Varianta Elenei");
    await second.page.getByRole("button", { name: "Salvează" }).click();
    const conflict = second.page.getByRole("row", { name: "Descriere" });
    await conflict.waitFor();
    expect(await conflict.getByRole("cell").allTextContents()).toEqual([
      "Varianta Elenei",
      "Varianta lui Ion",
    ]);
    expect(await checked(second.page)).toEqual(FINE);
    await second.page.getByRole("button", { name: "Salvează textul meu" }).click();
    await second.page.locator(".key-values").getByText("Varianta Elenei").waitFor();
  });

  it("versions are added, brought back and compared", async () => {
    const { page, complaints } = await openConsole("/app/acte/2/versiuni", { as: "ion.operator" });
    await page.getByRole("link", { name: "Versiune nouă" }).click();
    const buffer = Buffer.from("titlu\nrândul doi\n");
    await page
      .getByRole("dialog")
      .locator("input[type=file]")
      .setInputFiles({ name: "act.txt", mimeType: "text/plain", buffer });
    expect(await checked(page)).toEqual(FINE);
    // A page that is closed at once loses neither the file nor the comment.
    await page.getByLabel("Comentariu").fill("Text nou");
    await page.reload();
    await page.getByText("Am păstrat ce ați scris mai înainte.").waitFor();
    await page.getByText("act.txt").waitFor();
    expect(await page.getByLabel("Comentariu").inputValue()).toBe("Text nou");
    await page.getByRole("button", { name: "Adaugă versiunea" }).click();
    await said(page, "Documentul are o versiune nouă.");
    await page.getByText("rândul doi").waitFor();
    await page.getByRole("button", { name: "Restaurează: Versiunea 1" }).click();
    await said(page, "Versiunea 1 este din nou curentă");
    await page.getByText("Versiunea 4", { exact: true }).waitFor();
    await page.getByLabel("Versiunea veche").selectOption("3");
    await page.getByLabel("Versiunea nouă").selectOption("4");
    await page.getByRole("button", { name: "Compară" }).click();
    await page.locator("del").getByText("rândul doi").waitFor();
    expect(new URL(page.url()).search).toBe("?compara=3-4");
    expect(await checked(page)).toEqual(FINE);
    expect(complaints).toEqual([]);
  });

  it("an ended session loses neither the file nor the comment of a version", async () => {
    const { page, complaints } = await openConsole("/app/acte/7/versiuni?dialog=version.7", {
      as: "elena.sefa",
    });
    const buffer = readFileSync(join(root, "localstack/demo/files/plan-cadastral.png"));
    await page
      .getByRole("dialog")
      .locator("input[type=file]")
      .setInputFiles({ name: "plan-nou.png", mimeType: "image/png", buffer });
    await page.getByLabel("Comentariu").fill("Limitele corectate");
    // A token that the service does not take, as after a new password elsewhere.
    await page.evaluate(() => {
      const name = "temelia.session.documents/userToken";
      const kept = JSON.parse(localStorage.getItem(name) ?? "") as { token: string };
      localStorage.setItem(name, JSON.stringify({ ...kept, token: kept.token.slice(0, -8) }));
    });
    await page.getByRole("button", { name: "Adaugă versiunea" }).click();
    const again = page.getByRole("dialog", { name: "Sesiunea s-a încheiat" });
    await again.waitFor();
    expect(await checked(page)).toEqual(FINE);
    await again.locator('[name="username"]').fill("elena.sefa");
    await again.locator('[name="password"]').fill(demoPassword);
    await page.keyboard.press("Enter");
    await again.waitFor({ state: "detached" });
    expect(await page.getByLabel("Comentariu").inputValue()).toBe("Limitele corectate");
    await page.getByRole("dialog").getByText("plan-nou.png").waitFor();
    await page.getByRole("button", { name: "Adaugă versiunea" }).click();
    await said(page, "Documentul are o versiune nouă.");
    await page.getByText("Limitele corectate").waitFor();
    expect(complaints).toEqual([]);
  });

  it("archiving is undone, the trash asks first, and what was removed says so on its page", async () => {
    const { page, complaints } = await openConsole("/app/acte/8", { as: "petru.admin" });
    await act(page, "Arhivează");
    await page.getByText("Documentul este în arhivă din").waitFor();
    expect(await checked(page)).toEqual(FINE);
    await page.locator(".toast").getByRole("button", { name: "Anulează" }).click();
    await page.getByText("Documentul este în arhivă din").waitFor({ state: "detached" });
    await act(page, "Mută în coș");
    await page.getByRole("alertdialog").getByRole("button", { name: "Mută în coș" }).click();
    await page.getByText("Documentul este în coș din").waitFor();
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    expect(await checked(page)).toEqual(FINE);
    await act(page, "Elimină definitiv");
    await page.getByRole("alertdialog").getByText("nu mai poate fi adus înapoi").waitFor();
    await page.getByRole("alertdialog").getByRole("button", { name: "Renunță" }).click();
    await page.getByRole("button", { name: "Restaurează" }).click();
    await said(page, "este din nou activ");
    expect(complaints).toEqual([]);
  });

  it("removing for good asks another administrator or leaves the record with its history", async () => {
    const { page } = await openConsole("/app/acte/9", { as: "admin" });
    await act(page, "Pune reținere legală");
    await page.getByText("reținere legală", { exact: true }).first().waitFor();
    await act(page, "Ridică reținerea legală");
    await said(page, "Reținerea legală a fost ridicată.");
    await act(page, "Mută în coș");
    await page.getByRole("alertdialog").getByRole("button", { name: "Mută în coș" }).click();
    await page.getByText("Documentul este în coș din").waitFor();
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    await act(page, "Elimină definitiv");
    await page.getByRole("alertdialog").getByRole("button", { name: "Elimină definitiv" }).click();
    await page
      .locator(".toast")
      .getByText(/așteaptă aprobarea|a fost eliminat/)
      .waitFor();
    expect(await checked(page)).toEqual(FINE);
  });
});

it("access is given to a person found by a part of the name, explained, and taken back with an undo", async () => {
  const { page, complaints } = await openConsole("/app/acte/20/acces", { as: "ana.admin" });
  await page.locator("#content").getByRole("link", { name: "Dă acces" }).first().click();
  const whom = page.getByRole("combobox", { name: "Cui" });
  await whom.fill("ana");
  await page.getByText("Nu s-a găsit nimic").waitFor();
  await whom.fill("turcan");
  await page.getByRole("option", { name: "Elena Țurcanu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Dă acces" }).click();
  await said(page, "Elena Țurcanu are acces: citire.");
  await page.locator(".access-sentence").getByText("Elena Țurcanu").waitFor();
  await page.getByRole("link", { name: "Schimbă: Elena Țurcanu" }).click();
  await page.getByLabel("Drept").selectOption("SCRIERE");
  await page.getByRole("button", { name: "Salvează" }).click();
  await said(page, "Accesul a fost schimbat.");
  await page.getByRole("link", { name: "De ce? Elena Țurcanu" }).click();
  await page.getByText("a primit acces de scriere").waitFor();
  expect(await checked(page)).toEqual(FINE);
  await page.getByRole("button", { name: "Închide" }).last().click();
  await page.getByRole("button", { name: "Ia înapoi: Elena Țurcanu" }).click();
  await page.getByText("Nimănui nu i s-a dat acces").waitFor();
  await page.locator(".toast").getByRole("button", { name: "Anulează" }).click();
  await page.getByRole("button", { name: "Ia înapoi: Elena Țurcanu" }).waitFor();
  expect(await checked(page)).toEqual(FINE);
  expect(complaints).toEqual([]);
});

it("access is asked for: who asks is named, and the refusal gives its reason", async () => {
  const { page, complaints } = await openConsole("/app/acte/7/acces", { as: "ana.admin" });
  await page.getByRole("link", { name: "Respinge: Сергей Петров" }).click();
  await page.getByLabel("Motivul").fill("Planul se publică în curând.");
  expect(await checked(page)).toEqual(FINE);
  await page.getByRole("dialog").getByRole("button", { name: "Respinge" }).click();
  await said(page, "a fost respinsă");
  await page.getByRole("link", { name: "Respinge: Сергей Петров" }).waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
});

it("access by link: the address is shown once and opens as a page, until it is revoked", async () => {
  const { page, complaints } = await openConsole("/app/acte/20/acces", { as: "ion.operator" });
  await page.getByRole("link", { name: "Creează un link" }).click();
  expect(await checked(page)).toEqual(FINE);
  await page.getByRole("button", { name: "Creează linkul" }).click();
  const address = await page.locator(".secret-value").innerText();
  expect(new URL(address).pathname).toMatch(/^\/l\//);
  await page.getByRole("button", { name: "Am copiat, închide" }).click();
  await page.getByRole("link", { name: "Revocă" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revocă" }).click();
  await said(page, "Linkul nu mai deschide nimic.");
  await page.getByText("Niciun link valabil.").waitFor();
  expect(complaints).toEqual([]);
});

it("access to a document with a password waits for it, and says if it is wrong", async () => {
  const { page, complaints } = await openConsole("/app/acte/4", { as: "elena.sefa" });
  await page.getByText("Documentul are parolă").waitFor();
  expect(await page.getByRole("button", { name: "Descarcă" }).count()).toBe(0);
  await page.getByLabel("Parola documentului").fill("greșită");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByText("Parola documentului este greșită").waitFor();
  expect(await checked(page)).toEqual(FINE);
  await page.getByLabel("Parola documentului").fill("contract-2026");
  await page.keyboard.press("Enter");
  await page.getByText("Contract de prestări servicii").waitFor();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Descarcă" }).click();
  const file = await (await downloading).path();
  expect(readFileSync(file)).toEqual(readFileSync(join(root, "localstack/demo/files/contract-final.md")));
  await said(page, "SHA-256 se potrivește.");
  expect(complaints).toEqual([]);
});

interface Desk {
  /** Saves a file of the page under its own name. */
  save: (button: string | RegExp) => Promise<void>;
  /** Runs commands in the folder of the saved files; throws if one of them fails. */
  run: (commands: string | undefined) => string;
  alter: (name: string) => void;
}

/** A folder with the root certificate, apart from the system. */
async function offline(page: Page, work: (desk: Desk) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "temelia-offline-"));
  try {
    const answer = await fetch(new URL("/semnare/radacina.pem", stack.url));
    writeFileSync(join(folder, "radacina.pem"), await answer.text());
    await work({
      async save(button) {
        const downloading = page.waitForEvent("download");
        await page.getByRole("button", { name: button }).click();
        const download = await downloading;
        await download.saveAs(join(folder, download.suggestedFilename()));
      },
      run: (commands = "") =>
        execFileSync("sh", ["-ec", `{ ${commands}\n} 2>&1`], { cwd: folder, encoding: "utf8" }),
      alter(name) {
        const bytes = readFileSync(join(folder, name));
        bytes.write("X", 100, "latin1");
        writeFileSync(join(folder, name), bytes);
      },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe("signatures", () => {
  it("an altered copy of a signed document shows a warning on top without anything being opened", async () => {
    const { page, complaints } = await openConsole("/app/acte/22", { as: "ion.operator" });
    await page.getByRole("alert").getByText("Conținutul a fost schimbat după semnare").waitFor();
    await page.getByText("2 semnături nevalabile").waitFor();
    expect(await checked(page)).toEqual(FINE);
    expect(complaints).toEqual([]);
  });

  it("signatures are made, verified and downloaded", async () => {
    const { page, complaints } = await openConsole("/app/acte/1/semnaturi", { as: "ion.operator" });
    await page.getByRole("link", { name: "Semnează versiunea 3" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Semnează versiunea 3" }).click();
    await said(page, "Versiunea 4 este semnată de Ion Ceban.");
    await page.getByText("semnătură valabilă").first().waitFor();
    await page.getByRole("button", { name: "Verifică din nou: Ion Ceban, versiunea 4" }).click();
    await said(page, "Semnătura lui Ion Ceban: valabilă.");
    await page.getByRole("button", { name: "Verifică toate semnăturile" }).click();
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Descarcă semnătura" }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
    expect(await checked(page)).toEqual(FINE);
    expect(complaints).toEqual([]);
  });

  it("each signature of the file has its verdict, and a name that another account declared is told as such", async () => {
    const ana = await clientAs("ana.admin");
    const file = new File([readFileSync(join(root, "localstack/demo/files/hotarare.pdf"))], "aviz.pdf");
    const id = await fileDocument(ana, file);
    const { page, complaints } = await openConsole(`/app/acte/${String(id)}/semnaturi`, {
      as: "ion.operator",
    });
    for (const [version, name] of [
      ["1", "Ion Ceban"],
      ["2", "Ana Rusu"],
    ] as const) {
      await page.getByRole("link", { name: `Semnează versiunea ${version}` }).click();
      await page.getByRole("dialog").getByLabel("Semnatar").fill(name);
      await page
        .getByRole("dialog")
        .getByRole("button", { name: `Semnează versiunea ${version}` })
        .click();
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    await page.getByText("Nume declarat de semnatar: Ana Rusu").first().waitFor();
    const inFile = page.getByRole("list", { name: "În versiunea curentă" }).getByRole("listitem");
    await expect.poll(() => inFile.count(), { timeout: 30_000 }).toBe(2);
    await inFile.nth(1).getByText("valabilă", { exact: true }).waitFor();
    expect(await checked(page)).toEqual(FINE);
    expect(complaints).toEqual([]);
  });

  it("the proof of a document is checked offline by the commands printed on it", async () => {
    const { page, complaints } = await openConsole("/app/acte/21/dovada", { as: "ion.operator" });
    await page.getByText("istoric întreg").waitFor();
    expect(await checked(page)).toEqual(FINE);
    await offline(page, async ({ save, run, alter }) => {
      for (const name of ["DEC-2026-015-v3.pdf", "DEC-2026-015-v2.pdf", "DEC-2026-015-evenimente.txt"])
        await save(name);
      const [hash, last, first, chain] = await page.locator(".commands code").allTextContents();
      const [proof, file] = run(hash).trim().split("\n");
      expect(file).toBe(proof);
      const shown = await page.locator(".proof-signature code").allTextContents();
      for (const signature of [last, first]) {
        const output = run(signature);
        expect(output).toContain("CAdES Verification successful");
        expect(shown).toContain(/^([0-9a-f]{64}) /m.exec(output)?.[1]);
      }
      expect(await page.locator(".proof").textContent()).toContain(run(chain).trim());
      alter("DEC-2026-015-v3.pdf");
      expect(() => run(last)).toThrow();
    });
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("button", { name: "Tipărește" }).isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });

  it("a signature beside its file is checked offline in the same way", async () => {
    const { page, complaints } = await openConsole("/app/acte/7?dialog=sign.7", { as: "ion.operator" });
    const sign = page.getByRole("dialog").getByRole("button", { name: /^Semnează versiunea \d+$/ });
    const number = /\d+/.exec(await sign.innerText())?.[0] ?? "";
    await sign.click();
    await said(page, `Versiunea ${number} este semnată de Ion Ceban.`);
    await page.goto(new URL("/app/acte/7/dovada", stack.url).href);
    await page.getByText("Verificarea semnăturii lui Ion Ceban").waitFor();
    await offline(page, async ({ save, run, alter }) => {
      await save(`CAD-2026-120-v${number}.png`);
      await save(new RegExp(`^Descarcă: CAD-2026-120-v${number}-\\d+\\.p7s$`));
      const [, signature] = await page.locator(".commands code").allTextContents();
      expect(run(signature)).toContain("CAdES Verification successful");
      alter(`CAD-2026-120-v${number}.png`);
      expect(() => run(signature)).toThrow();
    });
    expect(complaints).toEqual([]);
  });
});

describe("text and events", () => {
  it("the text of a scan is read beside its page", async () => {
    const { page, complaints } = await openConsole("/app/acte/20/text?q=acoperisului", {
      as: "ion.operator",
    });
    await page.getByRole("button", { name: "Citește textul" }).click();
    await page.locator(".preview-text mark").getByText("acoperișului").first().waitFor({ timeout: 120_000 });
    expect(await checked(page)).toEqual(FINE);
    expect(complaints).toEqual([]);
  });

  it("the history is filtered by kind and paged, and administrators add notes to it", async () => {
    const { page, complaints } = await openConsole("/app/acte/7/activitate", { as: "ana.admin" });
    await page.getByRole("link", { name: "Adaugă o notă" }).click();
    await page.getByLabel("Nota", { exact: true }).fill("Verificat la fața locului.");
    await page.getByRole("dialog").getByRole("button", { name: "Adaugă o notă" }).click();
    await said(page, "Nota este în istoric.");
    await page.getByLabel("Evenimente").selectOption("note");
    await page.waitForURL(({ searchParams }) => searchParams.get("fel") === "note");
    await page.getByText("Verificat la fața locului.").waitFor();
    await page.getByText("a creat documentul").waitFor({ state: "detached" });
    expect(await checked(page)).toEqual(FINE);
    expect(complaints).toEqual([]);
  });
});

/** Connects a provider for a person and brings in two files of its folder: a live link, and a copy. */
async function bringIn(page: Page, login: string): Promise<number[]> {
  const call = (token: string, path: string, body?: object) =>
    page.evaluate(
      async ([bearer, address, sent]) => {
        const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json" };
        const init = sent === undefined ? {} : { method: "POST", body: JSON.stringify(sent) };
        const answer = await fetch(`/documents/api/${address}`, { headers, ...init });
        return (await answer.json()) as unknown;
      },
      [token, path, body] as const,
    );
  const signIn = { username: login, password: demoPassword };
  const { id_token: token } = (await call("", "authenticate", signIn)) as { id_token: string };
  const way = (await call(token, "conexiuni/provider_a/authorize")) as { authorizationUrl: string };
  const consent = await page.context().newPage();
  await consent.goto(way.authorizationUrl);
  const back = consent.waitForResponse((answer) => answer.url().includes("/callback"));
  await consent.getByRole("button", { name: "Permite" }).click();
  await back;
  const filesIn = async (query: string) =>
    ((await call(token, `conexiuni/provider_a/fisiere${query}`)) as RemoteItems).items;
  const folder = (await filesIn("")).find(({ denumire }) => denumire === "Dosare 2026");
  const [live, copied] = await filesIn(`?ref=${folder?.ref ?? ""}`);
  const items = [
    { ref: live?.ref, mod: "LEGATURA" },
    { ref: copied?.ref, mod: "COPIE" },
  ];
  const brought = (await call(token, "documents/import", { furnizor: "PROVIDER_A", items })) as {
    items: { documentId: number }[];
  };
  return brought.items.map(({ documentId }) => documentId);
}

describe("documents of a provider", () => {
  it("a live link is opened at its provider, a copy is brought again", async () => {
    const { page, complaints } = await openConsole("/app/acte/1", { as: "ion.operator" });
    const [live, copied] = await bringIn(page, "ion.operator");
    await page.goto(new URL(`/app/acte/${live}`, stack.url).href);
    await page.getByText("Conținutul se află la furnizor").waitFor();
    const way = page.getByRole("link", { name: "Deschide la furnizor" });
    expect(await way.getAttribute("href")).toMatch(/^https:/);
    expect(await checked(page)).toEqual(FINE);
    await page.goto(new URL(`/app/acte/${copied}`, stack.url).href);
    await act(page, "Resincronizează cu sursa");
    await said(page, "Sursa nu s-a schimbat.");
    expect(complaints).toEqual([]);
  });
});

/** Presses a key until an element has the focus. */
const pressUntil = (page: Page, key: string, wanted: Locator) =>
  expect
    .poll(
      async () => {
        await page.keyboard.press(key);
        return wanted.evaluate((element) => element === document.activeElement);
      },
      { timeout: 30_000 },
    )
    .toBe(true);

describe("by keyboard alone", () => {
  it("a person signs in, renames a document, moves it to the trash, and takes that back", async () => {
    const elena = await clientAs("elena.sefa");
    const { data: made } = await documentsCreate(elena, { body: { denumire: "Din taste", bucketId: 2 } });
    const { page, complaints } = await visitor(browser, { locale: "ro" });
    await page.goto(new URL(`/app/acte/${String(made.id)}`, stack.url).href);
    await page.locator('input[name="username"]').waitFor();
    await tabTo(page, 'input[name="username"]');
    await page.keyboard.type("elena.sefa");
    await tabTo(page, 'input[name="password"]');
    await page.keyboard.type(demoPassword);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Din taste" }).waitFor();
    await tabTo(page, 'a[href*="dialog=edit"]');
    await page.keyboard.press("Enter");
    await page.getByLabel("Denumire").waitFor();
    await tabTo(page, '[name="denumire"]');
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("Redenumit din taste");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Redenumit din taste" }).waitFor();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await tabTo(page, '[aria-label="Alte acțiuni"]');
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem").first().waitFor();
    await pressUntil(page, "ArrowDown", page.getByRole("menuitem", { name: "Mută în coș" }));
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").waitFor();
    await pressUntil(page, "Tab", page.getByRole("alertdialog").getByRole("button", { name: "Mută în coș" }));
    await page.keyboard.press("Enter");
    await page.getByText("Documentul este în coș din").waitFor();
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    await pressUntil(page, "Tab", page.getByRole("button", { name: "Restaurează" }));
    await page.keyboard.press("Enter");
    await page.getByText("Documentul este în coș din").waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });
});

describe("by keyboard alone, on a phone, in the dark, in Russian", () => {
  it("a document is read, edited and shared", async () => {
    const { page, complaints } = await openConsole("/app/acte/6", {
      as: "petru.admin",
      locale: "ru",
      viewport: { width: 390, height: 800 },
      colorScheme: "dark",
    });
    await page.getByText("Документ в архиве с").waitFor();
    expect(await checked(page)).toEqual(FINE);
    await tabTo(page, '[role="tab"][aria-selected="true"]');
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Кто его может видеть?" }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Доступ");
    expect(await checked(page)).toEqual(FINE);
    await tabTo(page, 'a[href*="dialog=share"]');
    await page.keyboard.press("Enter");
    await page.getByRole("combobox", { name: "Кому" }).waitFor();
    await tabTo(page, '[name="cui"]');
    await page.keyboard.type("olga");
    await page.getByRole("option", { name: "Ольга Иванова" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await checked(page)).toEqual(FINE);
    await tabTo(page, 'button[type="submit"]');
    await page.keyboard.press("Enter");
    await said(page, "доступ открыт, чтение");
    for (const tab of ["versiuni", "semnaturi", "text", "activitate", "dovada"]) {
      await page.goto(new URL(`/app/acte/6/${tab}`, stack.url).href);
      await page.locator("main h2").first().waitFor();
      await page.waitForLoadState("networkidle");
      expect(await checked(page)).toEqual(FINE);
    }
    expect(complaints).toEqual([]);
  });
});
