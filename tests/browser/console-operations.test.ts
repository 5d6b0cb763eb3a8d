import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { demoPassword } from "../../localstack/demo/data.ts";
import { findings } from "./browser.ts";
import { openConsole } from "./console.ts";
import { giveUp } from "./dead-letters.ts";
import { overflow, tabTo } from "./page.ts";
import { stack } from "./system.ts";

/* The area of operators, over the whole system: health, queues and dead letters, jobs, the index, rates, requests, settings. */

const REQUEST = "cerere-operare-1";

/** Calls documents as a demo person. */
async function callsOf(username: string) {
  const base = new URL("/documents", stack.url).href;
  const signedIn = await fetch(`${base}/api/authenticate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  const { id_token: token } = (await signedIn.json()) as { id_token: string };
  const authorization = `Bearer ${token}`;
  return {
    get: (path: string) => fetch(base + path, { headers: { authorization } }),
    post: (path: string, body: object) =>
      fetch(base + path, {
        method: "POST",
        headers: { authorization, "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
  };
}

/** An import whose only file the provider does not have. */
async function failImport(): Promise<void> {
  const ion = await callsOf("ion.operator");
  const begun = await ion.get("/api/conexiuni/provider_a/authorize");
  const { authorizationUrl } = (await begun.json()) as { authorizationUrl: string };
  const cookie = (begun.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const consent = await fetch(`${authorizationUrl}&decizie=da`, { redirect: "manual" });
  await fetch(consent.headers.get("location") ?? "", { headers: { cookie }, redirect: "manual" });
  const items = [{ ref: "lipseste", mod: "COPIE" }];
  const { status } = await ion.post("/api/documents/import", { furnizor: "provider_a", items });
  expect(status).toBe(200);
}

beforeAll(async () => {
  await giveUp("indexing", { documentId: 1 }, REQUEST);
  await giveUp("copies", { remove: "copies/nimic" }, REQUEST);
  await failImport();
}, 60_000);

const sections = {
  "": "Sănătate",
  "/cozi": "Cozi",
  "/cozi/documents/indexing-dlq": "Indexare: mesaje abandonate",
  "/cozi/notifications/deliveries": "Livrări",
  "/lucrari": "Sarcini",
  "/index": "Index",
  "/evolutie": "Evoluție",
  "/rute": "Cereri și erori",
  "/corelare?cerere=abc": "Caută o cerere",
  "/setari": "Setări și versiuni",
};

const goTo = async (page: Page, path: string) => {
  await page.goto(new URL(`/app/operare${path}`, stack.url).href);
  await page.locator("main h1").waitFor();
  await page.locator("main .skeleton").first().waitFor({ state: "detached" });
};

/** All services have been signed in to: the first of them opens the page already. */
async function enter(path: string, options: Omit<Parameters<typeof openConsole>[1], "as"> = {}) {
  const visit = await openConsole("/app/operare/rute", { as: "admin", at: "", ...options });
  await visit.page
    .locator("select option")
    .nth(5 + 3)
    .waitFor({ state: "attached" });
  await goTo(visit.page, path);
  return visit;
}

const told = (page: Page, words: string | RegExp) =>
  page.locator(".toasts").getByText(words).first().waitFor();

describe("an administrator of the services", () => {
  it("an administrator of the services sees the health of all six services in words, and every page of the area without findings", async () => {
    const { page, complaints } = await enter("");
    await page.getByText("Funcționează").nth(5).waitFor();
    await page.getByText("Baza de date").first().waitFor();
    for (const [path, title] of Object.entries(sections)) {
      await goTo(page, path);
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      expect([path, await overflow(page), await findings(page)]).toEqual([path, 0, []]);
    }
    expect(complaints).toEqual([]);
  });

  it("an operator reads since when a queue is not empty one click from the health, and what the plots draw is what was counted", async () => {
    const { page, complaints } = await enter("");
    await page.getByRole("link", { name: "Cozi", exact: true }).click();
    const dead = page.getByRole("figure", { name: "Documente: Mesaje care așteaptă" });
    // The depth is kept by a function of each minute, and read again each minute.
    await dead
      .getByText(/^Indexare: mesaje abandonate: ultima valoare 1 .*, cel mult 1/)
      .waitFor({ timeout: 150_000 });
    await goTo(page, "/evolutie?interval=hour");
    const requests = page.getByRole("figure", { name: "Cereri", exact: true });
    await requests.getByText("Valorile în tabel").click();
    const rows = await requests
      .locator("tbody tr")
      .evaluateAll((found) =>
        found.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent)),
      );
    expect(rows).toHaveLength(12);
    expect(rows.some(([answered]) => Number(answered) > 0)).toBe(true);
    // Before the system was started nothing was measured.
    expect(rows.at(-1)).toContain("fără date");
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.getByLabel("Intervalul").selectOption({ label: "30 de zile" });
    await page
      .getByRole("region", { name: "Adrese" })
      .getByRole("link", { name: "GET /api/v1/admin/queues", exact: true })
      .waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    expect(complaints).toEqual([]);
  });

  it("an administrator of the services replays dead letters after a question, finds them by the request before, and asks for a purge", async () => {
    const { page, complaints } = await enter("/corelare");
    await page.getByLabel("Identificatorul cererii").fill(REQUEST);
    await page.getByRole("button", { name: "Caută" }).click();
    await page
      .getByText("nu au scris nimic despre această cerere")
      .or(page.locator(".log-lines li"))
      .first()
      .waitFor();
    await page.getByRole("link", { name: /Indexare: mesaje abandonate/ }).click();
    await page.getByText("Documentul 1").waitFor();
    await page.getByRole("link", { name: "Reia mesajele" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Reia mesajele" }).click();
    await told(page, "un mesaj a fost trimis din nou");
    await page.getByText("Coada este goală").waitFor();
    await page.getByText("a reluat mesajele").waitFor();
    await goTo(page, "/cozi/documents/copies-dlq");
    await page.getByRole("link", { name: "Cere golirea" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cere golirea" }).click();
    await told(page, "Cererea așteaptă aprobarea altui administrator.");
    await page.getByRole("region", { name: "Cereri care așteaptă" }).getByText("copies-dlq").waitFor();
    await page.getByRole("button", { name: "Retrage" }).click();
    await told(page, "Cererea a fost retrasă.");
    expect(complaints).toEqual([]);
  });

  it("an operator finds the log lines of a request by its number, from the file that the system writes", async () => {
    const id = "cerere-din-jurnal-1";
    const wrong = await fetch(new URL("/documents/api/authenticate", stack.url), {
      method: "POST",
      headers: { "content-type": "application/json", "x-correlation-id": id },
      body: JSON.stringify({ username: "nimeni", password: "gresita-de-tot" }),
    });
    expect(wrong.status).toBe(401);
    const { page, complaints } = await enter("/corelare");
    await page.getByLabel("Identificatorul cererii").fill(id);
    await page.getByRole("button", { name: "Caută" }).click();
    const lines = page.getByRole("region", { name: "Liniile din jurnal" }).getByRole("listitem");
    const line = lines.filter({ hasText: "Avertizare" });
    await line.getByText("refused", { exact: true }).waitFor();
    await line.getByText("Detalii").click();
    await line.getByText('"status":"401"').waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    expect(complaints).toEqual([]);
  });

  it("retries a failed import by keyboard alone, on a phone, in the dark, in Russian", async () => {
    const { page, complaints } = await enter("/lucrari?care=failed", {
      locale: "ru",
      viewport: { width: 390, height: 800 },
      colorScheme: "dark",
    });
    await page.getByText("Ошибка").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await tabTo(page, "tr[data-key]");
    await tabTo(page, '[aria-label^="Повторить: Импорт"]');
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await tabTo(page, ".button-primary");
    await page.keyboard.press("Enter");
    await told(page, "Задание запущено снова.");
    // Closing it goes back in the history, which would abort the next address.
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    for (const path of Object.keys(sections)) {
      await goTo(page, path);
      expect([path, await overflow(page), await findings(page)]).toEqual([path, 0, []]);
    }
    expect(complaints).toEqual([]);
  });

  it("an administrator of the services fills the index from the start and follows it to its end", async () => {
    const { page, complaints } = await openConsole("/app/operare/index", { as: "admin", at: "documents" });
    await page.getByRole("link", { name: "Reface indexul" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Reface indexul" }).click();
    await told(page, "Refacerea a început.");
    await page.getByText("Încheiată").waitFor({ timeout: 60_000 });
    await page.getByText("La zi").waitFor({ timeout: 60_000 });
    expect(complaints).toEqual([]);
  });
});

it("an administrator of an organization is not offered the area, and neither is a clerk", async () => {
  for (const login of ["ana.admin", "ion.operator"]) {
    const { page } = await openConsole("/app", { as: login, at: "documents" });
    await page.getByRole("button", { name: /^Contul: \S+ \S+/ }).waitFor();
    expect(await page.getByRole("link", { name: "Operare" }).count()).toBe(0);
  }
});
