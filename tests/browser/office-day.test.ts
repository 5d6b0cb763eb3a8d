import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { demoPassword } from "../../localstack/demo/data.ts";
import type { CaughtMail } from "../../localstack/cloud/mail-store.ts";
import { act as choose, box, confirm, heading, link, press } from "./console-steps.ts";
import { allComplaints, closeDesks, pageOf } from "./office/desks.ts";
import { idnpOf, type Name, names, somebody, type Way } from "./office/people.ts";
import { arrives, lineOf, morningComes, toldSince } from "./office/told.ts";
import { digitsIn, typeMoment } from "./page.ts";
import { stack } from "./system.ts";

/*
 * A day of an office: fourteen people, more than forty acts on the screens of all services. After each act everybody concerned was told once,
 * in their language, by the way that they chose, and nobody else. It takes minutes, so that `.ci/run` leaves it out.
 */

type Expected = Partial<Record<Name, Way[]>>;

/** Mails come in the language that was chosen for them, everything else in that of the person. */
const linesOf = (expected: Expected): string[] =>
  names.flatMap((who) =>
    (expected[who] ?? []).map((way) => {
      const { language, mails = language } = somebody(who);
      return lineOf({ who, way, language: way === "mail" ? mails : language });
    }),
  );

let acts = 0;

/** Somebody does something at an address. Afterwards exactly these people were told, and nobody of anything else. */
async function act(
  title: string,
  [who, address]: [Name, string],
  run: (page: Page) => Promise<unknown>,
  told: Expected = {},
): Promise<void> {
  acts += 1;
  const named = `${String(acts)}. ${who} ${title}`;
  const page = await pageOf(who, address);
  try {
    await run(page);
  } catch (error) {
    const shown = await page
      .locator("[role=alert], [role=alertdialog], [role=dialog], .toast")
      .allInnerTexts();
    throw new Error(`${named}, at ${page.url()}, beside ${JSON.stringify(shown)}`, { cause: error });
  }
  const found = await toldSince();
  expect
    .soft(found.map(lineOf).toSorted(), `${named}: ${JSON.stringify(found)}`)
    .toEqual(linesOf(told).toSorted());
}

const said = (page: Page, text: string | RegExp): Promise<void> =>
  page.locator(".toast").getByText(text).first().waitFor();
const dialog = (page: Page) => page.getByRole("dialog");

/** Chooses on the page of one's account how one is told. */
async function chooseWay(page: Page, label: string, choice: string): Promise<void> {
  await dialog(page).getByLabel(label).selectOption({ label: choice });
  await dialog(page).locator("[type=submit]").click();
  await said(page, /^(Alegerea este salvată|Выбор сохранён)$/);
}
const TELLING = "/app/cont?dialog=telling.documents";

/** Creates a document from a text. @returns the address of its page */
async function newDocument(page: Page, cod: string, denumire: string): Promise<string> {
  await page.getByRole("link", { name: "Document nou" }).click();
  await dialog(page).getByLabel("Denumirea").fill(denumire);
  await dialog(page).getByLabel("Codul").fill(cod);
  await dialog(page).getByLabel("Containerul").selectOption({ label: "Urbanism" });
  const file = { name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from(`${denumire}: textul`) };
  await dialog(page).locator("input[type=file]").setInputFiles(file);
  await dialog(page).getByRole("button", { name: "Creează" }).click();
  await said(page, `Document creat: ${denumire}`);
  await page.getByRole("link", { name: denumire, exact: true }).first().click();
  await heading(page, denumire);
  return new URL(page.url()).pathname;
}

/** Gives somebody access to the document that is open. */
async function share(page: Page, whom: string, option: RegExp, message = ""): Promise<void> {
  await page.getByRole("link", { name: "Dă acces" }).first().click();
  await dialog(page).getByRole("combobox", { name: "Cui" }).fill(whom);
  await page.getByRole("option", { name: option }).click();
  if (message !== "")
    await dialog(page)
      .getByRole("textbox", { name: /^Mesaj/ })
      .fill(message);
  await dialog(page).getByRole("button", { name: "Dă acces" }).click();
  await said(page, /are acces: citire/);
}

/** Asks for access to a document in the console. */
async function ask(page: Page, ru: boolean, cod: string): Promise<void> {
  await page
    .getByRole("link", { name: ru ? "Запросить доступ" : "Cere acces" })
    .first()
    .click();
  await page.getByLabel(ru ? "Код документа" : "Codul documentului").fill(cod);
  await page.getByLabel(ru ? "Зачем он вам нужен" : "De ce aveți nevoie de el").fill("Pentru un răspuns.");
  await page.getByRole("button", { name: ru ? "Отправить запрос" : "Trimite cererea" }).click();
  await said(page, cod);
}

async function send(page: Page, to: string, subject: string, category?: string): Promise<void> {
  await page.getByLabel("Adrese și numere").fill(to);
  await page.getByLabel("Subiectul", { exact: true }).fill(subject);
  await page.getByLabel("Textul", { exact: true }).fill("Termenul este luni.");
  await page.getByText("Textul și în rusă").click();
  await page.getByLabel("Subiectul în rusă").fill("Срок оплаты");
  await page.getByLabel("Textul în rusă").fill("Срок истекает в понедельник.");
  if (category !== undefined) await page.getByLabel("Categoria").selectOption({ label: category });
  await page.getByRole("button", { name: "Continuă" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Trimite" }).click();
  await heading(page, subject);
}

/** Asks a second administrator, as whoever is signed in, to destroy a document. */
async function purgeByTwo(page: Page, id: string): Promise<void> {
  const status = await page.evaluate(async (document) => {
    const kept = localStorage.getItem("temelia.session.documents/userToken") ?? "{}";
    const { token } = JSON.parse(kept) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const address = `/documents/api/v1/admin/documents/${document}/purge`;
    return (await fetch(address, { method: "POST", headers })).status;
  }, id);
  expect(status).toBe(202);
}

/** The text of the last mail to an address. */
async function lastMailTo(address: string): Promise<string> {
  const mails = (await (await fetch(`${stack.url}/mail/all.json`)).json()) as CaughtMail[];
  return mails.findLast(({ to }) => to.includes(address))?.text ?? "";
}
const addressIn = (text: string): string => {
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? "");
  return pathname + search;
};

afterAll(closeDesks);

it(
  "on a day of an office everybody concerned is told once after each act, in their language, by the way that they chose, and nobody else",
  { timeout: 1_800_000 },
  async () => {
    expect(names).toHaveLength(14);
    await toldSince();

    // The morning: people choose how they are told, and a colleague comes.
    await act("wants the bell alone for requests", ["Elena", TELLING], (page) =>
      chooseWay(page, "Cereri de acces pe care le decid", "la clopoțel"),
    );
    await act("wants to hear of no request", ["Ana", TELLING], (page) =>
      chooseWay(page, "Cereri de acces pe care le decid", "deloc"),
    );
    await act("wants shares in the mail of the day", ["Serghei", TELLING], (page) =>
      chooseWay(page, "Документы, к которым мне открыли доступ", "у колокольчика и одним письмом в день"),
    );
    await act("wants her mails in Russian", ["Maria", TELLING], (page) =>
      chooseWay(page, "Limba e-mailurilor", "rusă"),
    );
    somebody("Maria").mails = "ru";
    await act(
      "invites Vera",
      ["Alexandra", "/app/persoane"],
      async (page) => {
        await page.getByRole("link", { name: "Invită o persoană" }).click();
        await dialog(page).getByLabel("E-mail").fill("vera.nou@demo.test");
        await dialog(page).getByLabel("Nume de utilizator").fill("vera.nou");
        await dialog(page).getByLabel("Prenume").fill("Vera");
        await dialog(page).getByLabel("Limba mesajelor").selectOption({ label: "rusă" });
        await dialog(page)
          .getByRole("combobox", { name: /Organizație/ })
          .pressSequentially("Prim");
        await page.getByRole("option", { name: /Primăria Orașului Demo/ }).click();
        await dialog(page).getByRole("button", { name: "Trimite invitația" }).click();
        await heading(page, "Vera");
      },
      { Vera: ["mail"] },
    );
    await act(
      "chooses her password",
      ["Vera", addressIn(await lastMailTo("vera.nou@demo.test"))],
      async (page) => {
        await page.locator("#newPassword").fill(demoPassword);
        await page.locator("#send").click();
        await page.getByText("Пароль изменён").waitFor();
        arrives("Vera");
      },
    );
    await act("makes Vera a head of urbanism", ["Ana", "/app/persoane/vera.nou"], async (page) => {
      await page.getByRole("link", { name: "Adaugă într-un container" }).click();
      await dialog(page).getByLabel("Container", { exact: true }).selectOption({ label: "Urbanism" });
      await dialog(page).getByLabel("Rolul în container").selectOption({ label: "Administrator" });
      await dialog(page).getByRole("button", { name: "Adaugă într-un container" }).click();
      await said(page, "Adăugat în Urbanism");
    });

    // Documents: shares, requests and their decisions.
    let plan = "";
    await act("files a document", ["Ion", "/app/acte"], async (page) => {
      plan = await newDocument(page, "ZI-1", "Planul zilei");
    });
    await act(
      "shares it with Maria",
      ["Ion", plan],
      (page) => share(page, idnpOf.Maria, /Maria Popescu/, "Vă rog să citiți până vineri."),
      { Maria: ["bell", "mail"] },
    );
    await act("shares it with Serghei", ["Ion", plan], (page) => share(page, idnpOf.Serghei, /Петров/), {
      Serghei: ["bell"],
    });
    await act("reads what was shared with him", ["Serghei", plan], (page) => heading(page, "Planul zilei"));
    await act(
      "shares a map with Olga",
      ["Alexandra", "/app/acte/7"],
      (page) => share(page, "olga", /Иванова/),
      {
        Olga: ["bell", "mail"],
      },
    );
    await act("marks it as read at the bell", ["Olga", "/app/acte"], async (page) => {
      await page.getByRole("button", { name: /^Полученные сообщения 1 / }).click();
      await page.getByRole("button", { name: /^Отметить прочитанным/ }).click();
      await page.getByText("Непрочитанных сообщений нет").waitFor();
    });
    await act("asks for the plan", ["Petru", "/app/cereri"], (page) => ask(page, false, "ZI-1"), {
      Ion: ["bell", "mail"],
      Elena: ["bell"],
      Vera: ["bell", "mail"],
    });
    await act(
      "approves it",
      ["Elena", "/app/cereri?lista=decide"],
      async (page) => {
        await page.getByRole("link", { name: "Aprobă: ZI-1" }).click();
        await page.getByRole("button", { name: "Aprobă și dă acces" }).click();
        await said(page, /are acces la ZI-1/);
      },
      { Petru: ["bell", "mail"] },
    );
    await act(
      "lets Petru write",
      ["Ana", `${plan}/acces`],
      async (page) => {
        await page.getByRole("link", { name: /^Schimbă: petru/i }).click();
        await dialog(page).getByLabel("Drept").selectOption("SCRIERE");
        await dialog(page).getByRole("button", { name: "Salvează" }).click();
        await said(page, "Accesul a fost schimbat.");
      },
      { Petru: ["bell", "mail"] },
    );
    await act(
      "asks at home for more than to read it",
      ["Serghei", "/ale-mele/cereri/noua"],
      async (page) => {
        await page.locator("#cod").fill("ZI-1");
        await page.locator("#drept").selectOption("SCRIERE");
        await page.locator("#motivare").fill("Нужно исправить границу.");
        await page.locator("#send").click();
        await page.waitForURL(/\/ale-mele\/cereri\/\d+$/);
      },
      { Ion: ["bell", "mail"], Elena: ["bell"], Vera: ["bell", "mail"] },
    );
    await act(
      "refuses it with a reason",
      ["Vera", "/app/cereri?lista=decide"],
      async (page) => {
        await page.getByRole("link", { name: "Отклонить: ZI-1" }).click();
        await dialog(page).getByLabel("Причина").fill("Границу исправляет кадастр.");
        await page.getByRole("button", { name: "Отклонить запрос" }).click();
        await said(page, "Запрос на ZI-1 отклонён");
      },
      { Serghei: ["bell", "mail"] },
    );
    await act("asks for a report", ["Maria", "/app/cereri"], (page) => ask(page, false, "PV-1998-04"), {
      Ion: ["bell", "mail"],
      Elena: ["bell"],
      Vera: ["bell", "mail"],
    });
    await act("takes that back", ["Maria", "/app/cereri"], async (page) => {
      await page.getByRole("link", { name: "Retrage: PV-1998-04" }).click();
      await confirm(page, "Retrage cererea");
      await said(page, "a fost retrasă");
    });
    const keepers: Expected = { Ion: ["bell"], Elena: ["bell"], Vera: ["bell"] };
    await act(
      "holds the plan",
      ["Alexandra", plan],
      async (page) => {
        await choose(page, "Pune reținere legală", "Alte acțiuni");
        await said(page, "Documentul este sub reținere legală");
      },
      keepers,
    );
    await act(
      "lets it go",
      ["Alexandra", plan],
      async (page) => {
        await choose(page, "Ridică reținerea legală", "Alte acțiuni");
        await said(page, "Reținerea legală a fost ridicată");
      },
      keepers,
    );

    // A link for somebody outside.
    const id = plan.split("/").at(-1) ?? "";
    await act(
      "mails a link to Vasile",
      ["Ion", `${plan}/acces?dialog=link.${id}`],
      async (page) => {
        await page.getByLabel("Trimite prin e-mail la").fill("vasile@exemplu.test");
        await page.getByLabel("Limba mesajului").selectOption({ label: "Русский" });
        await page.getByRole("button", { name: "Creează linkul" }).click();
        await page.getByText("Mesajul pleacă la vasile@exemplu.test.").waitFor();
      },
      { Vasile: ["mail"] },
    );
    const shown = addressIn(await lastMailTo("vasile@exemplu.test"));
    await act("opens it", ["Vasile", shown], (page) => page.getByText("Planul zilei: textul").waitFor(), {
      Ion: ["bell"],
    });
    await act("downloads the file on the same day", ["Vasile", shown], async (page) => {
      await Promise.all([page.waitForEvent("download"), page.locator("#send").click()]);
    });

    // Work on documents: nobody waits for it, but who asked for what takes time.
    await act("adds a version", ["Ion", `${plan}/versiuni`], async (page) => {
      await page.getByRole("link", { name: "Versiune nouă" }).click();
      const file = { name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("Planul schimbat") };
      await dialog(page).locator("input[type=file]").setInputFiles(file);
      await page.getByRole("button", { name: "Adaugă versiunea" }).click();
      await said(page, "Documentul are o versiune nouă.");
    });
    await act(
      "has the text of a scan read",
      ["Ion", "/app/acte/20/text"],
      async (page) => {
        await page.getByRole("button", { name: "Citește textul" }).click();
        await page.locator(".preview-text").first().waitFor({ timeout: 120_000 });
      },
      { Ion: ["bell"] },
    );
    await act(
      "imports a file",
      ["Olga", "/app/importuri"],
      async (page) => {
        await page.getByRole("button", { name: /^Подключить: .*Google Drive/ }).click();
        await page.getByRole("button", { name: "Permite" }).click();
        await page.getByRole("link", { name: /^Выбрать файлы: .*Google Drive/ }).click();
        await page.getByRole("link", { name: "Dosare 2026" }).click();
        await page.getByRole("row", { name: "Notă de serviciu.txt" }).locator("td .choice").click();
        await page.getByRole("button", { name: "Импортировать 1 файл" }).click();
        await page.getByText("готово 1 из 1").waitFor();
      },
      { Olga: ["bell"] },
    );
    await act("comes for the first time", ["Victor", "/app/acte"], (page) =>
      page.locator("main h1").first().waitFor(),
    );
    await act(
      "shares a map with Victor",
      ["Alexandra", "/app/acte/7"],
      (page) => share(page, "rotaru", /Rotaru/),
      {
        Victor: ["bell"],
      },
    );
    await act(
      "asks that the plan is destroyed",
      ["Ana", plan],
      async (page) => {
        await choose(page, "Mută în coș", "Alte acțiuni");
        await confirm(page, "Mută în coș");
        await page.getByText("Documentul este în coș din").waitFor();
        // Here the console acts at once (`fourEyes` is off); the address of administrators asks a second person everywhere.
        await purgeByTwo(page, id);
      },
      { Alexandra: ["bell", "mail"] },
    );
    await act(
      "rejects that",
      ["Alexandra", "/app/aprobari"],
      async (page) => {
        await page.getByRole("link", { name: /ZI-1/ }).click();
        await link(page, "Respinge").click();
        await page.getByRole("textbox", { name: /Motivul/ }).fill("Planul se păstrează.");
        await dialog(page).getByRole("button", { name: "Respinge" }).click();
        await page.getByText("Respinsă", { exact: true }).waitFor();
      },
      { Ana: ["bell", "mail"] },
    );
    await act("takes it out of the bin", ["Ana", plan], async (page) => {
      await page.getByRole("button", { name: "Restaurează" }).first().click();
      await page.getByText("Documentul este în coș din").waitFor({ state: "detached" });
    });

    // Notifications.
    const citizen = idnpOf["Maria C."];
    await act(
      "sends himself a test",
      ["Tudor", "/app/notificari/trimite"],
      async (page) => {
        await page.getByLabel("Subiectul", { exact: true }).fill("Ghișeu nou");
        await page.getByLabel("Textul", { exact: true }).fill("S-a deschis ghișeul 4.");
        await page.getByRole("button", { name: "Trimite-mi o probă" }).click();
        await said(page, "Proba a plecat la adresa contului");
      },
      { Tudor: ["mail"] },
    );
    await act(
      "reminds two citizens",
      ["Tudor", "/app/notificari/trimite"],
      (page) => send(page, `${citizen}\n${idnpOf.Andrei}`, "Termen de plată", "Mementouri de plată"),
      { "Maria C.": ["mail"], Andrei: ["SMS"] },
    );
    await act(
      "declines reminders",
      ["Maria C.", "/ale-mele/preferinte/noua?categorie=mementouri"],
      async (page) => {
        await page.locator("#activ").selectOption("nu");
        await page.locator("#send").click();
        await page.waitForURL(/\/ale-mele\/preferinte$/);
      },
    );
    await act(
      "reminds them again",
      ["Tudor", "/app/notificari/trimite"],
      (page) => send(page, `${citizen}\n${idnpOf.Andrei}`, "Al doilea termen", "Mementouri de plată"),
      { Andrei: ["SMS"] },
    );
    await act("plans a message for another day", ["Tudor", "/app/notificari/trimite"], async (page) => {
      await page.getByLabel("Adrese și numere").fill(citizen);
      await page.getByLabel("Subiectul", { exact: true }).fill("Orar de vară");
      await page.getByLabel("Textul", { exact: true }).fill("Ghișeul este deschis până la 15.");
      await typeMoment(page, page.getByRole("group", { name: /^Se trimite la/ }), digitsIn(72));
      await page.getByRole("button", { name: "Continuă" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Trimite" }).click();
      await heading(page, "Orar de vară");
    });
    await act("cancels it", ["Tudor", "/app/notificari/programate"], async (page) => {
      await page.getByRole("link", { name: "Anulează: Orar de vară" }).click();
      await confirm(page, "Anulează ce nu s-a trimis");
      await said(page, "Ce nu se trimisese a fost anulat");
    });

    // The other services: their registers tell nobody, a forgotten password its person.
    await act("adds a partner of identity", ["Alexandra", "/app/identitate/parteneri"], async (page) => {
      await link(page, "Adaugă un partener").click();
      await box(page, "Denumirea").fill("Portalul de taxe");
      await box(page, "Codul partenerului").fill("portal-taxe");
      await press(page, "Adaugă un partener");
      await heading(page, "Portalul de taxe");
    });
    // Identity sends no mails: whoever sets a password there says it to its person.
    await act(
      "gives Olga another password at identity",
      ["Alexandra", "/app/identitate/utilizatori"],
      async (page) => {
        await link(page, "Ольга Иванова").click();
        await link(page, "Modifică").click();
        await page.getByLabel(/^Parola/).fill("o parolă nouă");
        await press(page, "Salvează");
        await dialog(page).waitFor({ state: "detached" });
      },
    );
    await act("adds a service of invoicing", ["Alexandra", "/app/facturare"], async (page) => {
      await link(page, "Adaugă un serviciu").click();
      await box(page, "Denumirea").fill("Certificat de urbanism");
      await box(page, "Codul").fill("CERTIFICAT");
      await box(page, "Suma, lei").fill("120,5");
      await press(page, "Adaugă un serviciu");
      await heading(page, "Certificat de urbanism");
    });
    await act("takes a template out of use", ["Alexandra", "/app/sabloane-duae"], async (page) => {
      await link(page, "DUAE").click();
      await press(page, "Scoate din uz");
      await page.locator(".page-head").getByText("Scos din uz").waitFor();
    });
    await act("registers a system", ["Alexandra", "/app/conformitate"], async (page) => {
      await link(page, "Înregistrează un sistem").click();
      await page.getByLabel("Denumirea").fill("Registrul de probă");
      await page.getByLabel("Codul unic").fill("registrul-de-proba");
      await page.getByLabel(/^Adresa sistemului/).fill(`${stack.url}/invoicing`);
      await page.getByLabel("Adresa de e-mail").fill("echipa@exemplu.md");
      await press(page, "Înregistrează");
      await heading(page, "Registrul de probă");
    });
    await act(
      "has forgotten his password",
      ["Petru", "/cont/parola"],
      async (page) => {
        await page.locator("#mail").fill("petru.admin@demo.test");
        await page.locator("#send").click();
        await page.getByText("Dacă adresa este a unui cont").waitFor();
      },
      { Petru: ["mail"] },
    );

    // The next morning brings what was to come once a day, in one mail.
    await act("has one mail of the day", ["Serghei", "/app/inbox"], morningComes, {
      Serghei: ["mail"],
      Ion: ["mail"],
      Elena: ["mail"],
      Vera: ["mail"],
    });
    expect(acts).toBeGreaterThanOrEqual(40);
    expect(await allComplaints()).toEqual([]);
  },
);
