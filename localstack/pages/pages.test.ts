import { describe, expect, it } from "vitest";
import { people } from "../demo/data.ts";
import { deployedServices } from "../serverless/functions.ts";
import { pageHeaders } from "./page.ts";
import { type Outbox, pageAt, RELOAD_SCRIPT } from "./pages.ts";

const receivedAt = "2026-01-02T10:00:00.000Z";
const mail = {
  from: "temelia@temelia.test",
  to: ["ana@demo.test"],
  subject: "<b>Extras</b>",
  text: "Deschideți http://localhost:3000/cont/activare?key=7 azi",
  html: '<p>Bună ziua</p><script>alert("x")</script>',
  headers: { "message-id": "<livrare-1@temelia.test>" },
  attachments: [{ name: "extras.html", type: "text/html", content: "Y29uyJtpbnV0" }],
  receivedAt,
};
const text = {
  id: "1",
  to: "+37369123456",
  from: "Temelia",
  text: "<b>unu</b>",
  reference: "livrare-2",
  receivedAt,
};
const push = {
  device: "maria",
  content: { title: "<b>Taxă</b>", body: "doi", livrareId: 3 },
  urgency: "normal",
  topic: "",
  ttl: 60,
  receivedAt,
};
const empty: Outbox = { mails: () => [], texts: () => [], pushes: () => [] };
const full: Outbox = {
  mails: () => [mail, { ...mail, subject: "Al doilea", html: undefined, attachments: [] }],
  texts: () => [text],
  pushes: () => [push],
};

async function bodyOf(address: string, outbox = full, acceptLanguage?: string): Promise<string> {
  const { pathname: path, searchParams: query } = new URL(address, "http://localhost");
  const headers = { "accept-language": acceptLanguage };
  return (await pageAt({ path, query, headers }, outbox))?.body ?? "";
}

describe("the pages of the local system", () => {
  it.each(["/demo", "/mail", "/sms", "/push"])("%s needs nothing that the policy forbids", async (path) => {
    const outside = (await bodyOf(path)).replaceAll(/srcdoc="[^"]*"/g, "");
    expect(outside).not.toMatch(/<script(?![^>]*src=)|<style|\sstyle=|\son\w+=|javascript:/);
    expect(pageHeaders["content-security-policy"]).toContain("script-src 'self'; style-src 'self'");
  });

  it("the pages of the local system are served with what they load, and nothing else", async () => {
    const page = await bodyOf("/demo");
    const loaded = [...page.matchAll(/(?:src|href)="(\/demo\/[^"]+)"/g)].map(([, path = ""]) => path);
    expect(loaded).not.toEqual([]);
    for (const path of [...loaded, RELOAD_SCRIPT]) expect(await bodyOf(path)).not.toBe("");
    for (const path of ["/demo/", "/demo/page.ts", "/demo/../pages.ts", "/constructor"])
      expect(await bodyOf(path)).toBe("");
  });

  it("speak the language of the browser, or the one that was chosen", async () => {
    const titles = await Promise.all([
      bodyOf("/mail"),
      bodyOf("/mail", full, "ru-MD,ru;q=0.9,ro;q=0.8"),
      bodyOf("/mail?limba=ro", full, "ru"),
      bodyOf("/demo", full, "en-GB,en;q=0.9"),
      bodyOf("/demo", full, "de"),
    ]);
    expect(titles.map((page) => /<html lang="(\w+)">/.exec(page)?.[1])).toEqual([
      "ro",
      "ru",
      "ro",
      "en",
      "ro",
    ]);
  });

  it("the pages of the local system say that nothing was sent yet", async () => {
    expect(await bodyOf("/mail", empty)).toContain("Încă nu s-a trimis niciun mesaj.");
    expect(await bodyOf("/mail")).not.toContain("Încă nu s-a trimis");
  });
});

it("/mail shows the mails newest first, as text, with links that are one click", async () => {
  const page = await bodyOf("/mail");
  expect(page.indexOf("Al doilea")).toBeLessThan(page.indexOf("&#60;b&#62;Extras"));
  expect(page).toContain('<a href="http://localhost:3000/cont/activare?key=7">');
});

it("/mail shows the HTML of a mail without scripts, its attachments as downloads, and its headers", async () => {
  const page = await bodyOf("/mail");
  expect(page).toMatch(/<iframe title="[^"]+" sandbox srcdoc="&#60;p&#62;Bună ziua/);
  expect(page).toContain('href="data:application/octet-stream;base64,Y29uyJtpbnV0" download="extras.html"');
  expect(page).toContain("message-id: &#60;livrare-1@temelia.test&#62;");
  expect(page).not.toContain("<script>alert");
});

it("/sms and /push show messages as text, with their sender and delivery", async () => {
  const [sms, pushes] = [await bodyOf("/sms"), await bodyOf("/push")];
  expect(sms).toMatch(/Temelia · livrare-2 · .*2026/);
  expect(sms).toContain("<pre>&#60;b&#62;unu&#60;/b&#62;</pre>");
  expect(pushes).toMatch(/maria · normal · livrare-3 · .*2026/);
  expect(pushes).toContain("<h2>&#60;b&#62;Taxă&#60;/b&#62;</h2>");
});

it("/demo names everyone who can sign in, at each service, and where", async () => {
  const page = await bodyOf("/demo");
  for (const { login, about } of people)
    expect([page.includes(login), page.includes(about[0])]).toEqual([true, true]);
  for (const service of deployedServices()) {
    expect(page).toContain(`href="/cont/intrare?serviciu=${service}"`);
    expect(page).toContain(`href="/${service}/docs"`);
  }
  for (const login of ["tudor.taxe", "maria.cetatean", "oficial", "Maria Popescu"])
    expect(page).toContain(login);
});
