import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { framed } from "../bundle.ts";

/* Each test opens a page as a browser does: at an address, first the body, then the script. */

interface Sent {
  method: string;
  path: string;
  body: unknown;
  language: string | undefined;
  /** In addition to those of every call. */
  headers?: Record<string, string>;
}

let sent: Sent[] = [];
let answers: Response[] = [];

beforeEach(() => {
  sent = [];
  answers = [];
  localStorage.clear();
  vi.stubGlobal("fetch", (path: string, { method = "", body, headers }: RequestInit) => {
    const {
      "accept-language": language,
      accept: _,
      "content-type": __,
      ...own
    } = headers as Record<string, string>;
    sent.push({
      method,
      path,
      body: typeof body === "string" ? JSON.parse(body) : body,
      language,
      ...(Object.keys(own).length > 0 ? { headers: own } : {}),
    });
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError("offline"));
  });
  document.documentElement.lang = "ro";
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(
  name:
    | "activare"
    | "parola"
    | "inregistrare"
    | "link"
    | "intrare"
    | "catalog"
    | "catalog-act"
    | "verificare"
    | "dezabonare"
    | "index"
    | `ale-mele${string}`,
  path: string,
): Promise<void> {
  const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
  const html = framed(read("../public.html"), name, read(`${name}.html`));
  document.body.innerHTML = /<body>([^]*)<\/body>/.exec(html)?.[1] ?? "";
  (globalThis as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
    `http://temelia.test${path}`,
  );
  vi.resetModules();
  await import(join(import.meta.dirname, `${name}.ts`));
}

const byId = (id: string) => document.getElementById(id) as HTMLInputElement;
const problem = (status: number, message: string, more: object = {}, headers: Record<string, string> = {}) =>
  Response.json({ message, ...more }, { status, headers: { "x-correlation-id": "c", ...headers } });
const press = () => {
  byId("form").dispatchEvent(new Event("submit", { cancelable: true }));
};
const summary = () => (byId("summary").hidden ? "" : byId("summary").textContent);
const outcome = () => (byId("outcome").hidden ? "" : byId("outcome").textContent);
/** Draws the page as it is in another language. */
async function speak(language: string): Promise<void> {
  document.documentElement.lang = language;
  (await import("./page.ts")).show();
}

it("another language is kept, and loads the page again with what was typed; the browser asks before a secret is lost", async () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue(undefined);
  const typed = () => ["login", "email", "password"].map((id) => byId(id).value);
  const english = () => document.querySelector<HTMLElement>('#languages [lang="en"]')?.click();
  const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  await open("inregistrare", "/cont/inregistrare");
  byId("login").value = "ana";
  english();
  expect([document.cookie, reload.mock.calls.length, isAsked()]).toEqual(["limba=en", 1, false]);
  await open("inregistrare", "/cont/inregistrare");
  expect(typed()).toEqual(["ana", "", ""]);
  byId("password").value = "parola-mea-lunga";
  english();
  expect(isAsked()).toBe(true);
  await open("inregistrare", "/cont/inregistrare");
  expect(typed()).toEqual(["ana", "", ""]);
  await open("inregistrare", "/cont/inregistrare");
  expect(typed()).toEqual(["", "", ""]);
});

it("activation happens only when the button is pressed, at the service of the address", async () => {
  await open("activare", "/cont/activare?serviciu=platform&key=ABC");
  expect(sent).toEqual([]);
  answers = [new Response("gata")];
  press();
  await expect.poll(outcome).toBe("Contul este activ. Vă puteți autentifica.");
  expect(sent).toMatchObject([{ method: "GET", path: "/platform/api/activate?key=ABC", language: "ro" }]);
  expect([byId("form").hidden, document.activeElement?.id]).toEqual([true, "outcome"]);
});

it("activation is at documents if the address names no service, and nowhere if it names another", async () => {
  await open("activare", "/cont/activare?key=ABC");
  answers = [problem(400, "error.cheieGresita")];
  press();
  await expect.poll(summary).toContain("Legătura a fost folosită deja");
  expect(sent.map(({ path }) => path)).toEqual(["/documents/api/activate?key=ABC"]);
  await open("activare", "/cont/activare?serviciu=altul&key=ABC");
  press();
  expect(summary()).toContain("Serviciul din adresă nu există.");
  expect(sent).toHaveLength(1);
});

it("a new password is requested with the account's mail address; a wrong address is reported at the field", async () => {
  await open("parola", "/cont/parola");
  byId("mail").value = "fără arond";
  press();
  expect(summary()).toContain("Scrieți o adresă de e-mail");
  expect(byId("mail-error").textContent).toContain("Scrieți o adresă de e-mail");
  expect(byId("mail").getAttribute("aria-describedby")).toBe("mail-hint mail-error");
  expect([document.title, document.activeElement?.id]).toEqual([
    "Eroare: Cereți o parolă nouă – Temelia",
    "summary",
  ]);
  byId("mail").value = " eu@exemplu.md ";
  answers = [new Response("")];
  press();
  await expect.poll(outcome).toContain("Dacă adresa este a unui cont");
  expect(sent.map(({ path }) => path)).toEqual(
    ["documents", "notifications", "platform"].map(
      (service) => `/${service}/api/account/reset-password/init`,
    ),
  );
  expect(sent[0]).toMatchObject({
    path: "/documents/api/account/reset-password/init",
    body: { mail: "eu@exemplu.md" },
  });
  expect([summary(), document.title]).toEqual(["", "Cereți o parolă nouă – Temelia"]);
});

it("a new password is sent with the key from the mail; a refusal is reported in the language of the page", async () => {
  await open("parola", "/cont/parola?serviciu=notifications&key=K1");
  byId("newPassword").value = "parola123";
  answers = [
    problem(400, "error.invalidpassword"),
    problem(400, "error.parolaCompromisa"),
    problem(429, "error.tooMany", {}, { "retry-after": "60" }),
  ];
  press();
  await expect.poll(summary).toContain("Parola este dintre cele mai folosite");
  await speak("ru");
  expect(byId("newPassword-error").textContent).toContain("Выберите другой");
  press();
  await expect.poll(summary).toContain("Этот пароль есть в общедоступных списках");
  press();
  await expect.poll(summary).toContain("Повторите через 60 с.");
  expect(sent[1]).toEqual({
    method: "POST",
    path: "/notifications/api/account/reset-password/finish",
    body: { key: "K1", newPassword: "parola123" },
    language: "ru",
  });
  press();
  await expect.poll(summary).toContain("Сервис не отвечает.");
  await open("parola", "/cont/parola");
  expect(byId("title").textContent).toBe("Запрос нового пароля");
});

it("a new password is sent once, however often the button is pressed", async () => {
  await open("parola", "/cont/parola?key=K1");
  byId("newPassword").value = "o parolă bună";
  answers = [new Response(""), new Response("")];
  press();
  press();
  await expect.poll(outcome).toContain("Parola a fost schimbată.");
  expect(sent).toHaveLength(1);
});

it("a registration reports every wrong field at once, then sends the account in the language of the page", async () => {
  await open("inregistrare", "/cont/inregistrare?serviciu=platform");
  byId("login").value = "ană";
  press();
  expect(byId("summary").querySelectorAll("li a")).toHaveLength(3);
  byId("summary").querySelector("a")?.click();
  expect(document.activeElement?.id).toBe("login");
  byId("login").value = "ana.noua";
  byId("email").value = "ana@exemplu.md";
  byId("password").value = "o parolă bună";
  answers = [problem(400, "error.userexists"), new Response(null, { status: 201 })];
  press();
  await expect.poll(() => byId("login-error").textContent).toContain("este deja folosit");
  expect(byId("email-error").hidden).toBe(true);
  press();
  await expect.poll(outcome).toContain("V-am trimis un mesaj.");
  expect(sent.at(-1)).toMatchObject({
    path: "/platform/api/register",
    body: { login: "ana.noua", email: "ana@exemplu.md", password: "o parolă bună", langKey: "ro" },
  });
});

describe("a sign-in", () => {
  /** A token that ends in 2026; nobody checks its signature here. */
  const token = `x.${btoa(JSON.stringify({ exp: 1_798_711_200 }))}.x`;
  const kept = (name: string) =>
    JSON.parse(localStorage.getItem(`temelia.session.${name}`) ?? "null") as unknown;
  let gone: string[] = [];
  beforeEach(() => {
    gone = [];
    sessionStorage.clear();
    const note = (address: string | URL) => void gone.push(String(address));
    vi.spyOn(location, "replace").mockImplementation(note);
    vi.spyOn(location, "assign").mockImplementation(note);
  });

  it("a sign-in asks for name and password, reports a wrong password at its field, keeps the token and goes on to a page of this host", async () => {
    await open("intrare", "/cont/intrare?serviciu=platform&inapoi=/app/documente%3Fpagina=2");
    press();
    expect(byId("summary").querySelectorAll("li a")).toHaveLength(2);
    byId("username").value = " ana ";
    byId("password").value = "o parolă bună";
    answers = [problem(401, "error.autentificareGresita"), Response.json({ id_token: token })];
    press();
    await expect.poll(() => byId("password-error").textContent).toContain("nu se potrivesc");
    press();
    await expect.poll(() => gone).toEqual(["http://temelia.test/app/documente?pagina=2"]);
    expect(sent.at(-1)).toMatchObject({
      path: "/platform/api/authenticate",
      body: { username: "ana", password: "o parolă bună" },
    });
    expect(kept("platform/userToken")).toEqual({ token, expiresAt: 1_798_711_200_000 });
  });

  it.each([
    "https://altundeva.test/",
    "//altundeva.test",
    "/\\altundeva.test",
    "/.//altundeva.test/",
    "/app/..//altundeva.test/",
    "/%2e//altundeva.test/",
    "javascript:alert(1)",
    "app",
    "/documents/api/v1/public/documents/7/download",
    "/application",
  ])("a sign-in goes nowhere else: %s leads to the console", async (wanted) => {
    await open("intrare", `/cont/intrare?serviciu=documents&inapoi=${encodeURIComponent(wanted)}`);
    byId("username").value = "ana";
    byId("password").value = "o parolă bună";
    answers = [Response.json({ id_token: token })];
    press();
    await expect.poll(() => gone).toEqual(["/app"]);
  });

  it("a sign-in goes to the government's login, and completes, once, the session that the person comes back with", async () => {
    await open("intrare", "/cont/intrare");
    answers = [
      problem(503, "error.loginIndisponibil"),
      Response.json({ secret: "S", authorizationUrl: "http://login.test/" }, { status: 201 }),
    ];
    byId("government").click();
    await expect.poll(summary).toContain("Autentificarea guvernamentală nu este disponibilă");
    byId("government").click();
    await expect.poll(() => gone).toEqual(["http://login.test/"]);
    expect(sent.at(-1)?.body).toEqual({ returnTo: "http://temelia.test/cont/intrare" });

    const official = { zones: ["staff"], name: "Ana Rusu", login: "oficial-a", authorities: ["ROLE_STAFF"] };
    answers = [Response.json({ id_token: token, ...official })];
    await open("intrare", "/cont/intrare#session=7&code=C");
    expect(sent.find(({ path }) => path.endsWith("/complete"))).toMatchObject({
      path: "/documents/api/v1/public/sessions/7/complete",
      body: { secret: "S", code: "C" },
    });
    // The other services do not answer, so that the person goes on with this one.
    expect([location.hash, gone.at(-1), kept("documents/sessionToken")]).toMatchObject([
      "",
      "/app",
      { token, government: official },
    ]);

    await open("intrare", "/cont/intrare#session=7&code=C");
    expect(summary()).toContain("a fost începută în altă filă sau a expirat");
  });
});

describe("a sign-in with a password", () => {
  const token = `x.${btoa(JSON.stringify({ exp: 1_798_711_200 }))}.x`;
  const entered = () => Response.json({ id_token: token });
  const wrong = () => problem(401, "error.autentificareGresita");
  const asks = (id: string) =>
    problem(401, "error.factorNecesar", { challenge: { id, methods: ["totp"], expiresAt: "" } });
  const tokens = () => Object.keys(localStorage).filter((name) => name.endsWith("/userToken"));
  let gone: string[] = [];
  beforeEach(async () => {
    gone = [];
    sessionStorage.clear();
    vi.spyOn(location, "replace").mockImplementation((address) => void gone.push(String(address)));
    await open("intrare", "/cont/intrare?inapoi=/app/acte");
    byId("username").value = "ana";
    byId("password").value = "o parolă bună";
  });

  it("a sign-in with a password finds the services where the person has an account by itself", async () => {
    answers = [entered(), wrong(), entered(), wrong(), wrong(), wrong()];
    press();
    await expect.poll(() => gone).toEqual(["http://temelia.test/app/acte"]);
    expect(sent.map(({ path }) => path.split("/")[1])).toEqual([
      ...["documents", "notifications", "platform"],
      ...["identity", "template-admin", "invoicing"],
    ]);
    expect(tokens()).toEqual(["temelia.session.documents/userToken", "temelia.session.platform/userToken"]);
  });

  it("a sign-in with a password is refused if it is wrong everywhere; a block is told before that", async () => {
    answers = Array.from({ length: 6 }, wrong);
    press();
    await expect.poll(() => byId("password-error").textContent).toContain("nu se potrivesc");
    answers = [
      wrong(),
      problem(429, "error.preaMulte", {}, { "retry-after": "30" }),
      ...[1, 2, 3, 4].map(wrong),
    ];
    press();
    await expect.poll(summary).toContain("Încercați din nou peste 30 s.");
    expect([gone, tokens()]).toEqual([[], []]);
  });

  it("a sign-in with a password asks for the second factors one after the other, and one that is skipped opens nothing", async () => {
    answers = [asks("d"), wrong(), asks("p"), wrong(), wrong(), wrong()];
    press();
    await expect.poll(() => byId("title").textContent).toBe("Al doilea factor: Documente");
    expect(byId("skip").hidden).toBe(false);
    byId("skip").click();
    expect(byId("title").textContent).toBe("Al doilea factor: Platforma");
    // Nobody is signed in yet, so the last one cannot be skipped.
    expect(byId("skip").hidden).toBe(true);
    byId("code").value = "123456";
    answers = [entered()];
    press();
    await expect.poll(() => gone).toEqual(["http://temelia.test/app/acte"]);
    expect(sent.at(-1)).toMatchObject({
      path: "/platform/api/authenticate/factor",
      body: { challenge: "p" },
    });
    expect(tokens()).toEqual(["temelia.session.platform/userToken"]);
  });
});

describe("a sign-in through the government's login", () => {
  const token = `x.${btoa(JSON.stringify({ exp: 1_798_711_200 }))}.x`;
  it.each([
    ["a citizen", ["citizen"], "/cont/intrare", "/ale-mele", "citizenToken"],
    ["a citizen", ["citizen"], "/cont/intrare?inapoi=/app/acte", "/ale-mele", "citizenToken"],
    [
      "a citizen",
      ["citizen"],
      "/cont/intrare?inapoi=/ale-mele/cereri",
      "http://temelia.test/ale-mele/cereri",
      "citizenToken",
    ],
    ["an official", ["staff", "admin"], "/cont/intrare", "/app", "sessionToken"],
    [
      "an official",
      ["staff"],
      "/cont/intrare?inapoi=/app/acte",
      "http://temelia.test/app/acte",
      "sessionToken",
    ],
  ])(
    "a sign-in through the government's login leads %s (%s) from %s to %s, with a session of its own kind",
    async (_, zones, from, to, scheme) => {
      const gone: string[] = [];
      localStorage.clear();
      sessionStorage.setItem(
        "temelia.sign-in",
        JSON.stringify({ service: "documents", secret: "S", left: [] }),
      );
      vi.spyOn(location, "replace").mockImplementation((address) => void gone.push(String(address)));
      answers = [Response.json({ id_token: token, zones, name: "Ana Rusu" })];
      await open("intrare", `${from}#session=7&code=C`);
      await expect.poll(() => gone).toEqual([to]);
      expect(Object.keys(localStorage)).toEqual([`temelia.session.documents/${scheme}`]);
    },
  );

  it.each([
    ["a citizen", "citizen", ["notifications"]],
    ["an official", "staff", ["notifications", "platform"]],
  ])(
    "a sign-in through the government's login is asked for once: %s (%s) is signed in at %j too",
    async (_, zone, next) => {
      const gone: string[] = [];
      localStorage.clear();
      const under = { service: "documents", secret: "S", left: [] };
      sessionStorage.setItem("temelia.sign-in", JSON.stringify(under));
      vi.spyOn(location, "replace").mockImplementation((address) => void gone.push(String(address)));
      for (const service of next) {
        answers = [
          Response.json({ id_token: token, zones: [zone], name: "Ana Rusu" }),
          Response.json({ secret: "S2", authorizationUrl: `http://login.test/${service}` }, { status: 201 }),
        ];
        await open("intrare", "/cont/intrare#session=7&code=C");
        await expect.poll(() => gone.at(-1)).toBe(`http://login.test/${service}`);
        expect(sent.at(-1)).toMatchObject({
          path: `/${service}/api/v1/public/sessions`,
          body: { zone, quiet: true, returnTo: "http://temelia.test/cont/intrare" },
        });
      }
      // The last one knows no such person.
      await open("intrare", "/cont/intrare#refused=noRole");
      await expect.poll(() => gone.at(-1)).toBe(zone === "citizen" ? "/ale-mele" : "/app");
      expect([location.hash, sessionStorage.length]).toEqual(["", 0]);
      expect(Object.keys(localStorage)).toHaveLength(next.length);
    },
  );

  it("a sign-in through the government's login that nobody began here opens nothing, whatever the address says", async () => {
    for (const hash of ["session=7&code=C", "refused=noRole", "session=7"]) {
      await open("intrare", `/cont/intrare#${hash}`);
      expect([summary(), location.hash, sent]).toEqual([
        expect.stringContaining("a fost începută în altă filă sau a expirat"),
        "",
        [],
      ]);
    }
  });
});

describe("the check of a signature", () => {
  const signed = (fields: object) => ({
    status: "VALIDA",
    semnatar: "Ana Rusu",
    semnatLa: "2026-03-01T10:00:00.000Z",
    emitentCertificat: "Autoritatea",
    nivel: "B-B",
    numarRevizie: 1,
    ...fields,
  });
  const report = (...semnaturi: object[]) =>
    Response.json({
      dimensiune: 1500,
      hashSha256: "ab12",
      verificatLa: "2026-03-02T10:00:00.000Z",
      felFisier: "CMS",
      semnaturi,
    });
  const choosePdf = () => {
    const files = [new File(["%PDF"], "contract.pdf", { type: "application/pdf" })];
    Object.defineProperty(byId("file"), "files", { value: files });
  };

  it("the check of a signature asks for a file, reports a wrong or large one at the field, and sends it as a form", async () => {
    await open("verificare", "/verificare");
    press();
    expect(summary()).toContain("Alegeți un fișier");
    choosePdf();
    answers = [problem(422, "error.pdfNecitibil"), problem(413, "error.preaMare"), report()];
    press();
    await expect.poll(() => byId("file-error").textContent).toContain("sau este deteriorat");
    press();
    await expect.poll(() => byId("file-error").textContent).toContain("prea mare pentru această pagină");
    press();
    await expect.poll(outcome).toBe("Fișierul nu are semnături electronice.");
    expect(byId("outcome").classList.contains("bad")).toBe(true);
    expect(sent.at(-1)?.path).toBe("/documents/api/v1/public/signature-checks");
    const form = sent.at(-1)?.body as FormData | undefined;
    expect(form?.get("file")).toMatchObject({ name: "contract.pdf" });
    expect(sent.at(-1)?.headers).toBeUndefined();
  });

  it("the check of a signature says who signed, when, and that nothing was changed", async () => {
    await open("verificare", "/verificare");
    choosePdf();
    answers = [report(signed({}), signed({ semnatar: "Ion Ceban", declarat: "Președinte" }))];
    press();
    await expect.poll(outcome).toContain("Semnăturile sunt valabile (2)");
    expect(byId("outcome").classList.contains("bad")).toBe(false);
    expect(byId("signatures").textContent).toMatch(/Ana Rusu.*1 martie 2026.*Ion Ceban.*Președinte/);
    expect(byId("facts").textContent).toContain("contract.pdf");
  });

  it("the check of a signature says what covers which file, from where the time comes, who is trusted, and what was added later", async () => {
    await open("verificare", "/verificare");
    choosePdf();
    const one = signed({
      integritate: "INTACTA",
      incredere: "ACORDATA",
      autoritate: "Rădăcina",
      nivel: "B-LT",
      calificata: "SEMNATURA_CALIFICATA",
      timp: { la: "2026-03-01T10:00:00.000Z", sursaTimpului: "STAMPILA_SEMNATURII" },
      acopera: ["contract.txt"],
      adaugatDupa: [{ felAdaugare: "SEMNATURA", semnatar: "Ion Ceban", campuriAdaugate: ["S2"] }],
      numarRevizie: 2,
    });
    const answer = (await report(one).json()) as object;
    answers = [
      Response.json({
        ...answer,
        felFisier: "PDF",
        fisiereContainer: [
          { nume: "contract.txt", dimensiune: 1, semnaturi: [1] },
          { nume: "altul.txt", dimensiune: 1, semnaturi: [] },
        ],
      }),
    ];
    press();
    await expect.poll(outcome).toContain("valabile");
    for (const part of [
      "Conținutulnu a fost schimbat",
      "Certificatulde încredere",
      "Autoritatea recunoscutăRădăcina",
      "B-LT, cu marcă temporală",
      "CalificatăSemnătură electronică calificată",
      "din marca temporală a semnăturii",
      "Fișierele acoperitecontract.txt",
      "Revizia semnată a PDF-ului2",
      "altă semnătură – Ion Ceban (S2)",
    ])
      expect(byId("signatures").textContent).toContain(part);
    expect(byId("contents").textContent).toBe("contract.txtsemnăturile: 1altul.txtnesemnat");
    await speak("ru");
    expect(byId("signatures").textContent).toContain("по метке времени подписи");
  });

  it("the check of a signature says of a file that is a time stamp if it holds, and of a signature without its file which name it refers to", async () => {
    const stamp = { felDovada: "MARCA_TEMPORALA", la: "2026-03-01T10:00:00.000Z", acopera: ["a.txt"] };
    const none = (await report().json()) as object;
    for (const [status, said, isBad] of [
      ["VALIDA", "Dovezile de existență din el sunt valabile.", false],
      ["INVALIDA", "Nu toate dovezile de existență din el sunt valabile.", true],
    ] as const) {
      await open("verificare", "/verificare");
      choosePdf();
      answers = [Response.json({ ...none, dovezi: [{ ...stamp, status }] })];
      press();
      await expect.poll(outcome).toContain(said);
      expect(byId("outcome").classList.contains("bad")).toBe(isBad);
    }
    await open("verificare", "/verificare");
    choosePdf();
    const one = { status: "INVALIDA", motiv: "CONTINUT_LIPSA", fisiereLipsa: ["contract.txt"] };
    answers = [report(signed(one))];
    press();
    await expect.poll(() => byId("signatures").textContent).toContain("Se referă la fișierulcontract.txt");
  });

  const chooseTwo = (first: File, second: File) => {
    Object.defineProperty(byId("file"), "files", { value: [first, second], configurable: true });
  };
  const names = (form: unknown) =>
    ["file", "continutSemnat"].map((part) => ((form as FormData).get(part) as File | null)?.name);

  it("the check of a signature sends two files as the signature and what it signs, whichever was chosen first, and the other way round if no signature was found", async () => {
    const pdf = new File(["%PDF"], "contract.pdf");
    await open("verificare", "/verificare");
    chooseTwo(pdf, new File(["semnătura"], "contract.pdf.p7s"));
    answers = [report(signed({}))];
    press();
    await expect.poll(outcome).toContain("valabile");
    expect(names(sent[0]?.body)).toEqual(["contract.pdf.p7s", "contract.pdf"]);
    expect(byId("facts").textContent).toContain("Fișierul semnat separatcontract.pdf");

    await open("verificare", "/verificare");
    chooseTwo(new File(["o semnătură lungă"], "b.bin"), new File(["a"], "a.txt"));
    answers = [problem(422, "error.pdfNecitibil"), report(signed({}))];
    press();
    await expect.poll(outcome).toContain("valabile");
    expect(sent.slice(1).map(({ body }) => names(body))).toEqual([
      ["a.txt", "b.bin"],
      ["b.bin", "a.txt"],
    ]);

    await open("verificare", "/verificare");
    Object.defineProperty(byId("file"), "files", { value: [pdf, pdf, pdf] });
    press();
    expect(summary()).toContain("cel mult două fișiere");
  });

  it("the check of a signature names a kind that cannot be judged, in the service's words", async () => {
    await open("verificare", "/verificare");
    choosePdf();
    answers = [problem(422, "error.nesustinut", { detail: "Un fel care nu poate fi verificat (OOXML)." })];
    press();
    await expect.poll(summary).toContain("OOXML");
  });

  it("the check of a signature gives a report as a PDF and for programs, made of the same file, and prints", async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const printed = vi.fn();
    vi.stubGlobal("print", printed);
    await open("verificare", "/verificare");
    choosePdf();
    answers = [report(signed({}))];
    press();
    await expect.poll(outcome).toContain("valabile");
    const headers = {
      "content-disposition": "attachment; filename*=UTF-8''contract.pdf%20%E2%80%93%20raport.pdf",
    };
    answers = [new Response("%PDF", { headers }), problem(429, "error.tooMany", {}, { "retry-after": "60" })];
    byId("report-pdf").click();
    await expect.poll(() => byId("saved").textContent).toBe("Descărcarea a început.");
    expect([saved, sent.at(-1)?.path]).toEqual([
      ["contract.pdf – raport.pdf"],
      "/documents/api/v1/public/signature-checks/report?format=pdf",
    ]);
    expect(names(sent.at(-1)?.body)[0]).toBe("contract.pdf");
    byId("report-xml").click();
    await expect.poll(summary).toContain("60 s");
    byId("print").click();
    expect(printed).toHaveBeenCalledOnce();
  });

  it("the check of a signature says that the file was changed afterwards, in the language of the page", async () => {
    await open("verificare", "/verificare");
    choosePdf();
    answers = [report(signed({ status: "INVALIDA", motiv: "CONTINUT_MODIFICAT" }))];
    press();
    await expect.poll(outcome).toBe("Fișierul a fost schimbat după semnare.");
    await speak("ru");
    expect(byId("signatures").textContent).toContain("содержимое изменено после этой подписи.");
    expect(byId("outcome").classList.contains("bad")).toBe(true);
  });
});

describe("the page of an unsubscribe link", () => {
  const messages = { categorie: "stiri", denumire: "Primăria" };
  it("the page of an unsubscribe link calls the category by its name in the library", async () => {
    answers = [Response.json({ ...messages, numeCategorie: { ro: "Știri locale", ru: "Новости" } })];
    await open("dezabonare", "/cont/dezabonare/un.token");
    expect(byId("question").textContent).toBe("Nu mai doriți mesajele „Știri locale” de la Primăria?");
    await speak("ru");
    expect(byId("question").textContent).toContain("«Новости»");
  });

  it("the page of an unsubscribe link asks, and declines only when the button is pressed", async () => {
    answers = [Response.json(messages)];
    await open("dezabonare", "/cont/dezabonare/un.token");
    expect(byId("question").textContent).toBe("Nu mai doriți mesajele „stiri” de la Primăria?");
    answers = [Response.json(messages)];
    press();
    await expect.poll(outcome).toBe("S-a notat. Mesajele „stiri” nu vi se mai trimit.");
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(
      ["GET", "POST"].map((method) => `${method} /notifications/api/v1/public/unsubscribe/un.token`),
    );
  });

  it("the page of an unsubscribe link of a wrong link says what to do, and has no button", async () => {
    answers = [problem(404, "error.legaturaGresita")];
    await open("dezabonare", "/cont/dezabonare/x");
    expect([byId("gone").textContent, byId("form").hidden]).toEqual([
      expect.stringContaining("Copiați-o întreagă din mesaj."),
      true,
    ]);
  });
});

it("the start page leads to the catalogue, one's own pages, the check of a signature, the console and the sign-in", async () => {
  await open("index", "/");
  const links = [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    "/catalog",
    "/ale-mele",
    "/verificare",
    "/app",
    "/cont/intrare",
    "/cont/inregistrare",
  ]);
  await speak("ru");
  expect(document.title).toBe("Услуги – Temelia");
});

describe("a link", () => {
  const opened = {
    denumire: "Plic",
    extensie: "txt",
    format: "text",
    contentType: "text/plain",
    dimensiune: 1500,
    dataExpirare: "2026-12-31T10:00:00.000Z",
    eticheta: "Avizul",
    mesaj: "Verificați pagina 2.",
    expeditor: "Ana Rusu",
    institutie: "Primăria",
    descarcariRamase: 3,
    cereParola: true,
    cereParolaDocumentului: false,
  };

  it("a link shows what it opens, asks only for the passwords that are needed, and compares the content", async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    answers = [Response.json(opened)];
    await open("link", "/l/un-token");
    expect([byId("title").textContent, byId("facts").textContent]).toEqual([
      "Plic",
      expect.stringMatching(
        /De laAna Rusu, PrimăriaDespre ce esteAvizulFelul fișieruluitext · txt · text\/plainMărime1,5.*Valabil până la31 decembrie 2026.*(EET|GMT|UTC).*Descărcări rămase3/,
      ),
    ]);
    expect(byId("message").textContent).toBe("Verificați pagina 2.");
    expect([byId("ask-parola").hidden, byId("ask-parolaDocument").hidden]).toEqual([false, true]);
    press();
    expect(summary()).toContain("Scrieți parola linkului");
    byId("parola").value = "sesam";
    const bytes = new TextEncoder().encode("abc");
    const headers = {
      "content-disposition": "attachment; filename*=UTF-8''Plic%20mic.txt",
      "repr-digest": "sha-256=:ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=:",
    };
    answers = [
      problem(403, "error.parolaLinkuluiIncorecta"),
      new Response("altceva", { headers }),
      new Response(bytes, { headers }),
    ];
    press();
    await expect.poll(() => byId("parola-error").textContent).toBe("Parola linkului este greșită");
    press();
    await expect.poll(summary).toContain("Fișierul a fost deteriorat");
    expect(saved).toEqual([]);
    press();
    await expect.poll(outcome).toBe("Descărcat: Plic mic.txt. SHA-256 se potrivește.");
    expect(saved).toEqual(["Plic mic.txt"]);
    expect(sent.at(-1)).toMatchObject({
      path: "/documents/api/public/linkuri/un-token/download",
      body: { parola: "sesam" },
    });
  });

  const shown = { ...opened, cereParola: false, format: "pdf" };
  const png = (pages: number) => new Response("png", { headers: { "x-page-count": String(pages) } });

  it("a link shows the pages of its document before the download, and leafs through them", async () => {
    answers = [Response.json(shown), png(2), png(2)];
    await open("link", "/l/un-token");
    expect([byId("preview").hidden, byId("preview-place").textContent]).toEqual([false, "Pagina 1 din 2"]);
    const alt = () => byId("preview-leaf").querySelector("img")?.alt;
    expect([alt(), byId("preview-previous").getAttribute("aria-disabled")]).toEqual([
      "Plic, Pagina 1 din 2",
      "true",
    ]);
    byId("preview-next").click();
    byId("preview-next").click();
    await expect.poll(alt).toBe("Plic, Pagina 2 din 2");
    expect(sent.map(({ path }) => path)).toEqual([
      "/documents/api/public/linkuri/un-token",
      "/documents/api/public/linkuri/un-token/previzualizare?pagina=1&latime=1200",
      "/documents/api/public/linkuri/un-token/previzualizare?pagina=2&latime=1200",
    ]);
  });

  it("a link to a file without pages shows what it says, and says that this is no picture of them", async () => {
    const blocuri = [
      { tip: "TITLU", nivel: 1, text: "Dispoziție" },
      { tip: "PARAGRAF", text: "Se aprobă." },
      { tip: "TABEL", randuri: [["a", "b"]] },
    ];
    answers = [
      Response.json({ ...shown, format: "office" }),
      problem(415, "error.vedereDeCitire"),
      Response.json({ versiune: 1, blocuri, trunchiat: true }),
    ];
    await open("link", "/l/un-token");
    expect(byId("preview-about").textContent).toContain("nu imaginea paginilor lui");
    expect(byId("preview-about").textContent).toContain("Textul continuă");
    const leaf = [...byId("preview-leaf").querySelectorAll("h3, p, td")].map((part) => part.textContent);
    expect([leaf, byId("preview-pages").hidden]).toEqual([["Dispoziție", "Se aprobă.", "a", "b"], true]);
  });

  it.each([
    [415, "nu se poate arăta aici"],
    [423, "Fișierul este infectat."],
  ])(
    "a link whose document is not shown (%i) says why, and may be asked for it all the same",
    async (status, said) => {
      const refused = () => problem(status, "error.x", { detail: "Fișierul este infectat." });
      answers = [Response.json(shown), refused(), refused()];
      await open("link", "/l/un-token");
      expect([byId("preview-about").textContent, byId("form").hidden]).toEqual([
        expect.stringContaining(said),
        false,
      ]);
    },
  );

  it("a link that opens nothing says whom to ask", async () => {
    answers = [problem(404, "error.linkInexistent", { detail: "Linkul nu există." })];
    await open("link", "/l/un-token");
    expect([byId("gone").textContent, byId("shared").hidden]).toEqual([
      expect.stringContaining("Cereți altul de la persoana care vi l-a trimis."),
      true,
    ]);
  });

  it("a link that cannot be read now says so", async () => {
    await open("link", "/l/un-token");
    expect(byId("gone").textContent).toContain("Serviciul nu răspunde.");
  });
});

describe("the public catalogue", () => {
  const document = {
    id: 7,
    cod: "HOT-7",
    denumire: "Plan urbanistic",
    etichete: ["urbanism"],
    format: "pdf",
    dimensiune: 1500,
    numarVersiune: 2,
    creatLa: "2026-03-01T10:00:00.000Z",
    modificatLa: "2026-03-02T10:00:00.000Z",
  };
  const list = (more: object = {}) =>
    Response.json({ items: [document], page: 1, size: 20, total: 41, ...more });

  it("the public catalogue is searched by its address, with pages that keep the search, and a way back to the typed words", async () => {
    answers = [list({ correction: { searched: "plan", exact: '"pllan"', words: [] } })];
    await open("catalog", "/catalog?q=pllan&format=pdf&pagina=2");
    expect(sent[0]).toMatchObject({
      method: "GET",
      path: "/documents/api/v1/public/documents?page=1&size=20&q=pllan&format=pdf",
    });
    const links = [...globalThis.document.querySelectorAll("#list a, #corrected a, #pages a")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/catalog?q=%22pllan%22&format=pdf",
      "/catalog/7",
      "?q=pllan&format=pdf",
      "?q=pllan&format=pdf&pagina=3",
    ]);
    expect(byId("pages").textContent).toContain("Pagina 2 din 3");
    expect(byId("list").textContent).toMatch(/Plan urbanisticHOT-7 · PDF · 1,5.*modificat pe 2 martie 2026/);
    expect([byId("q").value, byId("format").value]).toEqual(["pllan", "pdf"]);
    await speak("ru");
    expect(byId("count").textContent).toBe("Найдено документов: 41");
    expect(byId("format").value).toBe("pdf");
  });

  it("the public catalogue says that it did not search for signs alone", async () => {
    answers = [list({ items: [], total: 0, notSearched: "FARA_CUVINTE" })];
    await open("catalog", "/catalog?q=%3F!");
    expect(byId("gone").textContent).toBe(
      "Scrieți cel puțin o literă sau o cifră: numai după semne nu se poate căuta.",
    );
    await speak("ru");
    expect(byId("gone").textContent).toMatch(/^Введите хотя бы одну букву/);
  });

  it("the public catalogue says why it is empty: nothing matches, nothing is published, or no answer came", async () => {
    const none = { items: [], total: 0 };
    answers = [list(none), list(none)];
    await open("catalog", "/catalog?q=x");
    expect(byId("gone").textContent).toContain("Încercați alte cuvinte");
    await open("catalog", "/catalog");
    expect(byId("gone").textContent).toContain("nu a publicat încă");
    await open("catalog", "/catalog");
    expect(byId("gone").textContent).toContain("Serviciul nu răspunde.");
  });

  it("the public catalogue asks for the password of a document once the service does, and sends it in a header", async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    answers = [Response.json(document), problem(403, "error.parolaNecesara")];
    await open("catalog-act", "/catalog/7");
    expect([byId("ask-parola").hidden, byId("look").hidden, summary()]).toEqual([false, false, ""]);
    byId("parola").value = "șoim";
    answers = [new Response("png", { headers: { "x-page-count": "3" } })];
    byId("look").click();
    await expect.poll(() => byId("preview-place").textContent).toBe("Pagina 1 din 3");
    expect(sent.at(-1)).toMatchObject({
      path: "/documents/api/v1/public/documents/7/previews?pagina=1&latime=1200",
      headers: { "x-document-password": "%C8%99oim" },
    });
    const headers = {
      "content-disposition": "attachment; filename*=UTF-8''Plan.pdf",
      "repr-digest": "sha-256=:ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=:",
    };
    answers = [new Response("abc", { headers })];
    press();
    await expect.poll(outcome).toBe("Descărcat: Plan.pdf. SHA-256 se potrivește.");
    expect([saved, sent.at(-1)]).toMatchObject([
      ["Plan.pdf"],
      {
        path: "/documents/api/v1/public/documents/7/content",
        headers: { "x-document-password": "%C8%99oim" },
      },
    ]);
  });

  it("the public catalogue says that a document is not public, whatever the address names", async () => {
    answers = [problem(400, "error.validare")];
    await open("catalog-act", "/catalog/altceva");
    expect(byId("gone").textContent).toContain("nu mai este public");
  });
});

describe("the citizen's documents and requests", () => {
  const keep = (service: string, endsIn = 60_000, name?: string) => {
    const kept = {
      token: `T-${service}`,
      expiresAt: Date.now() + endsIn,
      ...(name === undefined ? {} : { government: { zones: ["citizen"], name } }),
    };
    localStorage.setItem(`temelia.session.${service}/citizenToken`, JSON.stringify(kept));
  };
  const asked = {
    id: 3,
    cod: "DOC-1",
    drept: "CITIRE",
    motivare: "Un răspuns",
    status: "RESPINSA",
    creatLa: "2026-03-01T10:00:00.000Z",
    motiv: "Nu vă privește",
  };
  let gone: string[] = [];
  beforeEach(() => {
    gone = [];
    sessionStorage.clear();
    const note = (address: string | URL) => void gone.push(String(address));
    vi.spyOn(location, "replace").mockImplementation(note);
    vi.spyOn(location, "assign").mockImplementation(note);
  });

  it("the citizen's documents and requests are read with the session of the government's login; without one the page leads to the sign-in and back", async () => {
    await open("ale-mele-cereri", "/ale-mele/cereri?pagina=2");
    expect([sent, gone]).toEqual([
      [],
      ["/cont/intrare?serviciu=documents&inapoi=%2Fale-mele%2Fcereri%3Fpagina%3D2"],
    ]);
    keep("documents");
    answers = [Response.json({ items: [asked], total: 21 })];
    await open("ale-mele-cereri", "/ale-mele/cereri");
    expect(sent[0]).toMatchObject({
      path: "/documents/api/v1/citizen/access-requests?page=0&size=20&sort=creatLa,desc",
      headers: { authorization: "Bearer T-documents" },
    });
    expect(byId("list").textContent).toMatch(
      /DOC-1respinsă · citire · cerută pe 1 martie 2026Nu vă privește/,
    );
    expect(byId("pages").textContent).toContain("Pagina 1 din 2");
  });

  it("a request shows what the one who decided it wrote, also with an approval", async () => {
    keep("documents");
    const { motiv: _, ...others } = asked;
    const approved = { ...others, status: "APROBATA", documentId: 7, mesaj: "Până la sfârșitul lunii." };
    answers = [Response.json(approved)];
    await open("ale-mele-cerere", "/ale-mele/cereri/3");
    expect(byId("facts").textContent).toContain("MesajPână la sfârșitul lunii.");
    answers = [Response.json({ items: [approved], total: 1 })];
    await open("ale-mele-cereri", "/ale-mele/cereri");
    expect(byId("list").textContent).toContain("Până la sfârșitul lunii.");
  });

  it("an ended session keeps what was typed until after the sign-in", async () => {
    keep("documents");
    await open("ale-mele-cerere-noua", "/ale-mele/cereri/noua");
    press();
    expect(byId("summary").querySelectorAll("li a")).toHaveLength(2);
    byId("cod").value = "HOT-1";
    byId("motivare").value = "Un răspuns";
    byId("drept").value = "SCRIERE";
    answers = [problem(401, "error.neautentificat")];
    press();
    await expect.poll(() => gone).toHaveLength(1);
    expect(localStorage.getItem("temelia.session.documents/citizenToken")).toBeNull();
    keep("documents");
    await open("ale-mele-cerere-noua", "/ale-mele/cereri/noua");
    expect([byId("cod").value, byId("motivare").value, byId("drept").value]).toEqual([
      "HOT-1",
      "Un răspuns",
      "SCRIERE",
    ]);
    answers = [problem(404, "error.codNecunoscut"), Response.json(asked, { status: 201 })];
    press();
    await expect.poll(() => byId("cod-error").textContent).toContain("Niciun document nu are acest cod");
    press();
    await expect.poll(() => gone.at(-1)).toBe("/ale-mele/cereri/3");
    expect(sent.at(-1)?.body).toEqual({ cod: "HOT-1", drept: "SCRIERE", motivare: "Un răspuns" });
  });

  it("the sign-in for citizens' pages is only the government's, into the zone of citizens", async () => {
    await open("intrare", "/cont/intrare?inapoi=/ale-mele/cereri");
    expect([byId("form").hidden, byId("for-citizens").hidden]).toEqual([true, false]);
    answers = [Response.json({ secret: "S", authorizationUrl: "http://login.test/" }, { status: 201 })];
    byId("government").click();
    await expect.poll(() => gone).toEqual(["http://login.test/"]);
    expect(sent[0]?.body).toMatchObject({ zone: "citizen" });
  });

  it("what a proxy before the service answers is a sentence of the page", async () => {
    keep("documents");
    answers = [new Response("<html><title>502 Bad Gateway</title></html>", { status: 502 })];
    await open("ale-mele", "/ale-mele");
    expect(byId("gone").textContent).toBe(
      "Serviciul nu răspunde. Verificați conexiunea și încercați din nou.",
    );
    answers = [Response.json({ detail: "Forbidden", message: "Forbidden" }, { status: 403 })];
    await open("ale-mele", "/ale-mele");
    expect(byId("gone").textContent).toBe("Cererea nu a fost acceptată. Încercați din nou mai târziu.");
  });

  it("a sign-out ends every session, and the sign-in at the government's login", async () => {
    keep("documents", 60_000, "Maria Popescu");
    keep("notifications");
    answers = [
      Response.json({ items: [], total: 0 }),
      new Response(null, { status: 204, headers: { link: '<http://login.test/end>; rel="end-session"' } }),
    ];
    await open("ale-mele", "/ale-mele");
    expect(byId("gone").textContent).toContain("Nu aveți încă niciun document.");
    expect(document.querySelector(".top .who")?.textContent).toBe("Maria Popescu");
    const menu = document.querySelector<HTMLElement>("#own .menu");
    menu?.click();
    expect([menu?.textContent, menu?.getAttribute("aria-expanded")]).toEqual(["Meniu", "true"]);
    byId("own").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(menu?.getAttribute("aria-expanded")).toBe("false");
    byId("own-places").querySelector("button")?.click();
    await expect.poll(() => gone).toEqual(["http://login.test/end"]);
    expect(sent.slice(1).map(({ path }) => path)).toEqual([
      "/documents/api/v1/citizen/sessions/current",
      "/notifications/api/v1/citizen/sessions/current",
    ]);
    expect(localStorage.length).toBe(0);
  });
});

describe("the citizen's browsers", () => {
  const subscription = {
    id: 5,
    endpoint: "https://fcm.googleapis.com/fcm/send/x",
    creatLa: "2026-03-01T10:00:00.000Z",
  };
  beforeEach(() => {
    const kept = { token: "T", expiresAt: Date.now() + 60_000 };
    localStorage.setItem("temelia.session.notifications/citizenToken", JSON.stringify(kept));
  });

  it("the citizen's browsers are named by their makers; a browser without push messages says so and offers nothing", async () => {
    answers = [Response.json({ items: [subscription], total: 1 })];
    await open("ale-mele-browsere", "/ale-mele/browsere");
    expect(byId("list").textContent).toContain("Chrome, Edge, Opera");
    expect(byId("state").textContent).toContain("Acest browser nu poate primi mesaje.");
    expect(byId("send").hidden).toBe(true);
    answers = [new Response(null, { status: 204 }), Response.json({ items: [], total: 0 })];
    byId("list").querySelector("button")?.click();
    await expect.poll(outcome).toBe("În acel browser nu mai vin mesaje.");
    expect(sent[1]).toMatchObject({
      method: "DELETE",
      path: "/notifications/api/v1/citizen/push-subscriptions/5",
    });
    expect(byId("gone").textContent).toBe("Niciun browser nu primește mesaje.");
  });
});

it("a preference is for a kind of messages that is chosen from a list with words, by system", async () => {
  const kept = { token: "T", expiresAt: Date.now() + 60_000 };
  localStorage.setItem("temelia.session.notifications/citizenToken", JSON.stringify(kept));
  vi.spyOn(location, "replace").mockImplementation(() => undefined);
  const library = [
    { sistemId: 1, cod: "mementouri", denumire: { ro: "Mementouri", ru: "Напоминания" }, sistem: "Taxe" },
    { sistemId: 1, cod: "decizii", denumire: { ro: "Decizii" }, sistem: "Taxe", refuzabila: false },
  ];
  const notices = [{ categorie: "plati-restante" }, { categorie: "mementouri" }, {}];
  answers = [Response.json({ items: library, total: 2 }), Response.json({ items: notices, total: 3 })];
  await open("ale-mele-preferinta", "/ale-mele/preferinte/noua?categorie=mementouri&sistem=1");
  const select = document.getElementById("categorie") as HTMLSelectElement;
  const offered = () => [...select.options].map(({ value, text }) => [value, text]);
  expect([select.value, offered()]).toEqual([
    "1/mementouri",
    [
      ["/", "Toate mesajele"],
      ["/plati-restante", "Plati restante"],
      ["1/", "Toate mesajele de la Taxe"],
      ["1/mementouri", "Mementouri"],
      ["1/decizii", "Decizii (sosesc oricum)"],
    ],
  ]);
  await speak("ru");
  expect([select.value, select.selectedOptions[0]?.text]).toEqual(["1/mementouri", "Напоминания"]);
  select.value = "/plati-restante";
  answers = [new Response(null, { status: 201 })];
  press();
  await expect.poll(() => sent.at(-1)?.method).toBe("POST");
  expect(sent.at(-1)?.body).toMatchObject({ categorie: "plati-restante", activ: true });
  expect(sent.at(-1)?.body).not.toHaveProperty("sistemId");
});

it("a preference names what no list offers by the words of its code, also where there is no library", async () => {
  const kept = { token: "T", expiresAt: Date.now() + 60_000 };
  localStorage.setItem("temelia.session.notifications/citizenToken", JSON.stringify(kept));
  const preference = { id: 7, categorie: "avize-vechi", sistemId: 3, canale: [], activ: true };
  answers = [
    Response.json(preference, { headers: { etag: '"1"' } }),
    problem(404, "error.negasit"),
    Response.json({ items: [], total: 0 }),
  ];
  await open("ale-mele-preferinta", "/ale-mele/preferinte/7");
  const select = document.getElementById("categorie") as HTMLSelectElement;
  expect([select.value, select.selectedOptions[0]?.text]).toEqual([
    "3/avize-vechi",
    "Avize vechi, de la un singur expeditor",
  ]);
});

it("a citizen's sessions are named by program and network; one is ended, or all others at both services", async () => {
  const kept = { token: "T", expiresAt: Date.now() + 60_000 };
  for (const service of ["documents", "notifications"])
    localStorage.setItem(`temelia.session.${service}/citizenToken`, JSON.stringify(kept));
  const times = { createdAt: "2026-03-01T10:00:00.000Z", expiresAt: "2026-03-01T11:00:00.000Z" };
  const place = { network: "188.25.14.0/24", privateNetwork: false, sameNetwork: false };
  const mine = {
    ...times,
    ...place,
    id: 1,
    current: true,
    sameNetwork: true,
    browser: "Firefox",
    system: "Windows",
  };
  const other = { ...times, ...place, id: 2, current: false, browser: "Chrome", system: "Android" };
  const unknown = {
    ...times,
    ...place,
    id: 3,
    current: false,
    network: "10.20.4.0/24",
    privateNetwork: true,
  };
  const lists = (...items: object[][]) => items.map((list) => Response.json({ items: list }));
  answers = lists([mine, other], [{ ...mine, id: 9 }, unknown]);
  await open("ale-mele-sesiuni", "/ale-mele/sesiuni");
  const text = () => byId("list").textContent;
  expect(text()).toContain("Firefox pe Windows – aceastadocumente; din aceeași rețea ca acum");
  expect(text()).toContain("Chrome pe Androiddocumente; din rețeaua 188.25.14.*");
  expect(text()).toContain("Program necunoscutnotificări; din rețeaua internă 10.20.4.*");
  expect(byId("list").querySelectorAll("details")).toHaveLength(2);
  answers = [new Response(null, { status: 204 }), ...lists([mine], [{ ...mine, id: 9 }, unknown])];
  byId("list").querySelector("button")?.click();
  await expect.poll(outcome).toBe("Sesiunea s-a încheiat.");
  expect(sent[2]?.path).toBe("/documents/api/v1/citizen/sessions/2/revoke");
  const ended = () => new Response(null, { status: 204 });
  answers = [ended(), ended(), ...lists([mine], [{ ...mine, id: 9 }])];
  press();
  await expect.poll(outcome).toBe("Celelalte sesiuni s-au încheiat.");
  expect(sent.filter(({ path }) => path.endsWith("/revoke-others"))).toHaveLength(2);
  expect(byId("form").hidden).toBe(true);
});

it("a notification shows its whole text, sender and files, and is marked as read by a button, which is offered once the notification has arrived", async () => {
  const kept = { token: "T", expiresAt: Date.now() + 60_000 };
  localStorage.setItem("temelia.session.notifications/citizenToken", JSON.stringify(kept));
  const notice = { id: 7, sistemId: 1, subject: "Aviz", status: "Sent", creatLa: "2026-03-01T10:00:00.000Z" };
  const message = {
    ...{ sistem: "Fiscul", expeditor: "Serviciul fiscal", adresaRaspuns: "fisc@exemplu.md", limba: "ru" },
    text: "Здравствуйте!\nСрок: 25 декабря.",
    fisiere: [{ numar: 1, nume: "aviz.pdf", tip: "application/pdf", dimensiune: 4_000_001 }],
    livrari: [{ canal: "Email", status: "Sent" }],
  };
  answers = [Response.json(notice), Response.json(message)];
  await open("ale-mele-notificare", "/ale-mele/notificari/7");
  expect([byId("message").textContent, byId("message").lang]).toEqual([message.text, "ru"]);
  expect(byId("facts").textContent).toContain("De laFiscul, Serviciul fiscal");
  expect(byId("reply-address").getAttribute("href")).toBe("mailto:fisc@exemplu.md");
  const given: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    given.push(this.download);
  });
  answers = [new Response("a"), new Response("b")];
  byId("list").querySelector("button")?.click();
  await expect.poll(outcome).toBe("Descărcat: aviz.pdf.");
  expect([given, sent.slice(2).map(({ headers }) => headers?.range)]).toEqual([
    ["aviz.pdf"],
    ["bytes=0-3999999", "bytes=4000000-4000000"],
  ]);
  expect(byId("form").hidden).toBe(false);
  answers = [Response.json({ ...notice, status: "Read" })];
  press();
  await expect.poll(() => byId("facts").textContent).toContain("citită");
  expect(byId("form").hidden).toBe(true);
  expect(sent.at(-1)?.path).toBe("/notifications/api/v1/citizen/notifications/7/read");
});
