import { createTransport } from "nodemailer";
import { expect, it } from "vitest";
import { byId, openMail, until } from "../testing/page.js";

const register = (login) =>
  fetch("/documents/api/register", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ login, email: `${login}@demo.test`, password: "o parolă lungă" }),
  });

it("/mail shows the mails, newest first, with links that are one click", async () => {
  await openMail();
  // Other tests may have sent mails to the same system.
  expect(byId("empty").hidden).toBe(byId("mails").children.length > 0);
  await register("primul");
  await register("al-doilea");
  const registered = () =>
    [...byId("mails").children].filter(({ textContent }) => /(primul|al-doilea)@/.test(textContent));
  await until(() => expect(registered()).toHaveLength(2));
  const [newest, oldest] = registered();
  expect(newest.textContent).toContain("al-doilea@demo.test");
  expect(oldest.textContent).toContain("primul@demo.test");
  expect(newest.querySelector("pre a").href).toMatch(/activare/);
  expect(byId("empty").hidden).toBe(true);
});

it("/mail shows the HTML of a mail without scripts, its attachments as downloads, and its headers", async () => {
  const { ports } = await (await fetch("/site/facts.json")).json();
  const content = Buffer.from("conținut");
  await createTransport({ host: "127.0.0.1", port: ports.smtp }).sendMail({
    from: "temelia@temelia.test",
    to: "ana@demo.test",
    subject: "Extras",
    text: "Bună ziua",
    html: "<p>Bună ziua</p><script>alert(1)</script>",
    messageId: "<livrare-1@temelia.test>",
    attachments: [{ filename: "extras.html", contentType: "text/html", content }],
  });
  const extract = () =>
    [...byId("mails").children].find(({ textContent }) => textContent.includes("livrare-1@temelia.test"));
  await until(() => expect(extract()).toBeDefined());
  const mail = extract();
  const frame = mail.querySelector("iframe");
  expect([frame.getAttribute("sandbox"), frame.getAttribute("srcdoc")]).toEqual([
    "",
    expect.stringContaining("<p>Bună ziua</p>"),
  ]);
  expect(mail.querySelector("ul a").getAttribute("download")).toBe("extras.html");
  expect(mail.querySelector("ul a").getAttribute("href")).toBe(
    `data:application/octet-stream;base64,${content.toString("base64")}`,
  );
  expect(mail.querySelector("details").textContent).toContain("message-id: <livrare-1@temelia.test>");
});
